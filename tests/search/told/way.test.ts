// How the way from a result to what it leads to is written into a link, and read where it leads.
import { beforeEach, describe, expect, test } from 'vitest'
import { arrived, carried, wayIn } from '../../../src/search/told/way.ts'

const queryID = '0123456789abcdef0123456789abcdef'
const group = { index: 'shop', answering: 'shop_cheap', hits: [], nbHits: 1, queryID }
const way = `queryID=${queryID}&queryIndex=shop_cheap&queryObject=7`
const { origin } = location
const link = (url: string, from: Parameters<typeof carried>[2] = group) =>
  carried(url, { objectID: '7' }, from)

beforeEach(() => history.replaceState(null, '', '/search?q=lamp'))

describe('a link to a result', () => {
  test.each([
    ['/lamp', `${origin}/lamp?${way}`],
    ['lamp?color=red#top', `${origin}/lamp?color=red&${way}#top`],
    [`${origin}/?p=3`, `${origin}/?p=3&${way}`],
  ])('%s says how it was found', (url, wanted) => {
    expect(link(url)).toBe(wanted)
  })

  test('says it once', () => {
    expect(link(`/lamp?queryID=${'f'.repeat(32)}`)).toBe(`${origin}/lamp?${way}`)
    expect(link(link('/lamp'))).toBe(link('/lamp'))
  })

  test.each([
    'https://elsewhere.example/lamp',
    '//elsewhere.example/lamp',
    'mailto:shop@example.org',
    'tel:123',
    '#lamp',
    '?q=lamp#lamp',
    'https://[',
  ])('%s stays as it is: it leads to another site, or stays in this page', (url) => {
    expect(link(url)).toBe(url)
  })

  test('stays as it is without a question of the service’s', () => {
    expect(link('/lamp', { ...group, queryID: null })).toBe('/lamp')
    expect(link('/lamp', { ...group, queryID: 'proxy-1' })).toBe('/lamp')
    expect(carried('/lamp', { objectID: '7' }, undefined)).toBe('/lamp')
  })
})

describe('where it leads', () => {
  const arrive = (address: string, state: unknown = null) => {
    history.replaceState(state, '', address)
    return arrived()
  }

  test('the way is read and taken out of the address, and nothing else', () => {
    const state = { router: 1 }
    expect(arrive(`/lamp?color=r%C3%B3d&${way}&utm=x#top`, state)).toEqual(['7', wayIn(group, {})])
    expect(location.href).toBe(`${origin}/lamp?color=r%C3%B3d&utm=x#top`)
    expect(history.state).toEqual(state)
    expect(arrived()).toBeUndefined()
  })

  test('names of any letters arrive as they were', () => {
    const odd = { ...group, answering: 'sklep ąę/&=#?' }
    const url = carried('/lamp', { objectID: 'a b/ż&c=d#e?f+g%' }, odd)
    expect(arrive(url)).toEqual(['a b/ż&c=d#e?f+g%', { queryID, index: 'sklep ąę/&=#?' }])
    expect(location.href).toBe(`${origin}/lamp`)
  })

  test('a question alone is of any object, and stays: another may have written it', () => {
    expect(arrive(`/lamp?queryID=${queryID}`)).toEqual(['', { queryID, index: '' }])
    expect(location.search).toBe(`?queryID=${queryID}`)
  })

  test.each(['', '?queryID=', '?queryID=short', `?queryID=${queryID}0`, '?queryID=%E0%A4%A'])(
    'an address with “%s” tells nothing',
    (query) => {
      expect(arrive(`/lamp${query}`)).toBeUndefined()
      expect(location.search).toBe(query)
    },
  )
})
