import { expect, test } from 'vitest'
import { pluralForm } from '../../src/shell/words.ts'

const counts = [...Array.from({ length: 1300 }, (_, count) => count), -1, -2, 0.5, 1.5, 1e6, 1e21]

test.each(['en', 'en-GB', 'de', 'de-AT', 'da', 'pl', 'cs', 'uk', 'ar', 'fr', 'nl', 'xx'])(
  'every number takes the form in %s that the language has for it',
  (locale) => {
    const rules = new Intl.PluralRules([locale, 'en'])
    for (const count of counts)
      expect(pluralForm(count, locale), `${count}`).toBe(rules.select(count))
  },
)
