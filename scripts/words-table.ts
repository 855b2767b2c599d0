// The words of the elements with their keys, under the headings and with the notes of their source.
import { readFileSync } from 'node:fs'
import { en, type Messages } from '../src/shell/messages/en.ts'
import { code, type Row, table } from './table.ts'

interface Part {
  title: string
  rows: Row[]
}

const isKey = (name: string): name is keyof Messages => name in en

const wordsOf = (key: keyof Messages) => {
  const message = en[key]
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
    if (!isKey(key)) continue
    parts.at(-1)?.rows.push([code(key), wordsOf(key), note])
    note = ''
  }
  return parts
}

const parts = partsOf(readFileSync('src/shell/messages/en.ts', 'utf8'))
if (parts.flatMap(({ rows }) => rows).length !== Object.keys(en).length)
  throw new Error('src/shell/messages/en.ts has words that stand under no comment')

export const wordsTable = parts
  .map(({ title, rows }) => `## ${title}\n\n${table(['key', 'English', ''], rows)}`)
  .join('\n\n')
