// Numbers and plural forms as the reader's language has them. Formatters are costly: made once.

/** One per locale and options, bounded, because a page may have as many locales as it likes. */
function cached<Formatter>(make: (locale: string, options: object) => Formatter) {
  const made = new Map<string, Formatter>()
  return (locale: string, options: object = {}) => {
    const key = locale + JSON.stringify(options)
    const known = made.get(key)
    if (known) return known
    if (made.size >= 50) made.clear()
    const formatter = make(locale, options)
    made.set(key, formatter)
    return formatter
  }
}

export const numberFormat = cached((locale, options) => new Intl.NumberFormat(locale, options))
export const dateFormat = cached((locale, options) => new Intl.DateTimeFormat(locale, options))
export const pluralRules = cached((locale) => new Intl.PluralRules(locale))

export const collator = cached((locale) => new Intl.Collator(locale, { numeric: true }))

export const formatNumber = (value: number, locale: string) => numberFormat(locale).format(value)
