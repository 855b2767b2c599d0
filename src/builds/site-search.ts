import { start } from '../main.ts'
import { searchElement } from './search.ts'

start([searchElement])
