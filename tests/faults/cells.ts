// Walks the cells of one engine. What cannot be walked, because the engine is not there or is gone, is a
// cell as well, and not ok.
import { setTimeout as pause } from 'node:timers/promises'
import type { Case } from './cases.ts'
import { engines, type Hands, type Session } from './engines.ts'
import type { Cell } from './matrix.ts'
import type { Stage } from './stage.ts'
import { walk } from './walk.ts'

/** Many times what the longest cell takes: only a browser that is gone takes longer. */
const SILENCE = 5 * 60_000

type Seen = Pick<Cell, 'ok' | 'seen'>

export async function open(engine: string): Promise<Session | string> {
  try {
    return (await engines[engine]?.()) ?? 'it is not installed'
  } catch (error) {
    return `it does not start: ${error}`
  }
}

async function seenOn(stage: Stage, hands: Hands, one: Case): Promise<Seen> {
  const { url, service } = await stage.open(one.element)
  try {
    return { ok: true, seen: await walk(hands, one, url, service) }
  } catch (error) {
    return { ok: false, seen: error instanceof Error ? error.message : String(error) }
  } finally {
    await service.close()
  }
}

export async function walkAll(
  stage: Stage,
  engine: string,
  session: Session | string,
  cases: readonly Case[],
): Promise<Cell[]> {
  let lost = typeof session === 'string' ? session : ''
  if (lost) console.log(`${engine}: ${lost}.`)
  const cells: Cell[] = []
  for (const one of cases) {
    const seen =
      typeof session === 'string' || lost
        ? null
        : await Promise.race([
            seenOn(stage, session.hands, one),
            pause(SILENCE, null, { ref: false }),
          ])
    if (!seen) lost ||= 'the browser answers no more'
    const { element, moment, row } = one
    const cell = {
      engine,
      element,
      fault: row.name,
      moment,
      ...(seen ?? { ok: false, seen: lost }),
    }
    if (seen && !seen.ok) console.log(`${engine}, ${element}, ${row.name}, ${moment}: ${seen.seen}`)
    cells.push(cell)
  }
  return cells
}
