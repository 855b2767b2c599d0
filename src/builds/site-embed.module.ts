// For bundlers: `import 'site-embed'`. On a server there is nothing to define.
import { start } from '../main.ts'
import { documentElement } from './document.ts'
import { searchElement } from './search.ts'

if (typeof document !== 'undefined') start(searchElement, documentElement)
