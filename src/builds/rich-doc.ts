import { start } from '../main.ts'
import { documentElement } from './document.ts'

start([documentElement])
