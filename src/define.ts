// For bundlers: `define()` defines the given elements, in the given registry and by the given names.
import { camel } from './contract/attribute.ts'
import { documentTag, searchTag } from './contract/tags.ts'
import type { Definition } from './element/define.ts'
import type { Placed } from './element/placeholders.ts'
import { type Started, startApp } from './element/site-embed.ts'
import { tellOwner } from './errors/owner.ts'
import { start } from './main.ts'
import { ownScript } from './page/own-script.ts'
import { sharedByScripts } from './page/shared.ts'

declare const __VERSION__: string

export interface Options {
  /** Where to define them. Default: the page's own registry. */
  registry?: CustomElementRegistry | undefined
  /** Tag names, by the imported name: `{ siteSearch: 'acme-search' }`. */
  names?: Readonly<Record<string, string | undefined>> | undefined
}

/** What any copy of `define()` has defined in each registry: name → kind. */
const definedIn = (registry: CustomElementRegistry) => {
  const all = sharedByScripts(
    'defined',
    () => new WeakMap<CustomElementRegistry, Map<string, string>>(),
  )
  const known = all.get(registry) ?? new Map<string, string>()
  all.set(registry, known)
  return known
}

const keyOf = ({ contract }: Definition) => camel(contract.tag)

/** The code that would define it by another name. */
const withName = (element: Definition, name: string) =>
  `define([${keyOf(element)}], { names: { ${keyOf(element)}: '${name}' } })`

function tellUnknownNames(names: object) {
  const known = [searchTag, documentTag].map(camel)
  for (const name of Object.keys(names))
    if (!known.includes(name))
      tellOwner(
        'error',
        `define() has a name for ${name}, which is not an element. In names, write ${known.join(' or ')}.`,
      )
}

/** The browser reports an invalid element name as a syntax error. */
const isBadName = (error: unknown) => error instanceof DOMException && error.name === 'SyntaxError'

interface Wanted {
  element: Definition
  tag: string
  registry: CustomElementRegistry
}

/** Whether it has the name that a script would use as well. */
const isUsual = ({ element, tag, registry }: Wanted, { page }: Started) =>
  registry === customElements && tag === page.tagOf(element.contract)

/** Whether one of our scripts has defined it already. */
const isThere = (wanted: Wanted, started: Started) => {
  const { element, tag, registry } = wanted
  const kind = element.contract.tag
  return (
    definedIn(registry).get(tag) === kind || (isUsual(wanted, started) && started.tags.has(kind))
  )
}

function defineWanted(wanted: Wanted, started: Started): Placed[] {
  const { element, tag, registry } = wanted
  const kind = element.contract.tag
  if (registry.get(tag)) {
    tellOwner(
      'error',
      `<${tag}> is already defined by other code. Use another name: ${withName(element, `acme-${kind}`)}.`,
    )
    return []
  }
  try {
    const placed = element.define(started.page, tag, registry)
    definedIn(registry).set(tag, kind)
    if (isUsual(wanted, started)) started.tags.add(kind)
    // Elements in the page itself belong to the page's own registry.
    return registry === customElements ? placed : []
  } catch (error) {
    if (!isBadName(error)) throw error
    tellOwner(
      'error',
      `“${tag}” cannot be the name of an element. Write lower-case letters with a hyphen between them: ${withName(element, `acme-${kind}`)}.`,
    )
    return []
  }
}

/** Defines nothing twice. On a server, where an app may call it too, it does nothing. */
export function define(
  elements: Definition | readonly Definition[],
  { registry = globalThis.customElements, names = {} }: Options = {},
) {
  if (typeof document === 'undefined') return
  tellUnknownNames(names)
  const started = startApp(__VERSION__)
  // The prefix may be on a script tag.
  started.page.defaults.join(ownScript())
  const wanted = [...new Set([elements].flat())]
    .map((element) => {
      const tag = names[keyOf(element)] ?? started.page.tagOf(element.contract)
      return { element, tag, registry }
    })
    .filter((one) => !isThere(one, started))
  const added = wanted.map((one) => ({
    contract: one.element.contract,
    define: () => defineWanted(one, started),
  }))
  // Elements that exist already are left out.
  if (added.length) start(added, () => ({ ...started, tags: new Set() }))
}
