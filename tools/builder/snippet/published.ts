// What the build knows of the files of its version, as a host of npm packages has them too.
import { packagedAddress } from '../../../src/contract/script.ts'
import type { IntegrityOf } from './pieces.ts'

declare const __VERSION__: string
/** By the path under `dist/`. */
declare const __INTEGRITY__: Readonly<Record<string, string>>

export const version = __VERSION__

const folder = packagedAddress(version, '')

export const publishedIntegrity: IntegrityOf = (address) =>
  (address.startsWith(folder) && __INTEGRITY__[address.slice(folder.length)]) || ''
