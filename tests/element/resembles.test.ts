// Hints for misspellings, and silence about everything that is not ours.
import { describe, expect, test } from 'vitest'
import { richDoc } from '../../src/contract/rich-doc.ts'
import { siteSearch } from '../../src/contract/site-search.ts'
import { resembling } from '../../src/element/resembles.ts'

const search = Object.keys(siteSearch.attributes)
const doc = Object.keys(richDoc.attributes)

describe('a misspelling', () => {
  test.each([
    ['indexname', 'index-name'],
    ['indx-name', 'index-name'],
    ['apikey', 'api-key'],
    ['api-kye', 'api-key'],
    ['filter', 'filters'],
    ['place-holder', 'placeholder'],
    ['timezone', 'time-zone'],
    ['local', 'locale'],
    ['them', 'theme'],
    ['index', 'index-name'],
    ['results', 'results-page'],
  ])('%s: did you mean %s?', (written, meant) => {
    expect(resembling(written, search)).toBe(meant)
  })

  test.each([
    ['entryid', 'entry-id'],
    ['entry', 'entry-id'],
    ['acces-token', 'access-token'],
  ])('%s: did you mean %s?', (written, meant) => {
    expect(resembling(written, doc)).toBe(meant)
  })
})

const standard =
  'id class style slot part exportparts lang dir title hidden role tabindex is inert nonce translate draggable itemid itemprop itemref itemscope itemtype accesskey contenteditable popover spellcheck autocapitalize autocorrect enterkeyhint inputmode virtualkeyboardpolicy writingsuggestions elementtiming xmlns name value width height align'
const foreign =
  'aria-label aria-labelledby aria-query data-locale data-theme data-query onclick onload onsearch v-if v-for v-bind:query v-model v-slot x-data x-cloak x-init ng-if ng-version ng-app _ngcontent-abc-c1 _nghost-abc @click @query :locale :query .locale #search [query] (query) *ngif wire:key wire:ignore client:load client:only q:key xml:lang xlink:href on:click bind:query hx-get hx-post hx-target hx-trigger hx-swap hx-params hx-select hx-boost hx-ext hx-vals up-target up-layer turbo-frame jsname jsaction jslog sizes key ref cf-async gtm-id uk-grid fs-cc'

describe('nothing is said about', () => {
  test.each(search.map((name) => [name]))('our own %s', (name) => {
    expect(resembling(name, search)).toBeNull()
  })

  test.each(standard.split(' ').map((name) => [name]))('the standard attribute %s', (name) => {
    expect(resembling(name, search)).toBeNull()
    expect(resembling(name, doc)).toBeNull()
  })

  test.each(foreign.split(' ').map((name) => [name]))("another library's %s", (name) => {
    expect(resembling(name, search)).toBeNull()
    expect(resembling(name, doc)).toBeNull()
  })

  test('a name that HTML knows, however much it resembles one of ours', () => {
    for (const name of ['title', 'class', 'style', 'hidden', 'slot'])
      expect(resembling(name, [`${name}s`])).toBeNull()
  })
})
