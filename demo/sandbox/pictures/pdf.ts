// A PDF by hand: six objects, a table of where each begins, and a trailer.

/** Letters that the built-in font's usual encoding lacks, by the names the font knows them under. */
const added: Record<string, string> = {
  Ą: 'Aogonek',
  ą: 'aogonek',
  Ć: 'Cacute',
  ć: 'cacute',
  Ę: 'Eogonek',
  ę: 'eogonek',
  Ł: 'Lslash',
  ł: 'lslash',
  Ń: 'Nacute',
  ń: 'nacute',
  Ś: 'Sacute',
  ś: 'sacute',
  Ź: 'Zacute',
  ź: 'zacute',
  Ż: 'Zdotaccent',
  ż: 'zdotaccent',
  '–': 'endash',
  '—': 'emdash',
  '’': 'quoteright',
}
const firstAdded = 128

/** One byte for each letter; what no font would show becomes a question mark. */
function shown(text: string): string {
  const codes = [...text.normalize('NFC')].map((letter) => {
    const place = Object.keys(added).indexOf(letter)
    if (place >= 0) return String.fromCharCode(firstAdded + place)
    return letter.length === 1 && letter.charCodeAt(0) < 256 ? letter : '?'
  })
  return codes.join('').replace(/[\\()]/g, (sign) => `\\${sign}`)
}

/** A title outside the page may have any letter, as UTF-16. */
function named(text: string): string {
  return `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
}

function pageContent(title: string): string {
  return [
    '0.16 0.35 0.43 rg 0 822 595 20 re f',
    `BT /F1 24 Tf 56 740 Td (${shown(title)}) Tj ET`,
    '0.87 0.6 0.18 rg 56 722 96 3 re f',
  ].join('\n')
}

function objects(title: string): string[] {
  const content = pageContent(title)
  const names = Object.values(added).map((name) => `/${name}`)
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ' +
      '/Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding ' +
      `/BaseEncoding /WinAnsiEncoding /Differences [${firstAdded} ${names.join(' ')}] >> >>`,
    `<< /Title ${named(title)} >>`,
  ]
}

export function onePage(title: string): Uint8Array {
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'
  const places: number[] = []
  for (const [index, object] of objects(title).entries()) {
    places.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = places.length + 1
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info ${places.length} 0 R >>\n`
  const end = `${trailer}startxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}xref\n0 ${count}\n0000000000 65535 f \n${table}${end}`, 'latin1')
}
