import { start } from '../main.ts'
import { documentElement } from './document.ts'
import { searchElement } from './search.ts'

start([searchElement, documentElement])
