// `define.d.ts`: the types of `site-embed/define` and `site-embed/slim/define`.
import { camel } from '../../src/contract/attribute.ts'
import { elements, proseOf } from './elements.ts'

const keys = elements.map(({ contract }) => ({ key: camel(contract.tag), contract }))

export const definitions = `// Defining the elements of site-embed by hand. Generated.
import type {} from './site-embed.js'

/** One of the elements, for \`define()\`. */
export interface ElementDefinition {
  readonly contract: { readonly tag: string }
}

export interface DefineOptions {
  /** Where they are defined. Default: \`customElements\`. */
  registry?: CustomElementRegistry | undefined
  /** The names of their tags. */
  names?: { ${keys.map(({ key }) => `readonly ${key}?: string | undefined`).join('; ')} } | undefined
}

/** Defines these elements. Elements that are defined already stay unchanged. On a server it does nothing. */
export declare function define(
  elements: ElementDefinition | readonly ElementDefinition[],
  options?: DefineOptions,
): void

${keys.map(({ key, contract }) => `/** \`<${contract.tag}>\`. ${proseOf(contract.doc)} */\nexport declare const ${key}: ElementDefinition`).join('\n')}
`
