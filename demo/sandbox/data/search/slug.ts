// Titles as they stand in an address: plain letters, digits and hyphens.

const apart: Record<string, string> = {
  ł: 'l',
  ø: 'oe',
  æ: 'ae',
  å: 'aa',
  ß: 'ss',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
}

export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[łøæåßäöü]/g, (letter) => apart[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
