// In the place of Node's modules, for the sandbox within a page: its texts as they were when the demo
// was built, and no pictures, which lie beside the page as files.
/// <reference types="vite/types/importMeta.d.ts" />

const texts = import.meta.glob<string>('/demo/sandbox/data/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const join = (...parts: string[]) => parts.join('/')
export const parse = (name: string) => ({ name: name.replace(/\.[^.]+$/, '') })

export const readFileSync = (path: string) => texts[path] ?? ''
export const readdirSync = (folder: string) =>
  Object.keys(texts)
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1))
    .filter((path) => !path.includes('/'))

const hex = (length: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
export const randomBytes = (length: number) => ({ toString: () => hex(length) })
export const randomUUID = () => hex(16)

/** Answers within a page are not kept, so that nobody compares their tags. */
export const createHash = () => ({ update: () => ({ digest: () => hex(16) }) })

function noPictures(): never {
  throw new Error('Pictures lie beside the page, as files')
}
export const deflateSync = noPictures
export const inflateSync = noPictures
