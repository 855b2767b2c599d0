// The address of the page follows the search, and the search follows the address.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryOf } from '../../../src/element/memory.ts'
import type { SearchState } from '../../../src/search/engine/state.ts'
import { type AddressStore, addressStore } from '../../../src/search/told/history.ts'
import { first, options, stateOf } from '../engine/states.ts'

const ends: (() => void)[] = []

/** A store whose element listens, as it does from start to end. */
function started() {
  const store = addressStore(options, first)
  const heard: Partial<SearchState>[] = []
  const end = store.subscribe((said) => heard.push(said))
  ends.push(end)
  return { store, heard, end }
}
const type = (store: AddressStore, query: string) => store.write(stateOf({ query }), 'replace')
const choose = (store: AddressStore, city: string) =>
  store.write(stateOf({ filters: { city: [city] } }), 'push')
/** As a page or a router does, and as browsers tell it. */
function goTo(address: string, told = 'popstate') {
  history.replaceState(history.state, '', address)
  dispatchEvent(new Event(told))
}
const refusal = () => {
  throw new DOMException('too often', 'SecurityError')
}

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/events')
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a visitor', () => {
  test('who chooses what is chosen already adds no history entry', () => {
    const { store } = started()
    choose(store, 'Kyiv')
    const push = vi.spyOn(history, 'pushState')
    choose(store, 'Kyiv')
    expect(push).not.toHaveBeenCalled()
  })
})

describe("the page's own changes", () => {
  test('to the address stay when the search writes', () => {
    const { store } = started()
    type(store, 'jazz')
    history.pushState(null, '', '/other?tab=%20a+b&flag&q=jazz#top')
    type(store, 'opera')
    expect(location.href.endsWith('/other?tab=%20a+b&flag&q=opera#top')).toBe(true)
  })

  test('to history.state stay when the search writes, and are copied into a new entry', () => {
    const { store } = started()
    const theirs = { turbo: { restorationIdentifier: 'a', restorationIndex: 3 }, scroll: [1, 2] }
    history.replaceState(theirs, '')
    type(store, 'jazz')
    expect(history.state).toEqual(theirs)
    choose(store, 'Kyiv')
    expect(history.state).toEqual(theirs)
  })

  test.each(['popstate', 'hashchange', 'turbo:load', 'turbo:render'])(
    'of our parameters are told after %s',
    (told) => {
      const { heard } = started()
      goTo('?q=opera', told)
      expect(heard).toEqual([{ query: 'opera' }])
    },
  )

  test('to other parameters are not told to the search', () => {
    const { store, heard } = started()
    type(store, 'jazz')
    goTo('/elsewhere?x=1&q=jazz#part')
    goTo('?q=jazz&x=2')
    expect(heard).toEqual([])
  })
})

describe('a browser with the Navigation API', () => {
  const tell = (navigationType: string) =>
    navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }))
  let navigation: EventTarget
  beforeEach(() => {
    navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
  })

  test.each(['push', 'replace'])("tells of the page's own %s", (how) => {
    const { heard } = started()
    history.replaceState(null, '', '?q=opera')
    tell(how)
    expect(heard).toEqual([{ query: 'opera' }])
  })

  test('does not make the search hear its own changes', () => {
    const { store, heard } = started()
    const real = history.replaceState.bind(history)
    vi.spyOn(history, 'replaceState').mockImplementation((...change) => {
      real(...change)
      tell('replace')
    })
    type(store, 'jazz')
    expect(heard).toEqual([])
  })

  test('tells of Back with popstate, when history.state is that of the entry', () => {
    const { heard } = started()
    history.replaceState(null, '', '?q=opera')
    tell('traverse')
    expect(heard).toEqual([])
    dispatchEvent(new Event('popstate'))
    expect(heard).toHaveLength(1)
  })

  test('is not listened to once the element is gone', () => {
    const { heard, end } = started()
    end()
    history.replaceState(null, '', '?q=opera')
    tell('push')
    expect(heard).toEqual([])
  })
})

describe('an element that is gone', () => {
  test('leaves no listener', () => {
    const added = vi.spyOn(window, 'addEventListener')
    const { heard, end } = started()
    expect(added).toHaveBeenCalledTimes(4)
    end()
    for (const [name] of added.mock.calls) goTo(`?q=${name}`, name)
    expect(heard).toEqual([])
  })

  test('writes nothing that the browser has refused before', () => {
    const { store, end } = started()
    const replace = vi.spyOn(history, 'replaceState').mockImplementation(refusal)
    type(store, 'jazz')
    replace.mockRestore()
    end()
    vi.advanceTimersByTime(60_000)
    expect(location.search).toBe('')
  })
})

describe('a browser that refuses', () => {
  test('is asked again after a while, for the newest state', () => {
    const { store } = started()
    const replace = vi.spyOn(history, 'replaceState').mockImplementation(refusal)
    type(store, 'ja')
    type(store, 'jazz')
    expect(location.search).toBe('')
    replace.mockRestore()
    vi.advanceTimersByTime(10_000)
    expect(location.search).toBe('?q=jazz')
  })

  test('without throwing is asked again too', () => {
    const { store } = started()
    const replace = vi.spyOn(history, 'replaceState').mockImplementation(() => {})
    type(store, 'jazz')
    replace.mockRestore()
    vi.advanceTimersByTime(10_000)
    expect(location.search).toBe('?q=jazz')
  })

  test('to add an entry gets it added later, though more was typed meanwhile', () => {
    const { store } = started()
    const before = history.length
    const push = vi.spyOn(history, 'pushState').mockImplementation(refusal)
    choose(store, 'Kyiv')
    push.mockRestore()
    type(store, 'jazz')
    expect(location.search).toBe('?q=jazz')
    expect(history.length).toBe(before + 1)
    type(store, 'opera')
    expect(history.length).toBe(before + 1)
  })

  test('for good is left alone after half a minute, without a message', () => {
    const { store } = started()
    const told = vi.spyOn(console, 'error')
    const replace = vi.spyOn(history, 'replaceState').mockImplementation(refusal)
    expect(() => type(store, 'jazz')).not.toThrow()
    vi.advanceTimersByTime(40_000)
    const tries = replace.mock.calls.length
    vi.advanceTimersByTime(600_000)
    expect(replace).toHaveBeenCalledTimes(tries)
    expect(told).not.toHaveBeenCalled()
  })

  test('does not get an old query written over an address that has changed since', () => {
    const { store, heard } = started()
    const replace = vi.spyOn(history, 'replaceState').mockImplementation(refusal)
    type(store, 'jazz')
    replace.mockRestore()
    goTo('?q=opera')
    vi.advanceTimersByTime(60_000)
    expect(location.search).toBe('?q=opera')
    expect(heard).toEqual([{ query: 'opera' }])
  })
})

test('each element has its own memory in each history entry', () => {
  const { store } = started()
  const memory = memoryOf(() => 'site-search#0')
  history.replaceState({ theirs: 1 }, '')
  memory.write({ query: '', pages: 3 })
  const old: unknown = history.state
  choose(store, 'Kyiv')
  expect(history.state).toEqual(old)
  memory.write({ query: '', city: 'Kyiv' })
  expect(history.state).toEqual({
    theirs: 1,
    siteEmbed: { 'site-search#0': { query: '', city: 'Kyiv' } },
  })
  expect(old).toMatchObject({ siteEmbed: { 'site-search#0': { pages: 3 } } })
  expect(location.search).toBe('?f.city=Kyiv')
})
