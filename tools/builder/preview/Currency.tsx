// Asks for the currency if prices have none.
import { usualCurrencies } from '../form/currencies.ts'
import { controlId } from '../form/groups.ts'
import { goTo } from '../go-to.ts'
import type { Inspection } from '../inspect/finding.ts'
import { type Settings, valuesOf } from '../settings.ts'
import { useLanguage, useWords } from '../words/words.ts'

interface Props {
  settings: Settings
  found: Inspection
  setCurrency(code: string): void
}

/** As the element looks for them by itself. */
const currencies = ['currency', 'currency_code', 'currencyCode']

function lacksCurrency({ settings, found: { fields } }: Omit<Props, 'setCurrency'>): boolean {
  const { 'hit-price': price = 'price', 'hit-currency': currency } = valuesOf(settings)
  const isThere = fields.some(
    ({ name, holds }) => name === price && /^(?:price|number)$/.test(holds),
  )
  return (
    settings.element === 'site-search' &&
    isThere &&
    !currency &&
    !settings.template &&
    !fields.some(({ name }) => currencies.includes(name))
  )
}

export function Currency({ settings, found, setCurrency }: Props) {
  const words = useWords()
  const language = useLanguage()
  if (!lacksCurrency({ settings, found })) return null
  return (
    <div className="offers lacks">
      <p>{words.noCurrency}</p>
      {usualCurrencies[language].map((code) => (
        <button key={code} type="button" onClick={() => setCurrency(code)}>
          {code}
        </button>
      ))}
      <button
        type="button"
        className="quiet"
        onClick={() => goTo(controlId('site-search', 'hit-currency'))}
      >
        {words.otherCurrency}
      </button>
    </div>
  )
}
