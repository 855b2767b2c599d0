// The first Intl.PluralRules is slow to make, so the languages of the bundle do without for whole numbers.
import { pluralRules } from './format.ts'
import { languageOf } from './locale.ts'

const one = (count: number) => (count === 1 ? 'one' : 'other')

const rules: Partial<Record<string, (count: number) => Intl.LDMLPluralRule>> = {
  en: one,
  de: one,
  da: one,
  pl(count) {
    if (count === 1) return 'one'
    const isFew = count % 10 >= 2 && count % 10 <= 4 && Math.trunc((count % 100) / 10) !== 1
    return isFew ? 'few' : 'many'
  },
}

export function pluralForm(count: number, locale: string): Intl.LDMLPluralRule {
  const rule = count >= 0 && Number.isInteger(count) ? rules[languageOf(locale)] : undefined
  return rule ? rule(count) : pluralRules(locale).select(count)
}
