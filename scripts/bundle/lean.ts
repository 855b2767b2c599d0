// Plugins that keep out of the bundle what no visitor needs, and what a page could misread.
import type { Plugin } from 'vite'
import { leanReact } from './lean-react.ts'

/** Module → what stands in its place. It would come along only because its neighbours import it. */
const unused: Record<string, string> = {
  // Requests leave through `fetch`, in src/search/client/requester.ts.
  '@algolia/requester-browser-xhr/dist/requester.xhr.js':
    'export const createXhrRequester = () => {}',
}

/** File → what is cut out of it. A cut that no longer matches fails the build. */
const cuts: Record<string, RegExp> = {
  // Answers that stream: searches do not.
  '@algolia/client-common/dist/common.js':
    /(?<=\n) {2}async function\* requestStream\([\s\S]*?\n {2}\}\n|(?<=\n) {4}requestStream,\n/g,
  // Methods beside `search`, and the caches that it would have of its own.
  'algoliasearch/dist/lite/builds/browser.js':
    /(?<=\n) {4}(clearCache|setClientApiKey|searchFor\w+|custom\w+|getRec\w+|\w+HTTPInfo)\([\s\S]*?\n {4}\},?\n|(?<=\n) {4}(responses|requests|hosts)Cache: create[\s\S]*?\n(?= {4}\w| {4}\.\.\.)/g,
}

/** `package/path/file.js`, wherever the packages lie. */
const fileOf = (id: string) => id.split('node_modules/').at(-1)?.split('?')[0] ?? ''

export function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    enforce: 'pre',
    load: (id) => unused[fileOf(id)] ?? null,
    transform(code, id) {
      if (fileOf(id) === 'react-dom/cjs/react-dom-client.production.js')
        return { code: leanReact(code), map: null }
      const cut = cuts[fileOf(id)]
      if (!cut) return null
      const rest = code.replace(cut, '')
      if (rest === code) this.error(`nothing of ${fileOf(id)} was cut: has the library changed?`)
      return { code: rest, map: null }
    },
  }
}

/** The contract documents itself for the README and for editors; visitors do not pay for it. */
export function withoutDocs(): Plugin {
  const text = String.raw`\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`
  const documentation = new RegExp(String.raw`\b(?:doc|detail):${text},?`, 'g')
  return {
    name: 'without-docs',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/src/contract/') ? { code: code.replace(documentation, ''), map: null } : null,
  }
}

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A page may declare another encoding, or none, and its scripts are then read in it. */
export const asciiOf = (code: string) => code.replace(/[\u0080-\uffff]/g, escaped)

export function inAscii(): Plugin {
  return {
    name: 'in-ascii',
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = asciiOf(file.code)
    },
  }
}
