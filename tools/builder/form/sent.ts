// Reads a pasted message: each value goes to its attribute, by the words before it or by its form.
import { partsOf, type Settings, type Tag, type Values } from '../settings.ts'

interface Known {
  /** Words before the value, in any of the four languages or as in scripts. */
  called: RegExp
  /** What is never that, though it is called so. */
  unless?: RegExp
  /** Known without a word. */
  shape?: RegExp
}

const address = /^https?:\/\/\S+$/i
const server = /\b(?:server|host)\b/i

const known: Record<Tag, Readonly<Record<string, Known>>> = {
  'site-search': {
    'app-id': { called: /\bapp|anwendung|aplikac/i, shape: /^[A-Z\d]{10}$/ },
    'api-key': {
      called: /key|schlüssel|klucz|nøgle/i,
      unless: /admin|write|usage|monitor/i,
      shape: /^[\da-f]{32}$/,
    },
    'search-host': { called: server, shape: address },
    'index-name': { called: /\bind(?:ex|eks)/i },
  },
  'rich-doc': {
    'space-id': { called: /space|przestrze/i },
    'access-token': {
      called: /token|delivery/i,
      unless: /preview|management|CFPAT/i,
      shape: /^[\w-]{43}$/,
    },
    'content-host': { called: server, shape: address },
    environment: { called: /environment|umgebung|miljø|środowisk/i },
    'entry-id': { called: /entry|eintrag|wpis|indlæg|\bpost/i },
  },
}

const bare = (word: string) => word.replace(/^["'`„“”<(]+|["'`“”>).]+$/g, '')

/** The last word is the value, those before it say of what. */
function attributeFor(tag: Tag, words: string, value: string): string | undefined {
  const all = Object.entries(known[tag]).filter(([, { unless }]) => !unless?.test(words))
  const byWords = words && all.find(([, { called }]) => called.test(words))
  const [name] = byWords || (all.find(([, { shape }]) => shape?.test(value)) ?? [])
  return name
}

export function valuesSent(text: string, tag: Tag): Values {
  const pairs = text.split(/[\n,;]+/).flatMap((piece): [string, string][] => {
    const [, words = '', last = ''] = /^(.*?)[\s:=]*(\S+)$/.exec(piece.trim()) ?? []
    const value = bare(last)
    const name = value && attributeFor(tag, words, value)
    return name ? [[name, value]] : []
  })
  // What was named first counts; in the order of the form.
  const firstOf = (name: string) => pairs.filter(([one]) => one === name).slice(0, 1)
  return Object.fromEntries(Object.keys(known[tag]).flatMap(firstOf))
}

export interface Sent {
  tag: Tag
  name: string
  value: string
}

/** For each element of the snippet. An address may be that of either service, so it is for the open element. */
export const valuesFor = (text: string, settings: Settings): readonly Sent[] =>
  partsOf(settings).flatMap(({ element: tag }) =>
    Object.entries(valuesSent(text, tag))
      .filter(([name]) => tag === settings.element || !name.endsWith('-host'))
      .map(([name, value]) => ({ tag, name, value })),
  )
