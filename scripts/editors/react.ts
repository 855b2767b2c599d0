// `react.d.ts`: the types of the components of `site-embed/react`.
import { type Described, elements } from './elements.ts'

/** The types of functions that only an app can use. */
const functions: Readonly<Record<string, string>> = {
  renderHit: '(hit: Raw) => Shown',
  renderNode: 'Readonly<Record<string, (node: DocumentNode, children: ReactElement) => Shown>>',
  renderEntry: 'Readonly<Record<string, (entry: Raw) => Shown>>',
}

/** Only an element can be in forms of the page. */
const ofElements = ['name']

const functionsOf = ({ contract }: Described) =>
  Object.entries(functions).filter(([name]) => name in contract.properties)

function componentOf(element: Described): string {
  const { name, contract } = element
  const own = functionsOf(element)
  const left = [...own.map(([property]) => property), ...ofElements]
    .map((property) => `'${property}'`)
    .join(' | ')
  const lines = own.map(([property, type]) => `  ${property}?: (${type}) | null | undefined`)
  const readings = Object.entries(contract.properties)
    .filter(([, { readOnly }]) => readOnly)
    .map(([property]) => `  readonly ${property}: ${name}Element['${property}']`)
  const methods = Object.keys(contract.methods).map((method) => `  ${method}(): void`)
  return `export interface ${name}Props
  extends Omit<HTMLAttributes<HTMLDivElement>, keyof ${name}Properties>,
    Omit<${name}Properties, ${left}>,
    Listeners<${name}EventMap> {
${lines.join('\n')}
}

/** The value of a \`ref\`. */
export interface ${name}Handle {
  /** The element around it. */
  readonly element: HTMLDivElement | null
${[...readings, ...methods].join('\n')}
}

/** ${contract.doc} Its children are its fallback. */
export declare const ${name}: ForwardRefExoticComponent<
  ${name}Props & RefAttributes<${name}Handle>
>`
}

const names = elements.flatMap(({ name }) =>
  ['Element', 'EventMap', 'Properties'].map((end) => `  ${name}${end},`),
)

export const components = `// React components of site-embed, for React 18 and 19. Generated.
import type { ForwardRefExoticComponent, HTMLAttributes, ReactElement, ReactNode, RefAttributes } from 'react'
import type {
  DocumentNode,
  Raw,
${names.join('\n')}
} from './site-embed.js'

/** What React can show, a node of the document, or null for the built-in rendering. */
type Shown = ReactElement | readonly ReactNode[] | string | number | false | null | Node

type Pascal<Name extends string> = Name extends \`\${infer Head}-\${infer Tail}\`
  ? \`\${Capitalize<Head>}\${Pascal<Tail>}\`
  : Capitalize<Name>

type Listeners<Events> = {
  [Name in keyof Events & string as \`on\${Pascal<Name>}\`]?:
    | ((event: Events[Name]) => void)
    | undefined
}

${elements.map(componentOf).join('\n\n')}
`
