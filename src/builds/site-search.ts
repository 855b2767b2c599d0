import { start } from '../main.ts'
import { search } from './search.ts'

start(search)
