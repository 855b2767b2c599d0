// Markup that a CMS left in a record → the text that it stands for, without any parser of the
// browser's. What was found stays marked; what only looks like a tag (`a < b`, `List<String>`) stays.
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

/** Each name with its sign behind it; those of accents with what stands on a letter. */
const signs = new Map(
  [
    ...'amp&lt<gt>quot"apos\'nbsp\u00a0hellip…ndash–mdash—lsquo‘rsquo’sbquo‚ldquo“rdquo”bdquo„laquo«raquo»middot·bull•copy©reg®trade™euro€pound£sect§deg°times×szligßoslashøOslashØaeligæAEligÆoeligœOEligŒlstrokłLstrokŁacute\u0301grave\u0300circ\u0302tilde\u0303uml\u0308ring\u030acedil\u0327ogon\u0328caron\u030cdot\u0307'.matchAll(
      /([a-z]+)(\W)/gi,
    ),
  ].map(([, name = '', sign]) => [name, sign]),
)

/** `ouml` is an o and its dots: letters need no table. */
function letter(name: string): string | undefined {
  const composed = `${name.charAt(0)}${signs.get(name.slice(1))}`.normalize()
  return composed.length === 1 ? composed : undefined
}

function character(whole: string, decimal?: string, hex?: string, name = ''): string {
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  if (code > 0 && code < 0x110000) return String.fromCodePoint(code)
  return signs.get(name) ?? letter(name) ?? whole
}

export function plain(text: string): string {
  if (!/[<>&]/.test(text)) return text.trim()
  return text
    .replace(markedName, (name) => name.replace(highlightMarks, ''))
    .replace(unseen, ' ')
    .replace(tag, gap)
    .replace(brokenTag, gap)
    .replace(cutTag, '…')
    .replace(/[ \t\n\r\f]+/g, ' ')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, character)
    .trim()
}
