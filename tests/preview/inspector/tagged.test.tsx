// The data about an element's field that the editor gets.
import { afterEach, expect, test, vi } from 'vitest'
import {
  doc,
  entry as embedded,
  asset as embeddedAsset,
  p,
} from '../../../demo/sandbox/data/content/rich-text.ts'
import type { Previewed } from '../../../src/content/previewed.ts'
import type { Json } from '../../../src/net/json.ts'
import { taggedByPage, taggedIn } from '../../../src/preview/inspector/tagged.ts'
import { asset, entry, rendered } from './rendered.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const space = { spaceId: 'harbour', environment: 'main' }

async function previewed(body: ReturnType<typeof doc>, ...others: Json[]) {
  const { box, found, settings } = await rendered([
    entry('pier', { title: 'Pier', body }),
    ...others,
  ])
  const element = document.createElement('div')
  element.attachShadow({ mode: 'open' }).append(box)
  const whole = { host: { element }, found, settings: { ...settings, locale: 'pl' }, space }
  return whole as unknown as Previewed
}

test('locale, space and environment are those of the entry, else those of the document', async () => {
  const other = entry('far', { name: 'Far' })
  const sys = { space: { sys: { id: 'other' } }, environment: { sys: { id: 'dev' } }, locale: 'de' }
  Object.assign(other.sys, sys)
  const body = doc(p('Words.'), embedded('far'), embeddedAsset('plan'))
  const document = await previewed(body, other, asset('plan', 'text/plain'))
  const [words, far, , plan] = taggedIn(document).map(({ attributes }) => attributes)
  const here = { locale: 'pl', space: 'harbour', environment: 'main' }
  expect(words).toEqual({ entryId: 'pier', fieldId: 'body', ...here })
  expect(far).toEqual({
    ...{ entryId: 'far', fieldId: 'name' },
    ...{ locale: 'de', space: 'other', environment: 'dev' },
  })
  expect(plan).toEqual({ assetId: 'plan', fieldId: 'file', ...here })
})

test('a document that is nested too deeply is not reported, and causes no error', async () => {
  const document = await previewed(doc(p('Words.')))
  const deep = JSON.parse(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`)
  const { found } = document
  if (!found) throw new Error('nothing was rendered')
  found.entry.fields.deep = deep
  document.host.element.shadowRoot
    ?.querySelector('article')
    ?.insertAdjacentHTML('afterbegin', '<header class="header"><b>of a template</b></header>')
  expect(taggedIn(document)).toEqual([])
})

test('the page’s own elements are those with a field of an entry or of an asset', async () => {
  document.body.innerHTML = `
    <p data-contentful-field-id="a" data-contentful-entry-id="one">One</p>
    <br data-contentful-field-id="b" data-contentful-asset-id="two" data-contentful-locale="de" data-contentful-space="s" data-contentful-environment="e">
    <p data-contentful-field-id="c"></p>
    <p data-contentful-field-id="" data-contentful-entry-id="three"></p>
    <p data-contentful-entry-id="four"></p>`
  const own = { locale: 'pl', space: 'harbour', environment: 'main', manuallyTagged: true }
  const told = taggedByPage(await previewed(doc(p('Words.')))).map(({ attributes }) => attributes)
  expect(told).toEqual([
    { fieldId: 'a', entryId: 'one', ...own },
    { ...own, fieldId: 'b', assetId: 'two', locale: 'de', space: 's', environment: 'e' },
  ])
  expect(taggedByPage(undefined).map(({ snapshot }) => snapshot)).toEqual([
    { p: 'One' },
    { br: expect.stringContaining('data-contentful-locale="de"') },
  ])
})
