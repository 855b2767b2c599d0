// In the place of the calendar's month: who opens a calendar waits for it.
import { useWords } from '../shell/words.ts'
import { later } from './later.ts'

export type { MonthProps } from '../search/filters/date/Month.tsx'

const Unreachable = () => <p>{useWords().t('unreachable')}</p>

export const Month = later(({ Month }) => Month, <Unreachable />)
