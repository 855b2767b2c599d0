// Two plugins that keep out of the bundle what no visitor needs.
import type { Plugin } from 'vite'
import { leanReact } from './lean-react.ts'

const nothing = '() => {}'
const givesNothing = '() => () => {}'

/** Module → what it exports instead. Each would come along only because its neighbours import it. */
const unused: Record<string, Record<string, string> | string> = {
  // The stock URL router rebuilds the page's whole query string, and brings `qs`.
  'instantsearch.js/es/middlewares/createRouterMiddleware.js': { createRouterMiddleware: nothing },
  // Adds a third party's script tag; events are sent by our own code.
  'instantsearch.js/es/middlewares/createInsightsMiddleware.js': {
    createInsightsMiddleware: nothing,
  },
  'instantsearch.js/es/lib/utils/createSendEventForHits.js': {
    _buildEventPayloadsForHits: nothing,
    createSendEventForHits: givesNothing,
    createBindEventForHits: givesNothing,
  },
  'instantsearch.js/es/lib/utils/createSendEventForFacet.js': {
    createSendEventForFacet: givesNothing,
  },
  // Reports the widget tree to a crawler of the service.
  'instantsearch.js/es/middlewares/createMetadataMiddleware.js': {
    isMetadataEnabled: nothing,
    createMetadataMiddleware: nothing,
  },
  // Answers rendered on a server: there is none.
  'instantsearch.js/es/lib/utils/hydrateSearchClient.js': { hydrateSearchClient: nothing },
  'instantsearch.js/es/lib/utils/hydrateRecommendCache.js': { hydrateRecommendCache: nothing },
  // Helpers for the templates of the library's own widgets.
  'instantsearch.js/es/lib/createHelpers.js': { default: '() => ({})' },
  // Requests leave through `fetch`, in src/search/requester.ts.
  '@algolia/requester-browser-xhr/dist/requester.xhr.js': { createXhrRequester: nothing },
  // React 19 has the hook itself.
  'use-sync-external-store/shim/index.js': "export { useSyncExternalStore } from 'react'",
}

/** What the libraries' compiler wrote for old browsers, as every browser that we run in has it. */
const modern: Record<string, string> = {
  _class_call_check: '() => {}',
  _instanceof: '(value, Class) => value instanceof Class',
  _type_of: '(value) => typeof value',
  _extends: '(target, ...sources) => Object.assign(target, ...sources)',
  _object_spread: '(target, ...sources) => Object.assign(target, ...sources)',
  _object_spread_props: '(target, source) => Object.assign(target, source)',
  _sliced_to_array: '(list) => [...list]',
  _to_array: '(list) => [...list]',
  _to_consumable_array: '(list) => [...list]',
  _object_destructuring_empty: '(value) => value',
  _object_without_properties:
    '(source, names) => Object.fromEntries(Object.entries(source ?? {}).filter(([name]) => !names.includes(name)))',
  _define_property:
    '(target, name, value) => Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true })',
}

/** Methods of the search helper for services and widgets that no element has. */
const unusedMethods = [
  'searchWithComposition|searchForCompositionFacetValues|_runComposition',
  '_?recommend|_recommendChange|_dispatchRecommend(Response|Error)',
  '(add|remove)(FrequentlyBoughtTogether|RelatedProducts|TrendingItems|TrendingFacets|LookingSimilar)',
  'findAnswers|searchOnce',
  '(add|remove|toggle)(Disjunctive)?Refine|(add|remove|toggle)Exclude',
]

/** File → what is cut out of it. A cut that no longer matches fails the build. */
const cuts: Record<string, RegExp> = {
  'algoliasearch-helper/src/algoliasearch.helper.js': new RegExp(
    String.raw`AlgoliaSearchHelper\.prototype\.(${unusedMethods.join('|')}) = function \([\s\S]*?\n\};\n`,
    'g',
  ),
  // Answers that stream: searches do not.
  '@algolia/client-common/dist/common.js':
    /(?<=\n) {2}async function\* requestStream\([\s\S]*?\n {2}\}\n|(?<=\n) {4}requestStream,\n/g,
}

const exporting = ([name, value]: [string, string]) =>
  name === 'default' ? `export default ${value}` : `export const ${name} = ${value}`

/** `package/path/file.js`, wherever the packages lie. */
const fileOf = (id: string) => id.split('node_modules/').at(-1)?.split('?')[0] ?? ''

function replacement(file: string): string | null {
  const stub = unused[file]
  if (stub) return typeof stub === 'string' ? stub : Object.entries(stub).map(exporting).join('\n')
  const helper = modern[/^@swc\/helpers\/esm\/(\w+)\.js$/.exec(file)?.[1] ?? '']
  return helper ? `export const _ = ${helper}` : null
}

export function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    enforce: 'pre',
    load: (id) => replacement(fileOf(id)),
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
