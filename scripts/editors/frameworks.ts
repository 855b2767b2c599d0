// Small files beside `site-embed.d.ts`, which imports them. They declare the tags for a framework’s templates. If a
// name is both an attribute and a property, frameworks set the property.
import { elements } from './elements.ts'

const names = elements.map(({ name }) => name)

const imports = `import type {
${names
  .flatMap((name) => ['Attributes', 'Element', 'EventMap', 'Properties'].map((end) => name + end))
  .map((name) => `  ${name},`)
  .join('\n')}
} from '../site-embed.js'

type Own<Attributes, Properties> = Omit<Attributes, keyof Properties> & Properties
`

/** A project has at most one of these frameworks, so errors about missing packages are suppressed. */
const ifInstalled = '// @ts-ignore: the package may be missing.\n'

const ifCopied = '// @ts-ignore: the folder beside this file may be missing.\n'

/** One line for each tag, of a type that takes what is known of the element. */
const tags = (type: string, by: string) =>
  elements
    .map(({ name, contract }) => {
      const own = `Own<${name}Attributes, ${name}Properties>`
      return `${by}'${contract.tag}': ${type}<${name}Element, ${own}, ${name}EventMap>`
    })
    .join('\n')

/** The name of an event, within the type of a text. */
const eventName = `\${Name}`

const listeners = (...keys: readonly string[]) => `
type Listeners<Events> = {
  [Name in keyof Events & string as ${keys.map((key) => `\`${key}\``).join(' | ')}]?:
    | ((event: Events[Name]) => void)
    | undefined
}
`

const react = `// React 18 and 19. Before 19, React sets attributes alone and hears no events of elements.
${ifInstalled}import type { ClassAttributes, HTMLAttributes } from 'react'
${imports}${listeners(`on${eventName}`)}
type Props<Element, Settings, Events> = Omit<HTMLAttributes<Element>, keyof Settings> &
  ClassAttributes<Element> &
  Settings &
  Listeners<Events> & { class?: string | undefined }

${ifInstalled}declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags('Props', '      ')}
    }
  }
}
`

const preact = `// Preact 10 and 11.
${ifInstalled}import type { ClassAttributes, HTMLAttributes } from 'preact'
${imports}${listeners(`on${eventName}`)}
type Props<Element extends EventTarget, Settings, Events> = Omit<HTMLAttributes<Element>, keyof Settings> &
  ClassAttributes<Element> &
  Settings &
  Listeners<Events>

${ifInstalled}declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${tags('Props', '      ')}
    }
  }
}
`

const solid = `// Solid.
${ifInstalled}import type { JSX as Solid } from 'solid-js'
${imports}${listeners(`on:${eventName}`)}
type Props<Element, Settings, Events> = Omit<Solid.HTMLAttributes<Element>, keyof Settings> &
  Settings &
  Listeners<Events> & { [Name in keyof Settings & string as \`prop:\${Name}\`]?: Settings[Name] }

${ifInstalled}declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${tags('Props', '      ')}
    }
  }
}
`

const svelte = `// Svelte 4 and 5.
${ifInstalled}import type { HTMLAttributes } from 'svelte/elements'
${imports}${listeners(`on${eventName}`, `on:${eventName}`)}
type Props<Element extends EventTarget, Settings, Events> = Omit<HTMLAttributes<Element>, keyof Settings> &
  Settings &
  Listeners<Events>

${ifInstalled}declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${tags('Props', '    ')}
  }
}
`

const vue = `// Vue's templates. Names are in camelCase here, and may be written with dashes there.
${ifInstalled}import type { HTMLAttributes } from 'vue'
${imports}
type Camel<Name extends string> = Name extends \`\${infer Head}-\${infer Tail}\`
  ? \`\${Head}\${Capitalize<Camel<Tail>>}\`
  : Name
${listeners(`on\${Capitalize<Camel<Name>>}`)}
type Component<Element, Settings, Events> = new () => Element & {
  $props: Omit<HTMLAttributes, keyof Settings> & Settings & Listeners<Events>
}

${ifInstalled}declare module 'vue' {
  interface GlobalComponents {
${tags('Component', '    ')}
  }
}
`

export const frameworks: Readonly<Record<string, string>> = { react, preact, solid, svelte, vue }

/** What `site-embed.d.ts` begins with. */
export const frameworkImports = Object.keys(frameworks)
  .map((name) => `${ifCopied}import type {} from './types/${name}.js'`)
  .join('\n')
