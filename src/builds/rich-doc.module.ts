// For bundlers: `import 'site-embed/rich-doc'`.
import { start } from '../main.ts'
import { documentElement } from './document.ts'

if (typeof document !== 'undefined') start(documentElement)
