// For bundlers: `import { define, siteSearch } from 'site-embed/define'`. It defines no element by itself.
export { define } from '../define.ts'
export { documentElement as richDoc } from './document.ts'
export { searchElement as siteSearch } from './search.ts'
