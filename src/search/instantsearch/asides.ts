// The other indices: tabs that are counted, groups of a dropdown, suggestions. Each is an index
// widget. InstantSearch hands all that is asked of the main index down to them, filters included,
// and asks once more for each filter; so they are marked, and what they ask is written anew.
import type { InstantSearch } from 'instantsearch.js'
import index from 'instantsearch.js/es/widgets/index/index.js'
import type { Question } from '../engine/asker.ts'
import type { Query } from '../service/query.ts'
import type { Parameters } from './parameters.ts'

/** A parameter that is never sent: whose query it is. */
const mark = 'siteEmbedAside'
const suggestions = 'suggestions'

export const asideOf = ({ params }: Query): string | null =>
  typeof params[mark] === 'string' ? params[mark] : null
export const otherAside = (name: string) => `index ${name}`
export const isForSuggestions = (query: Query) => asideOf(query) === suggestions

const keys = (record: object) => Object.keys(record)
const emptied = (record: object) => Object.fromEntries(keys(record).map((name) => [name, []]))

/** One query, whatever is chosen in the main index. */
function aside(own: Parameters, main: Parameters, id: string): Parameters {
  const marked = { [mark]: id }
  return own.setQueryParameters({
    ...marked,
    page: 0,
    facetsRefinements: emptied(main.facetsRefinements),
    disjunctiveFacetsRefinements: emptied(main.disjunctiveFacetsRefinements),
    hierarchicalFacetsRefinements: emptied(main.hierarchicalFacetsRefinements),
    numericRefinements: Object.fromEntries(keys(main.numericRefinements).map((name) => [name, {}])),
  })
}

const wantedFor = ({ state, setup }: Question) =>
  new Map([
    ...setup.indices
      .filter((name) => name !== state.index)
      .map((name): [string, string] => [otherAside(name), name]),
    ...(setup.suggestions && state.query.trim()
      ? [[suggestions, setup.suggestions] as [string, string]]
      : []),
  ])

export function createAsides() {
  const here = new Map<string, ReturnType<typeof index>>()
  return {
    keep({ mainIndex }: InstantSearch, question: Question) {
      const wanted = wantedFor(question)
      for (const [id, widget] of here) {
        if (wanted.get(id) === widget.getIndexName()) continue
        here.delete(id)
        mainIndex.removeWidgets([widget])
      }
      for (const [indexId, indexName] of wanted) {
        if (here.has(indexId)) continue
        const widget = index({ indexName, indexId })
        here.set(indexId, widget)
        mainIndex.addWidgets([widget])
      }
    },
    /** Once it is known what is chosen in the main index. */
    mark(main: Parameters) {
      for (const [id, widget] of here) {
        const helper = widget.getHelper()
        helper?.setState(aside(helper.state, main, id))
      }
    },
    forget: () => here.clear(),
  }
}
