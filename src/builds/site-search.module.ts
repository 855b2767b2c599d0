// For bundlers: `import 'site-embed/site-search'`.
import { start } from '../main.ts'
import { searchElement } from './search.ts'

if (typeof document !== 'undefined') start(searchElement)
