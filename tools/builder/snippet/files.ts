// Chooses the smallest script for a page, and the address to print for it.
import { packagedAddress } from '../../../src/contract/script.ts'
import { partsOf, type Settings, type Tag } from '../settings.ts'

/** What a visitor loads of each, in thousands of bytes (gzip): `npm run size -- --check` holds it true. */
export const kilobytes = {
  'site-embed.js': 211,
  'site-search.js': 191,
  'rich-doc.js': 113,
  'site-embed.slim.js': 119,
  'site-search.slim.js': 101,
  'rich-doc.slim.js': 55,
} as const
export type ScriptFile = keyof typeof kilobytes

const isScriptFile = (name: string): name is ScriptFile => Object.hasOwn(kilobytes, name)

/** The last part of an address, without what a question mark begins. */
const lastPart = /[^/?#]*(?=[?#]|$)/

/** Null for another name, such as one of a bundle of the page's own. */
export function fileIn(src: string): ScriptFile | null {
  const [name = ''] = lastPart.exec(src) ?? []
  return isScriptFile(name) ? name : null
}

/** InstantSearch is in the full files alone. */
export const isFull = (file: ScriptFile) => !file.includes('.slim.')

export const hasElement = (file: ScriptFile, tag: Tag) =>
  file.startsWith('site-embed.') || file.startsWith(`${tag}.`)

/** With all of these elements, and with InstantSearch where a page adds widgets to its search. */
export function lightest(tags: readonly Tag[], hasWidgets: boolean): ScriptFile {
  const fitting = Object.keys(kilobytes)
    .filter(isScriptFile)
    .filter((file) => tags.every((tag) => hasElement(file, tag)))
    .filter((file) => !hasWidgets || !tags.includes('site-search') || isFull(file))
  return fitting.reduce((one, other) => (kilobytes[other] < kilobytes[one] ? other : one))
}

export const lighterBy = (file: ScriptFile, other: ScriptFile) => kilobytes[other] - kilobytes[file]

export const tagsOf = (settings: Settings) => partsOf(settings).map(({ element }) => element)

export const hasSearch = (settings: Settings) => tagsOf(settings).includes('site-search')

export const fileOf = (settings: Settings) => lightest(tagsOf(settings), settings.widgets)

/** What is loaded: of a copy of their own the owner says by its address which file it is. */
export const loadedFile = (settings: Settings) =>
  (settings.host === 'own' && fileIn(settings.src)) || fileOf(settings)

/** Does not have what the page needs, or has more than that; null where it is right, or another file. */
export function misfit(settings: Settings): 'lacking' | 'heavy' | null {
  const [file, right] = [settings.host === 'own' && fileIn(settings.src), fileOf(settings)]
  if (!file || file === right) return null
  const lacks = tagsOf(settings).some((tag) => !hasElement(file, tag))
  return lacks || (isFull(right) && !isFull(file)) ? 'lacking' : 'heavy'
}

const withName = (src: string, file: ScriptFile) => src.replace(lastPart, file)

export const withRightFile = (settings: Settings): Settings => ({
  ...settings,
  src: withName(settings.src, fileOf(settings)),
})

/** A copy of what was right before becomes one of what is right now; another stays as it was typed. */
export function withFileOf(before: Settings, after: Settings): Settings {
  const isKept = after.src !== before.src || fileIn(after.src) !== fileOf(before)
  return isKept ? after : withRightFile(after)
}

/** With the address that is printed. */
export const withScript = (settings: Settings, version: string): Settings =>
  settings.host === 'public'
    ? { ...settings, src: packagedAddress(version, fileOf(settings)) }
    : settings

/** On a host of npm packages, of whatever version. */
export const isPackaged = (src: string) =>
  /^(?:https?:)?\/\/(?:cdn\.jsdelivr\.net\/npm|unpkg\.com)\/site-embed(?:@[^/]*)?\/dist\//.test(src)
