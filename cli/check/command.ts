// `site-embed check`: page by page, then what was found in all of them.
import type { Options } from '../options.ts'
import { CannotWork, orTold, sourceOf } from '../page/source.ts'
import { progressOn } from '../progress.ts'
import { type Checked, checkPage } from './check.ts'
import { nothingAsked } from './services.ts'

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`

const isMistake = ({ grade }: Checked['findings'][number]) => grade === 'mistake'

function told({ name, elements, findings }: Checked, offline: boolean): string {
  if (!findings.length) {
    const asked = offline ? ', as far as can be told without asking' : ''
    return elements
      ? `${name}: nothing wrong with ${count(elements, 'element')}${asked}.`
      : `${name}: there is no <site-search> and no <rich-doc> in it.`
  }
  const lines = findings.map(
    ({ line, column, about, message }) => `  ${name}:${line}:${column}  ${about}\n    ${message}`,
  )
  return `${name}\n${lines.join('\n')}`
}

function summary(pages: readonly Checked[]): string {
  const all = pages.flatMap(({ findings }) => findings)
  const mistakes = all.filter(isMistake).length
  const unasked = all.length - mistakes
  const wrong = pages.filter(({ findings }) => findings.some(isMistake)).length
  const found = mistakes
    ? `${count(mistakes, 'mistake')} in ${count(wrong, 'page')} of ${pages.length}.`
    : `No mistake in ${count(pages.length, 'page')}.`
  return unasked ? `${found} ${count(unasked, 'question')} could not be asked.` : found
}

export async function check({ pages, base, offline, json }: Options): Promise<number> {
  if (!pages.length)
    throw new CannotWork('Name a page: site-embed check page.html, or its address.')
  const progress = progressOn(process.stderr)
  const asked = offline ? null : nothingAsked()
  const checked: Checked[] = []
  const missing: string[] = []
  try {
    for (const [at, name] of pages.entries()) {
      progress.at(`page ${at + 1} of ${pages.length}: ${name}`)
      const source = await orTold(sourceOf(name, base), missing)
      if (source) checked.push(await checkPage(source, asked))
    }
  } finally {
    progress.over()
  }
  const all = checked.flatMap(({ findings }) => findings)
  for (const message of missing) console.error(message)
  if (json) console.log(JSON.stringify({ pages: checked, missing }, null, 2))
  else if (checked.length)
    console.log([...checked.map((page) => told(page, offline)), '', summary(checked)].join('\n'))
  if (all.some(isMistake)) return 1
  return all.length || missing.length ? 2 : 0
}
