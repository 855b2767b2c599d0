// `site-embed check`: page by page, then what was found in all of them.
import type { Options } from '../options.ts'
import { CannotWork, orTold, sourceOf } from '../page/source.ts'
import { progressOn, stepsOf } from '../progress.ts'
import { type Checked, checkPage } from './check.ts'
import type { Finding } from './finding.ts'
import { nothingAsked } from './services.ts'

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`

const withGrade = (findings: readonly Finding[], grade: Finding['grade']) =>
  findings.filter((one) => one.grade === grade).length

const linesOf = (name: string, findings: readonly Finding[]) =>
  findings.map(
    ({ line, column, about, message }) => `  ${name}:${line}:${column}  ${about}\n    ${message}`,
  )

function told({ name, elements, findings, told }: Checked, offline: boolean): string {
  if (findings.length) return [name, ...linesOf(name, findings)].join('\n')
  const asked = offline ? ', without asking the services' : ''
  const whole = elements
    ? `${name}: nothing wrong with ${count(elements, 'element')}${asked}.`
    : `${name}: it has no <site-search> and no <rich-doc>.`
  return [whole, ...linesOf(name, told)].join('\n')
}

function summary(pages: readonly Checked[]): string {
  const all = pages.flatMap(({ findings }) => findings)
  const mistakes = withGrade(all, 'mistake')
  const hints = withGrade(all, 'hint')
  const unasked = withGrade(all, 'unasked')
  const wrong = pages.filter(({ findings }) => withGrade(findings, 'mistake')).length
  return [
    mistakes
      ? `${count(mistakes, 'mistake')} in ${count(wrong, 'page')} of ${pages.length}.`
      : `No mistake in ${count(pages.length, 'page')}.`,
    hints && `${count(hints, 'hint')}.`,
    unasked && `${count(unasked, 'question')} could not be asked.`,
  ]
    .filter(Boolean)
    .join(' ')
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
      const here = `page ${at + 1} of ${pages.length}: ${name}`
      progress.at(here)
      const source = await orTold(sourceOf(name, base), missing)
      if (source) checked.push(await checkPage(source, asked, stepsOf(progress, here)))
    }
  } finally {
    progress.over()
  }
  const all = checked.flatMap(({ findings }) => findings)
  for (const message of missing) console.error(message)
  if (json) console.log(JSON.stringify({ pages: checked, missing }, null, 2))
  else if (checked.length)
    console.log([...checked.map((page) => told(page, offline)), '', summary(checked)].join('\n'))
  if (withGrade(all, 'mistake')) return 1
  return withGrade(all, 'unasked') || missing.length ? 2 : 0
}
