// What this device remembers, and how it handles broken storage.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { recentStore } from '../../../src/search/box/recent.ts'
import { withOldToJson } from '../../old-to-json.ts'

let count = 0
const newKey = () => `site-embed:recent:test-${++count}`
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('recent searches', () => {
  test('are kept newest first, each once in whatever case, ten of them', () => {
    const key = newKey()
    const recent = recentStore(key)
    for (let at = 0; at < 12; at++) recent.add(`tale ${at}`)
    recent.add(' Tale 5 ')
    expect(recent.list().slice(0, 3)).toEqual(['Tale 5', 'tale 11', 'tale 10'])
    expect(recent.list()).toHaveLength(10)
    expect(stored(key)).toEqual(recent.list())
  })

  test('are of two to 512 characters', () => {
    const recent = recentStore(newKey())
    for (const words of ['', '  ', ' x ', 'x'.repeat(513), 'ja', 'x'.repeat(512)]) recent.add(words)
    expect(recent.list()).toEqual(['x'.repeat(512), 'ja'])
  })

  test('can be removed one by one and all at once; then nothing is stored', () => {
    const key = newKey()
    const recent = recentStore(key)
    for (const words of ['one', 'two', 'three']) recent.add(words)
    recent.remove('TWO')
    expect(recent.list()).toEqual(['three', 'one'])
    recent.clear()
    expect(recent.list()).toEqual([])
    expect(localStorage.getItem(key)).toBeNull()
  })

  test('are stored correctly, even if the page changes JSON', () => {
    const key = newKey()
    withOldToJson(() => recentStore(key).add('jazz'))
    expect(stored(key)).toEqual(['jazz'])
  })

  test('are there after a reload, and each key has its own', () => {
    const key = newKey()
    localStorage.setItem(key, '["jazz","opera"]')
    const recent = recentStore(key)
    recent.subscribe(() => {})
    expect(recent.list()).toEqual(['jazz', 'opera'])
    expect(recentStore(newKey()).list()).toEqual([])
  })

  test('are followed by other elements of the page until they unsubscribe', () => {
    const key = newKey()
    const heard = vi.fn()
    const leave = recentStore(key).subscribe(heard)
    recentStore(key).add('jazz')
    expect(heard).toHaveBeenCalledOnce()
    leave()
    recentStore(key).add('opera')
    expect(heard).toHaveBeenCalledOnce()
  })

  test('of another tab are followed, and not lost when this page adds one', () => {
    const key = newKey()
    const recent = recentStore(key)
    const heard = vi.fn()
    const leave = recent.subscribe(heard)
    localStorage.setItem(key, '["there"]')
    dispatchEvent(new StorageEvent('storage', { key: 'another' }))
    expect(heard).not.toHaveBeenCalled()
    dispatchEvent(new StorageEvent('storage', { key }))
    expect(recent.list()).toEqual(['there'])
    leave()
    localStorage.setItem(key, '["later"]')
    dispatchEvent(new StorageEvent('storage', { key }))
    expect(heard).toHaveBeenCalledOnce()
    recent.add('here')
    expect(recent.list()).toEqual(['here', 'later'])
  })

  test('are gone when another tab clears the whole storage', () => {
    const recent = recentStore(newKey())
    recent.subscribe(() => {})
    recent.add('jazz')
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(recent.list()).toEqual([])
  })

  test('are the same list until they change, so that React does not render again', () => {
    const recent = recentStore(newKey())
    recent.add('jazz')
    const before = recent.list()
    recent.add('jazz')
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(recent.list()).toBe(before)
  })
})

describe('a storage', () => {
  test.each(['x', '{}', '5', 'null', '[null, 5, {}, "", "x", ["jazz"]]'])(
    'that contains %s is replaced',
    (rubbish) => {
      const key = newKey()
      localStorage.setItem(key, rubbish)
      const recent = recentStore(key)
      recent.subscribe(() => {})
      expect(recent.list()).toEqual([])
      recent.add('jazz')
      expect(stored(key)).toEqual(['jazz'])
    },
  )

  test('with too many searches from elsewhere is cut to ten', () => {
    const key = newKey()
    const many = Array.from({ length: 30 }, (_, at) => `tale ${at}`)
    localStorage.setItem(key, JSON.stringify(['jazz', 'JAZZ', 'x'.repeat(600), ...many]))
    const recent = recentStore(key)
    recent.subscribe(() => {})
    expect(recent.list()).toEqual(['jazz', ...many.slice(0, 9)])
  })

  test.each([
    [
      'blocked',
      () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    ],
    ['absent', () => undefined],
    [
      'full',
      () => ({
        getItem: () => null,
        setItem() {
          throw new DOMException('full', 'QuotaExceededError')
        },
      }),
    ],
  ])('that is %s is replaced by the memory of the page, silently', (_, get) => {
    const warn = vi.spyOn(console, 'warn')
    const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })
    try {
      const recent = recentStore(newKey())
      recent.subscribe(() => {})
      for (const words of ['jazz', 'opera', 'tango']) recent.add(words)
      recent.remove('opera')
      expect(recent.list()).toEqual(['tango', 'jazz'])
      recent.clear()
      expect(recent.list()).toEqual([])
    } finally {
      if (real) Object.defineProperty(globalThis, 'localStorage', real)
    }
    expect(warn).not.toHaveBeenCalled()
  })
})
