// Markup that a CMS left in a record → the text that it stands for, without any parser of the
// browser's. What was found stays marked; what only looks like a tag (`a < b`, `List<String>`) stays.
import { decodeReferences } from '../../format/character-references.ts'
import { highlightMarks } from './field.ts'

/** Tags between which no word ends. */
const inline = '[abiqsu]|abbr|cite|code|del|em|font|ins|kbd|mark|small|span|strong|su[bp]|time|wbr'
/** All small or all large: `<String>` is a type. */
const name = `\\/?(?:(${inline})|[a-z][a-z\\d:-]*|[A-Z]+\\d?)(?=[\\s/>…])`

/** Nothing inside these is text. */
const unseen = /<!--.*?(?:-->|$)|<(script|style)(?=[\s>]).*?(?:<\/\1\s*>|$)/gis
const tag = new RegExp(
  `<${name}(?:\\s+[\\w:@.-]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'<>]+))?)*\\s*\\/?>`,
  'g',
)
/** Cut by the end of a snippet, or with its quotes in disorder. */
const brokenTag = new RegExp(`<${name}(?=[^<>]*(?:=["']|…$))[^<>]*(?:>|$)|<\\/?…?$`, 'g')
/** The rest of a tag that the beginning of a snippet has cut. */
const cutTag = /^…\s*(?:[^<>]*["']\s*\/?|\/?[a-z]+\d?)>/

/** The service marks names of tags and entities as it marks words. */
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
