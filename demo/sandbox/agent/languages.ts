// The language of a question, by the letters and small words that only one of the four has.

export const languages = ['en', 'pl', 'de', 'da'] as const
export type Language = (typeof languages)[number]

const SIGNS: Record<Language, RegExp> = {
  en: /\b(?:where|when|what|which|who|how|is|are|the|and|there|does|do|in|for|find)\b/g,
  pl: /[ąćęłńśźż]|\b(?:gdzie|kiedy|co|jaki\w*|kto|jak|jest|czy|na|ile|dla|albo|znajd\w*)\b/g,
  de: /[äüß]|\b(?:wo|wann|was|welche\w*|wer|wie|ist|sind|gibt|und|der|die|das|f[uü]r|finde)\b/g,
  da: /[æøå]|\b(?:hvor|hvorn[aå]r|hvad|hvilke\w*|hvem|hvordan|er|og|der|til|findes?)\b/g,
}

/** Words that a question is made of; what is left of it is looked for. */
const QUESTION_WORDS = new Set(
  `where when what which who how much many is are was there the a an and or in on at of for to me show find
  can could hear see like want you i we please tell about does do any some with cost next them it this that
  gdzie kiedy co jaki jaka jakie kto jak ile jest są czy się w we na o i a dla do z ze mi pokaż znajdź można
  proszę są kosztuje posłucham zobaczę obejrzę tego tym nich
  wo wann was welche welcher welches wer wie viel viele ist sind gibt es der die das den dem ein eine und oder
  in im am für zu mir zeig zeige finde kann ich wir bitte mit kostet hören sehen davon am und
  hvor hvornår hvad hvilke hvilken hvem hvordan mange meget er og eller i på til for der findes find vis mig
  kan jeg vi med en et den det koster høre se`.split(/\s+/),
)

const lower = (text: string) => text.toLowerCase().normalize('NFC')

/** The one thing that is understood beside words to look for. */
const cheapest = /cheap\w*|najta\S+|g[uü]nstig\w*|billig\w*/gi
export const asksForCheapest = (question: string) => question.search(cheapest) >= 0

export function languageOf(question: string, otherwise: Language): Language {
  const text = lower(question)
  const scores = languages.map((name) => text.match(SIGNS[name])?.length ?? 0)
  const best = Math.max(...scores)
  const first = languages[scores.indexOf(best)]
  return best > 0 && first ? first : otherwise
}

export const wordsOf = (question: string) =>
  question
    .replace(cheapest, '')
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => word && !QUESTION_WORDS.has(lower(word)))
