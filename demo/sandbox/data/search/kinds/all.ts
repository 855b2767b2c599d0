// Every category has one kind of event, from the texts beside this file.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LeafCategory } from '../categories.ts'
import type { EventKind } from './kind.ts'
import { kindsIn } from './read-kinds.ts'

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.md'))

const kinds = new Map(
  files.flatMap((name) => kindsIn(readFileSync(join(import.meta.dirname, name), 'utf8'))),
)

export function kindOf(category: LeafCategory): EventKind {
  const kind = kinds.get(category)
  if (!kind) throw new Error(`No kind of event is written for ${category}`)
  return kind
}
