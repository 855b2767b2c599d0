// Turns markup that a CMS left in a record into text, without the browser's parser. Marks of found words stay, and
// so does text that only looks like a tag (`a < b`, `List<String>`).
import { decodeReferences } from '../../format/character-references.ts'
import { highlightMarks } from './field.ts'

/** Inline tags may be inside a word, so no space replaces them. */
const inline = '[abiqsu]|abbr|cite|code|del|em|font|ins|kbd|mark|small|span|strong|su[bp]|time|wbr'
/** Tag names are all in lower case or all in capitals: `<String>` is a type. */
const name = `\\/?(?:(${inline})|[a-z][a-z\\d:-]*|[A-Z]+\\d?)(?=[\\s/>…])`

/** Comments, scripts and styles: nothing inside them is text. */
const unseen = /<!--.*?(?:-->|$)|<(script|style)(?=[\s>]).*?(?:<\/\1\s*>|$)/gis
const tag = new RegExp(
  `<${name}(?:\\s+[\\w:@.-]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'<>]+))?)*\\s*\\/?>`,
  'g',
)
/** A tag that the end of a snippet has cut off, or whose quotes do not match. */
const brokenTag = new RegExp(`<${name}(?=[^<>]*(?:=["']|…$))[^<>]*(?:>|$)|<\\/?…?$`, 'g')
/** The end of a tag whose beginning a snippet has cut off. */
const cutTag = /^…\s*(?:[^<>]*["']\s*\/?|\/?[a-z]+\d?)>/

/** The service marks found words inside tags and entities too; these marks are removed. */
const markedName = /<[^\s<>]*|&[^\s&;]{1,45};/g

const gap = (whole: string, isInline?: unknown) =>
  whole.endsWith('…') ? ' …' : isInline ? '' : ' '

export function plain(text: string): string {
  if (!/[<>&]/.test(text)) return text.trim()
  const read = text
    .replace(markedName, (name) => name.replace(highlightMarks, ''))
    .replace(unseen, ' ')
    .replace(tag, gap)
    .replace(brokenTag, gap)
    .replace(cutTag, '…')
    .replace(/[ \t\n\r\f]+/g, ' ')
  return decodeReferences(read).trim()
}
