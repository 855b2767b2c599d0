import { start } from '../main.ts'
import { document } from './document.ts'

start(document)
