// Markup that a CMS left in a record → the text that it stands for, without any parser of the
// browser's. What was found stays marked; what only looks like a tag (`a < b`, `List<String>`) stays.
import { highlightMarks } from './field.ts'

const inline =
  'a|abbr|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|label|mark|o:p|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr'
const block =
  'address|article|aside|audio|blockquote|br|button|caption|center|col|colgroup|dd|details|div|dl|dt|embed|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|img|input|legend|li|main|nav|noscript|object|ol|option|p|param|path|picture|pre|section|select|source|summary|svg|table|tbody|td|textarea|tfoot|th|thead|tr|track|ul|video'
const tag = `\\/?(?:(${inline})|${block})(?=[\\s/>…]|$)`

/** Nothing inside these is text. */
const unseen = /<!--.*?(?:-->|$)|<(script|style)(?=[\s>]).*?(?:<\/\1\s*>|$)/gis
const wholeTag = new RegExp(`<${tag}(?:[^"'<>]|"[^"]*"|'[^']*')*>`, 'gi')
/** Cut by the end of a snippet, or with its quotes in disorder. */
const brokenTag = new RegExp(`<(?:${tag}[^<>]*(?:>|$)|\\/?…?$)`, 'gi')
/** The rest of a tag that the beginning of a snippet has cut. */
const cutTag = new RegExp(`^…\\s*(?:[^<>]*["']\\s*\\/?|\\/?(?:${inline}|${block}))>`, 'i')

/** The service marks names of tags and entities as it marks words. */
const markedName = /<[^\s<>]*|&[^\s&;]{1,45};/g

const gap = (whole: string, isInline?: unknown) =>
  whole.endsWith('…') ? ' …' : isInline ? '' : ' '

const accents = new Map(
  Object.entries({
    acute: '\u0301',
    grave: '\u0300',
    circ: '\u0302',
    tilde: '\u0303',
    uml: '\u0308',
    ring: '\u030a',
    cedil: '\u0327',
    ogon: '\u0328',
    caron: '\u030c',
    dot: '\u0307',
  }),
)

/** Each name with its sign behind it. */
const signs = new Map(
  [
    ...'amp&lt<gt>quot"apos\'nbsp\u00a0shy\u00adhellip…ndash–mdash—lsquo‘rsquo’sbquo‚ldquo“rdquo”bdquo„laquo«raquo»lsaquo‹rsaquo›middot·bull•iexcl¡iquest¿copy©reg®trade™euro€pound£yen¥cent¢sect§deg°times×plusmn±frac12½larr←rarr→szligßoslashøOslashØaeligæAEligÆoeligœOEligŒlstrokłLstrokŁ'.matchAll(
      /([a-z]+\d*)(\W)/gi,
    ),
  ].map(([, name = '', sign]) => [name, sign]),
)

/** `ouml` is an o and its dots: letters need no table. */
function letter(name: string): string | undefined {
  const accent = accents.get(name.slice(1))
  const composed = accent && (name.charAt(0) + accent).normalize()
  return composed?.length === 1 ? composed : undefined
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
    .replace(wholeTag, gap)
    .replace(brokenTag, gap)
    .replace(cutTag, '…')
    .replace(/[ \t\n\r\f]+/g, ' ')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+\d*));/gi, character)
    .trim()
}
