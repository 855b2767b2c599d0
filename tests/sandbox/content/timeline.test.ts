import { describe, expect, test } from 'vitest'
import type { EntryDefinition, SpaceDefinition } from '../../../demo/sandbox/content/definition.ts'
import { createContentService } from '../../../demo/sandbox/content/service.ts'
import { ask, home, ids, type Json } from './ask.ts'
import { space } from './space.ts'

const plans: Record<string, EntryDefinition['planned']> = {
  gulls: {
    winter: { title: { en: 'Gulls in winter' } },
    autumn: { title: { en: 'Gulls in autumn' }, slug: { en: 'autumn-gulls' } },
  },
  storm: { winter: { summary: { en: 'It comes.' } } },
}
const plannedSpace: SpaceDefinition = {
  ...space,
  entries: space.entries.map((entry) => {
    const planned = plans[entry.id]
    return planned ? { ...entry, planned } : entry
  }),
  // A list of releases has any order.
  releases: [
    { id: 'winter', at: '2026-12-01T09:00:00.000Z' },
    { id: 'autumn', at: '2026-09-01T09:00:00.000Z' },
  ],
}
const service = createContentService([plannedSpace])
const preview = { token: 'preview-token' }
const entries = `${home}/timeline/entries`
const titleOf = ({ items }: Json) => items?.[0]?.fields?.title

describe('with a release or at a moment', () => {
  test.each([
    ['before the first release', 'timestamp[lte]=2026-08-31T23:00:00.000Z', 'Gulls'],
    [
      'when the first release comes out',
      'timestamp[lte]=2026-09-01T09:00:00.000Z',
      'Gulls in autumn',
    ],
    ['with the first release', 'release[lte]=autumn', 'Gulls in autumn'],
    ['with the second release', 'release[lte]=winter', 'Gulls in winter'],
    ['after both', 'timestamp[lte]=2027-01-01T10:00:00%2B01:00', 'Gulls in winter'],
    [
      'with a release that both name',
      'release[lte]=autumn&timestamp[lte]=2026-09-01T09:00:00Z',
      'Gulls in autumn',
    ],
    [
      'with a release after the moment',
      'release[lte]=winter&timestamp[lte]=2026-10-01T09:00:00Z',
      'Gulls in autumn',
    ],
  ])('an entry is as it will be %s', (_, when, title) => {
    expect(titleOf(ask(service, `${entries}?sys.id=gulls&${when}`, preview).json)).toBe(title)
    const one = ask(service, `${entries}/gulls?${when}`, preview).json
    expect(one.fields?.title).toBe(title)
  })

  test('what a later release does not say stays as the earlier has it', () => {
    const asked = `${entries}?content_type=article&fields.slug=autumn-gulls&release[lte]=winter`
    expect(titleOf(ask(service, asked, preview).json)).toBe('Gulls in winter')
  })

  test('linked entries are as they will be, and drafts are there only if they are planned', () => {
    const linked = (release: string) => {
      const asked = `${entries}?sys.id=amber&include=2&release[lte]=${release}`
      return ask(service, asked, preview).json.includes?.Entry
    }
    expect(ids(linked('autumn'))).not.toContain('storm')
    expect(ids(linked('winter'))).toContain('storm')
    expect(JSON.stringify(linked('winter'))).toContain('Gulls in winter')
  })

  test('assets are those that are published', () => {
    const asset = (id: string) =>
      ask(service, `${home}/timeline/assets/${id}?release[lte]=winter`, preview).status
    expect([asset('picture'), asset('scan')]).toEqual([200, 404])
    const all = ask(service, `${home}/timeline/assets?release[lte]=winter`, preview).json
    expect(ids(all.items)).not.toContain('scan')
  })

  test('nothing changes for who does not ask for it', () => {
    const now = ask(service, `${home}/entries?sys.id=gulls`, preview).json
    expect(titleOf(now)).toBe('Gulls')
  })
})

describe('the timeline', () => {
  test.each([
    ['a release that is not there', preview, `${entries}?release[lte]=spring`, 404],
    ['neither release nor moment', preview, entries, 400],
    ['what is no moment', preview, `${entries}?timestamp[lte]=soon`, 400],
    ['the token of the delivery', {}, `${entries}?release[lte]=winter`, 404],
    ['languages', preview, `${home}/timeline/locales?release[lte]=winter`, 404],
  ])('refuses %s', (_, token, path, status) => {
    expect(ask(service, path, token).status).toBe(status)
  })

  test('is not there in a space whose plan does not have it', () => {
    const without = createContentService([space])
    const { status, json } = ask(without, `${entries}?release[lte]=winter`, preview)
    expect([status, json.sys?.id]).toEqual([404, 'NotFound'])
  })

  test('its parameters are none of an entry’s', () => {
    const asked = `${home}/entries?sys.id=gulls&release[lte]=winter`
    expect(ask(service, asked, preview).status).toBe(400)
  })
})
