// The words of the elements with their keys, under the headings and with the notes of their source.
import { readFileSync } from 'node:fs'
import { askWords } from '../src/ask/words/index.ts'
import { en } from '../src/shell/messages/en.ts'
import type { Message } from '../src/shell/messages/message.ts'
import { code, type Row, table } from './table.ts'

interface Part {
  title: string
  rows: Row[]
}

const all: Record<string, Message> = { ...en, ...askWords.en }

const wordsOf = (message: Message) => {
  return typeof message === 'string'
    ? message
    : Object.entries(message)
        .map(([form, text]) => `${code(form)} ${text}`)
        .join(' · ')
}

function partsOf(source: string): readonly Part[] {
  const parts: Part[] = []
  let note = ''
  for (const line of source.split('\n')) {
    const [, title] = /^ {2}\/\/ (.+)\.$/.exec(line) ?? []
    const [, told] = /^ {2}\/\*\* (.+) \*\/$/.exec(line) ?? []
    const [, key = ''] = /^ {2}(\w+):/.exec(line) ?? []
    if (title) parts.push({ title, rows: [] })
    if (told) note = told
    const message = all[key]
    if (!message) continue
    parts.at(-1)?.rows.push([code(key), wordsOf(message), note])
    note = ''
  }
  return parts
}

const sources = ['src/shell/messages/en.ts', 'src/ask/words/en.ts']
const parts = sources.flatMap((source) => partsOf(readFileSync(source, 'utf8')))
if (parts.flatMap(({ rows }) => rows).length !== Object.keys(all).length)
  throw new Error(`${sources.join(' or ')} has words without a comment above them`)

export const wordsTable = parts
  .map(({ title, rows }) => `## ${title}\n\n${table(['key', 'English', ''], rows)}`)
  .join('\n\n')
