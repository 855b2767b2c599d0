// The search within one facet's values, as a long list of them offers it.
import { countValues, mostFrequent, type ValueCount } from './answer/facets.ts'
import { highlight } from './answer/highlight.ts'
import { createMarker } from './answer/marks.ts'
import type { IndexView } from './catalog.ts'
import { refusals } from './errors.ts'
import { declaredFacet } from './index/attributes.ts'
import type { Fields } from './index/values.ts'
import { readParameters, type SearchParameters } from './parameters/search-parameters.ts'
import { createReader, type Raw } from './parameters/values.ts'
import { resolve } from './search.ts'
import { words } from './text/fold.ts'
import { planQuery } from './text/plan.ts'
import { spelling } from './text/spelling.ts'

const MOST_FACET_HITS = 100
const USUAL_FACET_HITS = 10

export function searchFacet(view: IndexView, facet: string, raw: Raw): Fields {
  const start = performance.now()
  const { facetQuery, maxFacetHits, ...rest } = raw
  const read = createReader({ facetQuery, maxFacetHits })
  const index = view.index()
  if (!declaredFacet(index.facets, facet)?.searchable) throw refusals.closedFacet(facet)
  const params = readParameters(rest, index.settings)
  const { found } = resolve(view, index, params)
  const asked = { ...params, query: read.text('facetQuery') ?? '' }
  const values = matchingValues(countValues(index.columns.facet(facet), found.records), asked)
  const most = read.integer('maxFacetHits', 1, MOST_FACET_HITS) ?? USUAL_FACET_HITS
  return {
    facetHits: mostFrequent(values, { ...params, maxValuesPerFacet: most }).map((value) =>
      facetHit(value, asked),
    ),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - start)),
  }
}

function matchingValues(values: ValueCount[], params: SearchParameters): ValueCount[] {
  const searches = planQuery(params).units.flatMap(({ ways }) => ways[0]?.searches ?? [])
  return values.filter(([value]) => {
    const own = words(value)
    return searches.every((search) => own.some((word) => spelling(search, word)))
  })
}

function facetHit([value, count]: ValueCount, params: SearchParameters): Fields {
  const plan = planQuery(params)
  const highlighted = highlight(createMarker(plan)(value), plan, params).value
  return { value, highlighted, count }
}
