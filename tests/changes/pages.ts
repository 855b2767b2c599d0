// The worked changes of docs/changes, as they are printed: what to apply, what to run, and how many lines
// the page says it takes.
import { readdirSync, readFileSync } from 'node:fs'

export interface Printed {
  /** What the page says of it: `35 lines more, in 7 files`. */
  said: string
  diff: string
}
export interface WorkedChange {
  name: string
  change: Printed
  promise: Printed
  commands: string[]
}

const folder = 'docs/changes'

function partOf(page: string, label: string): Printed {
  const found = new RegExp(
    `^\\*\\*${label}:\\*\\* (.+)\\.$\\n\\n^\`\`\`diff\\n([\\s\\S]*?)^\`\`\``,
    'm',
  ).exec(page)
  if (!found) throw new Error(`a page has no “${label}:” with a diff below it`)
  const [, said = '', diff = ''] = found
  return { said, diff }
}

const commandsOf = (page: string) =>
  (/^```sh\n([\s\S]*?)^```/m.exec(page)?.[1] ?? '').split('\n').filter(Boolean)

export const workedChanges: readonly WorkedChange[] = readdirSync(folder).map((file) => {
  const page = readFileSync(`${folder}/${file}`, 'utf8')
  return {
    name: file.replace(/\.md$/, ''),
    change: partOf(page, 'The change'),
    promise: partOf(page, 'Its promise'),
    commands: commandsOf(page),
  }
})

/** `1 line`, `2 lines`. */
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** How many lines and files it takes, in the words of the pages. */
export function sizeOf({ diff }: Printed): string {
  const beginning = (sign: RegExp) => diff.split('\n').filter((line) => sign.test(line)).length
  const more = beginning(/^\+(?!\+\+ )/)
  const less = beginning(/^-(?!-- )/)
  const taken = less ? `, ${less} less` : ''
  return `${counted(more, 'line')} more${taken}, in ${counted(beginning(/^\+\+\+ /), 'file')}`
}

/** Each place that a diff changes: the file, and what stands there before; empty for a new file. */
export function placesIn({ diff }: Printed): { file: string; before: string }[] {
  return diff.split(/^--- /m).flatMap((part) => {
    const file = /^\+\+\+ b\/(.+)$/m.exec(part)?.[1]
    if (file === undefined) return []
    const [, ...hunks] = part.split(/^@@ .*\n/m)
    return hunks.map((hunk) => ({ file, before: linesBefore(hunk) }))
  })
}

const linesBefore = (hunk: string) =>
  hunk
    .split('\n')
    .filter((line) => /^[ -]/.test(line))
    .map((line) => `${line.slice(1)}\n`)
    .join('')
