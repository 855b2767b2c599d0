// Misspellings are reported to the page's owner, each once.
import { beforeEach, expect, test, vi } from 'vitest'
import { richDocSurface } from '../../src/contract/rich-doc.ts'
import { siteSearch, siteSearchSurface } from '../../src/contract/site-search.ts'
import { hintAtDefaults, hintAtNames, hintAtScript, hintAtSlots } from '../../src/element/hints.ts'
import { defaultsOf, scriptWith } from './reading.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const said = () => warn.mock.calls.map(([text]) => String(text))
beforeEach(() => warn.mockClear())

function hint(attributes: Record<string, string>) {
  const element = document.createElement('site-search')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  hintAtNames(element, siteSearch)
}

test('an attribute that resembles one of ours is pointed out, and no other', () => {
  hint({ indexname: 'events', 'data-x': '1', class: 'wide', 'aria-label': 'Find', onclick: '' })
  // Of every field of a form.
  hint({ form: 'order' })
  hint({ indexname: 'events' })
  expect(said()).toEqual([
    'site-embed: <site-search>: there is no attribute indexname. Did you mean index-name?',
  ])
})

test('a property that a framework has written as an attribute is pointed out', () => {
  hint({ renderhit: '(hit) => hit.name', 'hit-title': 'name' })
  expect(said()).toEqual([
    'site-embed: <site-search>: renderhit is not an attribute. Set it as a property, element.renderHit = …, or load the script first.',
  ])
})

test('a page-wide default that no element has is pointed out when it resembles one', () => {
  const defaults = defaultsOf({
    'data-appid': 'A',
    'data-cf-beacon': '1',
    'data-prefix': 'acme',
  })
  defaults.configure({ locales: 'pl', hitsPerPage: 5 })
  hintAtDefaults(defaults, Object.keys(siteSearch.attributes))
  expect(said().sort()).toEqual([
    'site-embed: the page-wide default appid is unknown. Did you mean app-id?',
    'site-embed: the page-wide default locales is unknown. Did you mean locale?',
  ])
})

test('curly quotes around a value are pointed out, but not those in words for visitors', () => {
  hint({ facets: '„city“', 'hit-title': '“name”', placeholder: '„Suche“', query: '"jazz"' })
  expect(said()).toEqual([
    'site-embed: <site-search>: the quotes around facets are curly. Write facets="…".',
    'site-embed: <site-search>: the quotes around hit-title are curly. Write hit-title="…".',
  ])
})

test('settings on the script tag without data- are pointed out', () => {
  const script = scriptWith({ 'app-id': 'A', 'data-api-key': 'k', loading: 'lazy', src: 'x.js' })
  hintAtScript(script, Object.keys(siteSearch.attributes))
  expect(said()).toEqual([
    'site-embed: the script tag has app-id, which does nothing. Did you mean data-app-id?',
  ])
})

test('for a wrong slot, the slots of both elements are named, each once', () => {
  const element = document.createElement('rich-doc')
  element.innerHTML = '<template slot="hits"></template>'
  hintAtSlots(element)
  const [, named = ''] = /with one of (.*)\.$/.exec(said()[0] ?? '') ?? []
  const slots = [siteSearchSurface, richDocSurface].flatMap(({ slots }) => Object.keys(slots))
  expect(named.split(', ').sort()).toEqual([...new Set(slots)].filter(Boolean).sort())
})

test('a request for consent and the fallback are not mistakes', () => {
  const element = document.createElement('rich-doc')
  element.innerHTML = '<div slot="consent">Fetch?</div><p slot="">Wait</p><p slot="error">Oh</p>'
  hintAtSlots(element)
  expect(said()).toEqual([expect.stringContaining('<p slot="error"> is never shown')])
})
