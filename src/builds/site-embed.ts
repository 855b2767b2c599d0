import { start } from '../main.ts'
import { document } from './document.ts'
import { search } from './search.ts'

start(search, document)
