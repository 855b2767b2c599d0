// The second script of a slim file (later.ts).
export { Month } from '../search/filters/date/Month.tsx'
