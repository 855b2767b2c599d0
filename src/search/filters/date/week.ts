// On which day a week begins.
interface WithWeeks extends Intl.Locale {
  getWeekInfo?(): { firstDay: number }
  weekInfo?: { firstDay: number }
}

/** Where the browser does not know: large countries whose week begins on a Sunday. */
const onSunday = /US|CA|MX|BR|JP|KR|TW|IN|IL|TH|ZA/

/** 0 is Sunday, as for `Date`. */
export function firstWeekday(locale: string): number {
  const tag: WithWeeks = new Intl.Locale(locale)
  const known = tag.getWeekInfo?.() ?? tag.weekInfo
  return (known?.firstDay ?? (onSunday.test(tag.maximize().region ?? '') ? 7 : 1)) % 7
}
