// What was written behind the name of the command.
import { parseArgs } from 'node:util'
import { CannotWork } from './page/source.ts'

const flag = { type: 'boolean', default: false } as const

export interface Options {
  pages: readonly string[]
  help: boolean
  version: boolean
  json: boolean
  offline: boolean
  /** Where files will be; null where that is not said. */
  base: URL | null
}

function baseIn(text: string | undefined): URL | null {
  if (text === undefined) return null
  const base = URL.canParse(text) ? new URL(text) : null
  if (!base || !/^https?:$/.test(base.protocol))
    throw new CannotWork(`--base takes an address such as https://www.example.com/, not ${text}.`)
  return base
}

export function optionsIn(words: readonly string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { help: flag, version: flag, json: flag, offline: flag, base: { type: 'string' } },
      allowPositionals: true,
    })
    return { ...values, pages: positionals, base: baseIn(values.base) }
  } catch (error) {
    if (error instanceof CannotWork) throw error
    const [first = ''] = error instanceof Error ? error.message.split('. ') : []
    throw new CannotWork(`${first}. site-embed --help says which options there are.`)
  }
}
