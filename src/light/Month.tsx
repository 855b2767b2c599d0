// Replaces the calendar's month, which loads when a visitor opens a calendar.
import { useWords } from '../shell/words.ts'
import { later } from './later.ts'

export type { MonthProps } from '../search/filters/date/Month.tsx'

const Unreachable = () => <p>{useWords().t('unreachable')}</p>

export const Month = later(({ Month }) => Month, <Unreachable />)
