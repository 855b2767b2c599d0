// All targets, in a stand-in for a browser.
import './stand-in.ts'

export { targets } from './targets.ts'
