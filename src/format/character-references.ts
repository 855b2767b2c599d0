// Character references such as `&amp;` → characters. The browser's own parser would be an HTML sink.
/** Built for the first reference, which most pages never have. */
let known: ReadonlyMap<string, string> | null = null

/** A name and its character by turns. For accents it is the combining character. */
const makeSigns = () =>
  new Map(
    [
      ...'amp&lt<gt>quot"apos\'nbsp\u00a0hellip…ndash–mdash—lsquo‘rsquo’sbquo‚ldquo“rdquo”bdquo„laquo«raquo»middot·bull•copy©reg®trade™euro€pound£sect§deg°times×plusmn±shy\u00adensp\u2002emsp\u2003thinsp\u2009lsaquo‹rsaquo›larr←rarr→uarr↑darr↓check✓star☆starf★szligßoslashøOslashØaeligæAEligÆoeligœOEligŒlstrokłLstrokŁacute\u0301grave\u0300circ\u0302tilde\u0303uml\u0308ring\u030acedil\u0327ogon\u0328caron\u030cdot\u0307'.matchAll(
        /([a-z]+)(\W)/gi,
      ),
    ].map(([, name = '', sign = '']) => [name, sign]),
  )

function signOf(name: string): string | undefined {
  known ??= makeSigns()
  return known.get(name)
}

/** `ouml` is composed of `o` and `uml`, so that accented letters need no table. */
function letter(name: string): string | undefined {
  const composed = `${name.charAt(0)}${signOf(name.slice(1))}`.normalize()
  return composed.length === 1 ? composed : undefined
}

function character(whole: string, decimal?: string, hex?: string, name = ''): string {
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  if (code > 0 && code < 0x110000) return String.fromCodePoint(code)
  return signOf(name) ?? letter(name) ?? whole
}

export const decodeReferences = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, character)
