// An index as the engine works on it, made of its definition at the first use.
import type { IndexDefinition, IndexSettings, SearchRecord, SearchRule } from '../definition.ts'
import { createDictionary, type Dictionary } from '../text/dictionary.ts'
import {
  type FacetAttribute,
  facetAttributes,
  type SearchableAttribute,
  searchableAttributes,
} from './attributes.ts'
import { type Columns, createColumns } from './columns.ts'
import { createOrders, type Orders } from './orders.ts'
import { collectPostings } from './postings.ts'

export interface LoadedIndex {
  settings: IndexSettings
  rules: SearchRule[]
  records: SearchRecord[]
  /** objectID → the record's number. */
  numbers: Map<string, number>
  attributes: SearchableAttribute[]
  facets: FacetAttribute[]
  dictionary: Dictionary
  columns: Columns
  orders: Orders
}

export function loadIndex({ settings, rules = [], records: make }: IndexDefinition): LoadedIndex {
  const records = make()
  const attributes = searchableAttributes(settings, records)
  return {
    settings,
    rules,
    records,
    numbers: new Map(records.map(({ objectID }, number) => [objectID, number])),
    attributes,
    facets: facetAttributes(settings),
    dictionary: createDictionary(collectPostings(records, attributes)),
    columns: createColumns(records),
    orders: createOrders(records),
  }
}
