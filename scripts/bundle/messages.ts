// Packs the words of each of the bundle's languages into one string, in the order of the English ones, so that
// keys are not repeated four times. A script only has the messages that its modules use. Of the others it has
// the keys, so that a page may add any.
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

type Message = string | Readonly<Record<string, string>>
type Messages = Readonly<Record<string, Message>>

/** Rooms that show no messages: names there, such as the method `close`, only look like keys. */
const silent = /\/src\/(?:contract|element|light|page)\//

const languages = ['en', 'pl', 'de', 'da']
const folder = resolve('src/shell/messages')

/** By how many there are; a message of a language has either. */
const forms = [
  ['one', 'other'],
  ['one', 'few', 'many', 'other'],
]

const textsOf = (message: Message) =>
  typeof message === 'string' ? [message] : Object.values(message)

function packedMessage(message: Message): string {
  const texts = textsOf(message)
  const separator = texts.find((text) => /[\n|]/.test(text))
  if (separator) throw new Error(`Bars and line breaks separate messages: ${separator}`)
  if (typeof message === 'string') return message
  const names = Object.keys(message).join()
  if (!forms.some((form) => form.join() === names))
    throw new Error(`scripts/bundle/messages.ts does not know the plural forms ${names}`)
  return texts.join('|')
}

const unpacker = `const forms = ${JSON.stringify(Object.fromEntries(forms.map((form) => [form.length, form])))}
export const unpacked = (names, packed) => {
  const texts = packed.split('\\n')
  return Object.fromEntries(names.map((name, at) => {
    const all = texts[at].split('|')
    return [name, forms[all.length] ? Object.fromEntries(forms[all.length].map((form, index) => [form, all[index]])) : texts[at]]
  }))
}`

const placeOf = (language: string) => `%messages:${language}%`

/** English has the keys for all languages. Source maps contain this text, so it must not have a path of this machine. */
function moduleOf(language: string, names: readonly string[]) {
  const own =
    language === 'en'
      ? `export const names = ${JSON.stringify(names.join(' '))}.split(' ')`
      : "import { names } from './en.ts'"
  return `import { unpacked } from '\\0unpacker'
${own}
export const ${language} = unpacked(names, ${JSON.stringify(placeOf(language))})`
}

/** `isWhole`: with all messages, because it is unknown which modules an app will use. */
export function packedMessages(isWhole = false): Plugin {
  const all = new Map<string, Messages>()
  const unpackerId = '\0unpacker'
  return {
    name: 'packed-messages',
    enforce: 'pre',
    async buildStart() {
      for (const language of languages)
        all.set(language, (await import(`${folder}/${language}.ts`))[language])
    },
    resolveId: (id) => (id === unpackerId ? id : null),
    load(id) {
      if (id === unpackerId) return unpacker
      const language = languages.find((language) => id === `${folder}/${language}.ts`)
      return language ? moduleOf(language, Object.keys(all.get('en') ?? {})) : null
    },
    renderChunk(code, _, __, { chunks }) {
      // Of a script and of the one that it loads: the first has the words of both.
      const sources = Object.values(chunks)
        .flatMap(({ moduleIds }) => moduleIds)
        .filter((id) => id.includes('/src/') && !id.startsWith(folder) && !silent.test(id))
        .map((id) => this.getModuleInfo(id)?.code ?? '')
        .join('\n')
      const names = Object.keys(all.get('en') ?? {})
      const isNamed = (name: string) => isWhole || new RegExp(`['"\`]${name}['"\`]`).test(sources)
      const named = new Set(names.filter(isNamed))
      let packed = code
      for (const [language, messages] of all) {
        const texts = names.map((name) =>
          named.has(name) ? packedMessage(messages[name] ?? '') : '',
        )
        packed = packed.replace(JSON.stringify(placeOf(language)), () =>
          JSON.stringify(texts.join('\n')),
        )
      }
      return { code: packed, map: null }
    },
  }
}
