// A secret in the address is removed from it, and everything else stays.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { richDoc } from '../../src/contract/rich-doc.ts'
import { takeFromAddress } from '../../src/element/secret-in-address.ts'
import { read } from './reading.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
let count = 0
/** Taken secrets live as long as the page: each test has a name of its own. */
const newName = () => `t${++count}`
const here = () => location.href.slice(location.origin.length)
afterEach(() => {
  warn.mockClear()
  history.replaceState(null, '', '/')
  delete window.SiteEmbedDefaults
})

describe('removed from the address', () => {
  test.each([
    ['/a?NAME=x', '/a'],
    ['/a?NAME=x#part', '/a#part'],
    ['/a?q=%C5%82+b%20c&NAME=x&NAMES=1', '/a?q=%C5%82+b%20c&NAMES=1'],
    ['/a?b&&c=%zz&NAME=x&NAME=y', '/a?b&&c=%zz'],
    ['/a?b=1&NAME=', '/a?b=1'],
    ['/a?b=?NAME=x', '/a?b=?NAME=x'],
    ['/a#?NAME=x', '/a#?NAME=x'],
  ])('%s becomes %s, byte for byte', (address, rest) => {
    const name = newName()
    const state = { theirs: 1 }
    history.replaceState(state, '', address.replaceAll('NAME', name))
    takeFromAddress(name)
    expect(here()).toBe(rest.replaceAll('NAME', name))
    expect(history.state).toEqual(state)
  })

  test('it stays known, until there is another', () => {
    const name = newName()
    expect(takeFromAddress(name)).toBeNull()
    history.replaceState(null, '', `/?${name}=a%20b`)
    expect(takeFromAddress(name)).toBe('a b')
    expect(takeFromAddress(name)).toBe('a b')
    history.replaceState(null, '', `/?${name}=c`)
    expect(takeFromAddress(name)).toBe('c')
  })
})

describe('a preview token', () => {
  const token = (written: Record<string, string>, around: Parameters<typeof read>[2] = {}) => {
    const { settings, refused } = read(richDoc.attributes, written, around)
    return [settings.previewToken, refused.includes('previewToken')]
  }

  test('is taken from the address that the attribute names', () => {
    const name = newName()
    history.replaceState(null, '', `/?${name}=secret&page=2`)
    expect(token({ 'preview-token': ` {url.${name}} ` })).toEqual(['secret', false])
    expect(here()).toBe('/?page=2')
  })

  test('comes from a property or from configure()', () => {
    expect(token({}, { properties: { previewToken: 'secret' } })).toEqual(['secret', false])
    expect(token({}, { configured: { previewToken: 'secret' } })).toEqual(['secret', false])
  })

  test('is refused in the page, and not shown', () => {
    expect(token({ 'preview-token': 'secret' })).toEqual([null, true])
    expect(token({}, { script: { 'data-preview-token': 'secret' } })).toEqual([null, true])
    window.SiteEmbedDefaults = { previewToken: 'secret' }
    expect(token({})).toEqual([null, true])
    expect(warn).toHaveBeenCalled()
    expect(String(warn.mock.calls)).not.toContain('secret')
    expect(String(warn.mock.calls)).toMatch(/preview-token.*must never be in a page/)
  })

  test.each(['', '{url.nothing}', '{meta.token}x'])('%j does not count', (written) => {
    expect(token({ 'preview-token': written })[0]).toBeNull()
  })

  test('may be missing in the address without a warning', () => {
    expect(token({ 'preview-token': '{url.nothing}' })).toEqual([null, false])
    expect(token({ 'preview-token': '' })).toEqual([null, false])
  })

  test('that can write is refused, wherever it comes from', () => {
    const name = newName()
    history.replaceState(null, '', `/?${name}=CFPAT-secret`)
    expect(token({ 'preview-token': `{url.${name}}` })).toEqual([null, true])
    expect(token({}, { properties: { previewToken: 'cfpat-secret' } })).toEqual([null, true])
    expect(String(warn.mock.calls)).not.toContain('secret')
  })
})
