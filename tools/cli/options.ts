// Reads the arguments of a command.
import { parseArgs } from 'node:util'
import { CannotWork } from './page/source.ts'

const flag = { type: 'boolean', default: false } as const
const text = { type: 'string' } as const

export interface Options {
  pages: readonly string[]
  help: boolean
  version: boolean
  json: boolean
  offline: boolean
  /** Where files will be; null if unknown. */
  base: URL | null
  dryRun: boolean
  remove: boolean
  /** The folder to write into; null: pages are written where they are. */
  out: string | null
  /** For how many minutes an answer that is written counts; 0: it is not written. */
  fresh: number
}

function baseIn(text: string | undefined): URL | null {
  if (text === undefined) return null
  const base = URL.canParse(text) ? new URL(text) : null
  if (!base || !/^https?:$/.test(base.protocol))
    throw new CannotWork(`--base takes an address such as https://www.example.com/, not ${text}.`)
  return base
}

/** Told what would be right, rather than taken for another number. */
function minutesIn(text: string | undefined): number {
  if (text !== undefined && !/^[1-9]\d{0,5}$/.test(text))
    throw new CannotWork(`--fresh takes a whole number of minutes, such as 60, not ${text}.`)
  return Number(text ?? 0)
}

const known = {
  help: flag,
  version: flag,
  json: flag,
  offline: flag,
  'dry-run': flag,
  remove: flag,
  base: text,
  out: text,
  fresh: text,
} as const

/** An option that another command has would do nothing. */
const others: Readonly<Record<string, readonly string[]>> = {
  check: ['dry-run', 'remove', 'out', 'fresh'],
  prerender: ['offline'],
  editors: ['offline', 'base', 'out', 'fresh', 'remove'],
}

function checkFits(command: string, given: readonly string[]) {
  const idle = given.find((name) => others[command]?.includes(name))
  if (idle) throw new CannotWork(`${command} has no --${idle}. --help says which options it has.`)
  if (given.includes('remove') && given.includes('fresh'))
    throw new CannotWork('--fresh does nothing together with --remove. Leave one of them out.')
}

export function optionsIn(words: readonly string[], command: string): Options {
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...words],
      options: known,
      allowPositionals: true,
      tokens: true,
    })
    checkFits(
      command,
      tokens.flatMap((token) => (token.kind === 'option' ? token.name : [])),
    )
    return {
      ...values,
      pages: positionals,
      base: baseIn(values.base),
      dryRun: values['dry-run'],
      out: values.out ?? null,
      fresh: minutesIn(values.fresh),
    }
  } catch (error) {
    if (error instanceof CannotWork) throw error
    const [first = ''] = error instanceof Error ? error.message.split('. ') : []
    throw new CannotWork(`${first}. site-embed --help says which options there are.`)
  }
}
