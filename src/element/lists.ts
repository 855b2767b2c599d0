// Lists in attributes: commas between items, a bar before a label, both written `\,` `\|` as text.
/** Splits at a separator that is neither escaped nor inside parentheses; the escapes stay. */
export function split(text: string, separator: ',' | '|'): string[] {
  const items = ['']
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    const last = items.length - 1
    if (char === '\\') items[last] += char + text.charAt(++at)
    else if (char === separator && depth === 0) items.push('')
    else items[last] += char
    if (char === '(') depth++
    if (char === ')' && depth > 0) depth--
  }
  return items.map((item) => item.trim()).filter((item) => item !== '')
}

/** Called for each piece that is left out, with what would be valid, if that is more specific. */
export type Drop = (piece: string, right?: string) => void

/** The valid items; an invalid one does not affect the others. */
export function understood<T>(
  text: string,
  parse: (item: string) => T | null,
  drop: Drop = () => {},
) {
  const found: T[] = []
  for (const item of split(text, ',')) {
    const value = parse(item)
    if (value === null) drop(item)
    else found.push(value)
  }
  return found.length ? found : null
}

export const unescaped = (text: string) => text.replace(/\\([,|\\])/g, '$1').trim()
