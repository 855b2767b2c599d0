// Small files beside `site-embed.d.ts` that tell a framework’s templates of the tags. Where a name is an
// attribute and a property at once, frameworks set the property.
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
import type { ClassAttributes, HTMLAttributes } from 'react'
${imports}${listeners(`on${eventName}`)}
type Props<Element, Settings, Events> = Omit<HTMLAttributes<Element>, keyof Settings> &
  ClassAttributes<Element> &
  Settings &
  Listeners<Events> & { class?: string | undefined }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags('Props', '      ')}
    }
  }
}
`

const preact = `// Preact 10 and 11.
import type { ClassAttributes, HTMLAttributes } from 'preact'
${imports}${listeners(`on${eventName}`)}
type Props<Element extends EventTarget, Settings, Events> = Omit<HTMLAttributes<Element>, keyof Settings> &
  ClassAttributes<Element> &
  Settings &
  Listeners<Events>

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${tags('Props', '      ')}
    }
  }
}
`

const solid = `// Solid.
import type { JSX as Solid } from 'solid-js'
${imports}${listeners(`on:${eventName}`)}
type Props<Element, Settings, Events> = Omit<Solid.HTMLAttributes<Element>, keyof Settings> &
  Settings &
  Listeners<Events> & { [Name in keyof Settings & string as \`prop:\${Name}\`]?: Settings[Name] }

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${tags('Props', '      ')}
    }
  }
}
`

const svelte = `// Svelte 4 and 5.
import type { HTMLAttributes } from 'svelte/elements'
${imports}${listeners(`on${eventName}`, `on:${eventName}`)}
type Props<Element extends EventTarget, Settings, Events> = Omit<HTMLAttributes<Element>, keyof Settings> &
  Settings &
  Listeners<Events>

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${tags('Props', '    ')}
  }
}
`

const vue = `// Vue's templates. Names are in camelCase here, and may be written with dashes there.
import type { HTMLAttributes } from 'vue'
${imports}
type Camel<Name extends string> = Name extends \`\${infer Head}-\${infer Tail}\`
  ? \`\${Head}\${Capitalize<Camel<Tail>>}\`
  : Name
${listeners(`on\${Capitalize<Camel<Name>>}`)}
type Component<Element, Settings, Events> = new () => Element & {
  $props: Omit<HTMLAttributes, keyof Settings> & Settings & Listeners<Events>
}

declare module 'vue' {
  interface GlobalComponents {
${tags('Component', '    ')}
  }
}
`

export const frameworks: Readonly<Record<string, string>> = { react, preact, solid, svelte, vue }
