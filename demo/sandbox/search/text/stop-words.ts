// Words that carry no meaning of their own, folded, for the four languages of the sandbox.

export type Language = 'en' | 'pl' | 'de' | 'da'

const LISTS: Record<Language, string> = {
  en: 'a an and are as at be by for from has have in into is it its of on or that the their this to was were will with',
  pl: 'a aby albo ale byc co czy dla do gdzie i ich jak jego jej jest jako lub ma na nad nie o od oraz po pod przed przez przy sa sie ta tak te ten to w we z za ze',
  de: 'aber als am an auf aus bei das dem den der des die durch ein eine einem einen einer es fur im in ist mit nach nicht oder sich sind und unter vom von vor wie wird zu zum zur uber',
  da: 'af at da de dem den der det dig du eller en er et for fra han har hun i ikke ind jeg med men mig mod nar og om op os over pa pa sig sin som til ud under var ved vi',
}

const SETS = new Map<string, Set<string>>(
  Object.entries(LISTS).map(([language, list]) => [language, new Set(list.split(' '))]),
)

export function isStopWord(word: string, languages: readonly string[]): boolean {
  return languages.some((language) => SETS.get(language)?.has(word) ?? false)
}

export const ALL_LANGUAGES = Object.keys(LISTS)
