// The settings of VS Code: JSON with comments and trailing commas. New lines are inserted into the text, and
// everything else stays byte for byte.
import { isObject, listOf } from '../../../src/net/json.ts'
import { CannotWork } from '../page/source.ts'

const comment = /"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g
const lastComma = /"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/g

/** As many blanks, so that each place stays the same; words in quotes are no comments. */
const without = (pattern: RegExp, text: string) =>
  text.replace(pattern, (found) => (found.startsWith('"') ? found : found.replace(/[^\n]/g, ' ')))

const plainOf = (text: string) => without(lastComma, without(comment, text))

function valuesIn(text: string): Record<string, unknown> {
  try {
    const values: unknown = JSON.parse(plainOf(text))
    if (isObject(values)) return values
  } catch {
    // Told below.
  }
  throw new CannotWork('The settings are not a JSON object, so they stay unchanged.')
}

const inserted = (text: string, at: number, piece: string) =>
  text.slice(0, at) + piece + text.slice(at)

/** On a line of its own before the end of the object, with a comma behind what was the last. */
function withMember(text: string, member: string): string {
  const line = text.includes('\r\n') ? '\r\n' : '\n'
  const uncommented = without(comment, text)
  const end = uncommented.lastIndexOf('}')
  const before = uncommented.slice(0, end).trimEnd()
  const start = text.lastIndexOf('\n', end) + 1
  const isAlone = start > 0 && text.slice(start, end).trim() === ''
  const longer = inserted(text, isAlone ? start : end, `${isAlone ? '' : line}  ${member}${line}`)
  return /[{,]$/.test(before) ? longer : inserted(longer, before.length, ',')
}

function withItem(text: string, name: string, path: string, isFirst: boolean): string {
  const begin = new RegExp(`"${name.replace('.', '\\.')}"\\s*:\\s*\\[`).exec(without(comment, text))
  return begin
    ? inserted(text, begin.index + begin[0].length, `"${path}"${isFirst ? '' : ', '}`)
    : text
}

/** The same text where the path is named already. */
export function withPath(text: string, name: string, path: string): string {
  const list = valuesIn(text)[name]
  if (listOf(list).includes(path)) return text
  const longer =
    list === undefined
      ? withMember(text, `"${name}": ["${path}"]`)
      : withItem(text, name, path, listOf(list).length === 0)
  if (!listOf(valuesIn(longer)[name]).includes(path))
    throw new CannotWork(`${name} in the settings is not a list. Write "${name}": ["${path}"].`)
  return longer
}
