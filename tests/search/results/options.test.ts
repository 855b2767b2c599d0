// The choices above the results, from the attributes.
import { describe, expect, test } from 'vitest'
import { setupOf, sizesOf } from '../../../src/search/engine/setup.ts'
import { sortOptions } from '../../../src/search/results/Toolbar.tsx'
import { settingsFrom } from '../settings.ts'

const sorts = (sort: string) =>
  sortOptions(settingsFrom({ 'index-name': 'events, help', sort }), 'Relevance')

describe('orders', () => {
  test('begin with the index itself, and are labelled by the attribute or by their names', () => {
    expect(sorts('events_price_asc|Price, events_newest, elsewhere')).toEqual([
      { value: null, label: 'Relevance' },
      { value: 'events_price_asc', label: 'Price' },
      { value: 'events_newest', label: 'Newest' },
      { value: 'elsewhere', label: 'Elsewhere' },
    ])
  })
})

describe('page sizes', () => {
  test.each([
    [{}, []],
    [{ 'per-page-options': '50, 10' }, [10, 20, 50]],
    [{ 'per-page-options': '10, 20' }, [10, 20]],
    [{ 'per-page-options': '10, 10', 'hits-per-page': '7' }, [7, 10]],
  ])('of %j are %j', (attributes, expected) => {
    expect(sizesOf(settingsFrom(attributes))).toEqual(expected)
  })
})

describe('the setup', () => {
  test('lets visitors choose what the page offers, and nothing else', () => {
    const settings = settingsFrom({
      'index-name': 'events',
      sort: 'events, events_price',
      'per-page-options': '10',
      paging: 'more',
      'min-length': '2',
    })
    expect(setupOf(settings, null, '<site-search>')).toMatchObject({
      sorts: ['events_price'],
      sizes: [10, 20],
      grows: true,
      minLength: 2,
    })
    expect(setupOf(settings, null, '<site-search>').firstSort).toBe(null)
    expect(setupOf(settingsFrom({ layout: 'dropdown' }), null, '<site-search>').minLength).toBe(1)
    expect(setupOf(settingsFrom(), null, '<site-search>').minLength).toBe(0)
  })

  test.each([
    ['events_date, events', 'events_date'],
    ['events_date|Soonest, events_price, events|Best', 'events_date'],
    ['events, events_date', null],
    ['events_date', null],
    ['events', null],
    [undefined, null],
  ])('sorting by %j starts with %j', (sort, expected) => {
    const settings = settingsFrom({ 'index-name': 'events, help', ...(sort && { sort }) })
    expect(setupOf(settings, null, '<site-search>').firstSort).toBe(expected)
  })

  test.each([[null], ['filters=a'], [['a']], [7]])('takes no parameters from %j', (parameters) => {
    expect(setupOf(settingsFrom(), parameters, '<site-search>')).toEqual(
      setupOf(settingsFrom(), undefined, '<site-search>'),
    )
  })

  test('puts searchParameters before those of the attributes', () => {
    const settings = settingsFrom({ params: 'typoTolerance=strict', 'hits-per-page': '7' })
    expect(
      setupOf(settings, { typoTolerance: false, ruleContexts: ['spring'] }, '<site-search>')
        .parameters,
    ).toMatchObject({ typoTolerance: false, ruleContexts: ['spring'], hitsPerPage: 7 })
  })
})
