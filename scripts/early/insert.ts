// Inserts the lines at the beginning of the head, after the encoding.

/** Removes earlier lines, because they are made again each time. */
const marked = /\n?<!-- early\b[\s\S]*?<!-- \/early -->/g

const opening =
  '<!-- early: these lines send the first requests before the script has loaded. They fit the tags as they are now. When a setting changes, delete the lines or make them again. -->'

const beginnings = [
  /<meta[^>]+charset[^>]*>/i,
  /<head(\s[^>]*)?>/i,
  /<html(\s[^>]*)?>/i,
  /<!doctype[^>]*>/i,
]

export function insertLines(page: string, lines: readonly string[]): string {
  const plain = page.replace(marked, '')
  if (!lines.length) return plain
  const text = [opening, ...lines, '<!-- /early -->'].join('\n')
  const found = beginnings.map((pattern) => pattern.exec(plain)).find(Boolean)
  if (!found) return `${text}\n${plain}`
  const at = found.index + found[0].length
  return `${plain.slice(0, at)}\n${text}${plain.slice(at)}`
}
