// The names a search request may carry. Anything else is refused, as the real service does.

/** What the sandbox acts on. */
const HEEDED = `
  query similarQuery queryType advancedSyntax advancedSyntaxFeatures optionalWords
  removeWordsIfNoResults removeStopWords queryLanguages naturalLanguages synonyms
  typoTolerance minWordSizefor1Typo minWordSizefor2Typos allowTyposOnNumericTokens
  disableTypoToleranceOnAttributes restrictSearchableAttributes exactOnSingleWordQuery
  filters facetFilters numericFilters tagFilters optionalFilters sumOrFiltersScores
  facets maxValuesPerFacet sortFacetValuesBy facetingAfterDistinct
  page hitsPerPage offset length distinct ranking relevancyStrictness
  attributesToRetrieve attributesToHighlight attributesToSnippet highlightPreTag highlightPostTag
  snippetEllipsisText restrictHighlightAndSnippetArrays responseFields
  enableRules ruleContexts renderingContent clickAnalytics
`

/** Taken without effect: places on the globe, profiles, statistics, and fine points of ranking. */
const TAKEN = `
  aroundLatLng aroundLatLngViaIP aroundRadius aroundPrecision minimumAroundRadius
  insideBoundingBox insidePolygon personalizationImpact userToken getRankingInfo analytics
  analyticsTags percentileComputation enableABTest ignorePlurals decompoundQuery
  enablePersonalization mode semanticSearch disableExactOnAttributes alternativesAsExact
  replaceSynonymsInHighlight minProximity attributeCriteriaComputedBy
  attributeCriteriaComputedByMinProximity enableReRanking reRankingApplyFilter extensions
`

const KNOWN = new Set(`${HEEDED} ${TAKEN}`.split(/\s+/))

export function isKnownParameter(name: string): boolean {
  return KNOWN.has(name)
}
