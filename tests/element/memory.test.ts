// What an element remembers in the history, beside the page's own data.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Memory = typeof import('../../src/element/memory.ts')

/** A page that was reached in some way: by a link, by Back, by loading it again. */
async function pageReachedBy(type: string): Promise<Memory> {
  vi.resetModules()
  const entry = { type, name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON() {} }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  return import('../../src/element/memory.ts')
}
const storeOf = ({ memoryOf }: Memory, key = 'site-search#0') => memoryOf(() => key)
const kept = { 'site-search#0': { query: 'jazz', page: 2 }, 'site-search#1': { query: 'film' } }

beforeEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '')
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('what an element has written', () => {
  test.each(['back_forward', 'reload'])('is there again after %s', async (type) => {
    history.replaceState({ siteEmbed: kept }, '')
    const page = await pageReachedBy(type)
    expect(storeOf(page).read()).toEqual({ query: 'jazz', page: 2 })
    expect(storeOf(page, 'site-search#1').read()).toEqual({ query: 'film' })
  })

  test('is there again when Back stays on the page', async () => {
    history.replaceState({ siteEmbed: kept }, '')
    const store = storeOf(await pageReachedBy('navigate'))
    expect(store.read()).toBeFalsy()
    dispatchEvent(new Event('popstate'))
    expect(store.read()).toEqual({ query: 'jazz', page: 2 })
  })

  test.each(['navigate', 'prerender'])('is forgotten by a new visit: %s', async (type) => {
    history.replaceState({ siteEmbed: kept }, '')
    expect(storeOf(await pageReachedBy(type)).read()).toBeFalsy()
  })
})

describe('writing', () => {
  test('leaves what another element has written', async () => {
    const page = await pageReachedBy('navigate')
    storeOf(page).write({ query: 'jazz' })
    storeOf(page, 'rich-doc#0').write({ at: 3 })
    storeOf(page).write({ query: 'opera' })
    const state: unknown = history.state
    expect(state).toEqual({
      siteEmbed: { 'site-search#0': { query: 'opera' }, 'rich-doc#0': { at: 3 } },
    })
  })

  test('the same value again does not write to the history', async () => {
    const store = storeOf(await pageReachedBy('navigate'))
    store.write({ query: 'jazz' })
    const replace = vi.spyOn(history, 'replaceState')
    store.write({ query: 'jazz' })
    expect(replace).not.toHaveBeenCalled()
  })

  test('fails silently if the browser refuses, and only the way back is lost', async () => {
    const store = storeOf(await pageReachedBy('navigate'))
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError')
    })
    expect(() => store.write({ query: 'jazz' })).not.toThrow()
  })
})

describe('a history entry that is not ours to write', () => {
  test.each([['a word'], [7], [true], [[1, 2]]])(
    'keeps what the page put there: %j',
    async (state) => {
      history.replaceState(state, '')
      const store = storeOf(await pageReachedBy('back_forward'))
      store.write({ query: 'jazz' })
      expect(history.state).toEqual(state)
      expect(store.read()).toBeFalsy()
    },
  )

  test.each([[{ siteEmbed: 'word' }], [{ siteEmbed: null }], [{ siteEmbed: [3] }], [{}]])(
    'has nothing for us when it is %j',
    async (state) => {
      history.replaceState(state, '')
      expect(storeOf(await pageReachedBy('back_forward')).read()).toBeFalsy()
    },
  )
})

describe('two elements of a kind are distinguished', () => {
  test('by their id, else by their place among each other', async () => {
    const { memoryKey } = await pageReachedBy('navigate')
    document.body.innerHTML =
      '<site-search></site-search><rich-doc></rich-doc><site-search id="events"></site-search><site-search></site-search>'
    expect([...document.body.children].map(memoryKey)).toEqual([
      'site-search#0',
      'rich-doc#0',
      'site-search#events',
      'site-search#2',
    ])
  })

  test('also in shadow roots', async () => {
    const { memoryKey } = await pageReachedBy('navigate')
    const keys = ['a', 'b'].map((id) => {
      const host = document.createElement('x-app')
      host.id = id
      document.body.append(host)
      const inner = document.createElement('site-search')
      host.attachShadow({ mode: 'open' }).append(inner)
      return memoryKey(inner)
    })
    expect(new Set(keys).size).toBe(2)
  })
})
