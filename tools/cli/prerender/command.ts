// `site-embed prerender`: page by page. A page that fails stays unchanged, and the others continue.
import { relative, resolve } from 'node:path'
import type { Options } from '../options.ts'
import { addressOf, CannotWork, isAddress } from '../page/source.ts'
import { progressOn, type Step, stepsOf } from '../progress.ts'
import { fileAt, placeFor, write } from './files.ts'
import { type Prerendered, prerendered } from './page.ts'
import { withoutWritten } from './splice.ts'

interface Done {
  name: string
  /** Where it was written, or would be. */
  file: string
  state: 'written' | 'unchanged' | 'failed'
  elements: number
  notes: readonly string[]
  problem: string | null
}

const plural = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

async function take(name: string, options: Options, step: Step): Promise<Done> {
  const { base, out, dryRun, fresh, remove } = options
  const { mark, html } = await fileAt(name)
  const file = resolve(name)
  const source = { name, html, file, url: addressOf(file, base), headers: new Headers() }
  const made: Prerendered = remove
    ? { html: withoutWritten(html), elements: 0, notes: [] }
    : await prerendered(source, fresh, step)
  const place = placeFor(name, out)
  const isSame = made.html === html
  if (!dryRun && !(isSame && place === file)) await write(place, mark + made.html)
  return {
    ...{ name, file: relative(process.cwd(), place), problem: null },
    ...{ elements: made.elements, notes: made.notes },
    state: isSame ? 'unchanged' : 'written',
  }
}

async function attempt(name: string, options: Options, step: Step): Promise<Done> {
  try {
    return await take(name, options, step)
  } catch (error) {
    if (error instanceof CannotWork) throw error
    const problem = error instanceof Error ? error.message : String(error)
    return { name, file: name, state: 'failed', elements: 0, notes: [], problem }
  }
}

function told({ name, file, state, elements, notes, problem }: Done, options: Options): string {
  const does = options.dryRun ? 'would be written' : 'written'
  const where = options.out === null ? '' : ` to ${file}`
  const what = options.remove ? '' : `, with ${plural(elements, 'element')}`
  const lines = {
    written: `${name}: ${does}${where}${what}.`,
    unchanged: `${name}: nothing to change.`,
    failed: `${name}: left as it was. ${problem}.`,
  }
  return [lines[state], ...notes.map((note) => `  ${note}.`)].join('\n')
}

export async function prerender(options: Options): Promise<number> {
  const { pages, json } = options
  if (!pages.length) throw new CannotWork('Name a page: site-embed prerender page.html')
  const address = pages.find(isAddress)
  if (address) throw new CannotWork(`prerender writes files: ${address} is none.`)
  // Before the first is written: one that is not there is a slip of the pen.
  for (const name of pages) await fileAt(name).catch(onlyMissing)
  const progress = progressOn(process.stderr)
  const done: Done[] = []
  for (const [at, name] of pages.entries()) {
    const here = `page ${at + 1} of ${pages.length}: ${name}`
    progress.at(here)
    done.push(await attempt(name, options, stepsOf(progress, here)))
  }
  progress.over()
  if (json) console.log(JSON.stringify({ pages: done }, null, 2))
  else console.log(done.map((one) => told(one, options)).join('\n'))
  return done.some(({ state }) => state === 'failed') ? 1 : 0
}

/** Other problems of a file are reported when its turn comes. */
function onlyMissing(error: unknown) {
  if (error instanceof CannotWork) throw error
}
