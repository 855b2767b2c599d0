// Whether this computer has time: what others do on it is measured along.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const IDLE_ENOUGH = 0.8
const LOOK_FOR = 3000
const GIVE_UP_AFTER = 5 * 60_000

/** Ticks of all processors since start, or null where the system does not tell. */
function ticks(): { idle: number; all: number } | null {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    const numbers = line.trim().split(/\s+/).slice(1, 9).map(Number)
    const [, , , idle = 0, waiting = 0] = numbers
    return { idle: idle + waiting, all: numbers.reduce((sum, number) => sum + number, 0) }
  } catch {
    return null
  }
}

async function idleShare(): Promise<number | null> {
  const before = ticks()
  await sleep(LOOK_FOR)
  const after = ticks()
  return before && after ? (after.idle - before.idle) / (after.all - before.all) : null
}

/** How idle it was in the end, and a warning where that was not enough. */
export async function waitForQuiet(
  now: boolean,
): Promise<{ idle: number | null; warning?: string }> {
  const until = Date.now() + (now ? 0 : GIVE_UP_AFTER)
  for (;;) {
    const idle = await idleShare()
    if (idle === null) return { idle, warning: 'This system does not tell how busy it is.' }
    if (idle >= IDLE_ENOUGH) return { idle }
    if (Date.now() >= until) {
      const share = `${Math.round(idle * 100)} %`
      return {
        idle,
        warning: `The machine was only ${share} idle: trust the ratios, not the numbers.`,
      }
    }
    process.stderr.write(`waiting for a quiet machine: ${Math.round(idle * 100)} % idle\n`)
  }
}
