import { expect, test } from 'vitest'
import { createContentService } from '../../../demo/sandbox/content/service.ts'
import { ask, home } from './ask.ts'
import { space } from './space.ts'

const service = createContentService([space])
const fields = (id: string, locale: string) =>
  ask(service, `${home}/entries?sys.id=${id}&locale=${locale}`).json.items?.[0]?.fields

test('a field falls back along the whole chain, each field for itself', () => {
  expect(fields('amber', 'pl')).toMatchObject({ title: 'Bernstein', slug: 'amber', views: 40 })
  expect(fields('gulls', 'pl')?.title).toBe('Mewy')
  expect(fields('gulls', 'de')?.title).toBe('Gulls')
})

test('null and the empty text are values and do not fall back', () => {
  expect(fields('amber', 'de')?.summary).toBe('')
  expect(fields('amber', 'pl')?.summary).toBe('')
  expect(fields('gulls', 'de')?.summary).toBeNull()
})

test('a language without fallback lacks what is not translated, but has what is the same in all', () => {
  const danish = fields('gulls', 'da')
  expect(danish).toMatchObject({ title: 'Måger', slug: 'gulls', views: 7 })
  expect(danish).not.toHaveProperty('summary')
})

test('a field that fell back carries no sign of it', () => {
  const { json } = ask(service, `${home}/entries?sys.id=gulls&locale=de`)
  expect(json.items?.[0]?.sys?.locale).toBe('de')
  expect(json.items?.[0]?.fields?.title).toBe('Gulls')
})

test('every language at once keys each field by its code and drops the locale', () => {
  const { json } = ask(service, `${home}/entries?sys.id=gulls&locale=*`)
  expect(json.items?.[0]?.sys).not.toHaveProperty('locale')
  expect(json.items?.[0]?.fields).toMatchObject({
    title: { en: 'Gulls', pl: 'Mewy', da: 'Måger' },
    slug: { en: 'gulls' },
    summary: { de: null },
  })
})

test('links are followed in every language at once', () => {
  const { json } = ask(service, `${home}/entries?sys.id=gulls&locale=*&include=1`)
  const linked = Object.values(json.includes?.Entry ?? {}).map(({ fields }) => fields?.title)
  expect(linked).toContainEqual({ en: 'Amber', de: 'Bernstein' })
})

test('an asset has its words in the language and its file in all', () => {
  const german = ask(service, `${home}/assets/picture?locale=de`).json
  expect(german.fields).toMatchObject({ title: 'Bernstein am Strand', description: 'Five stones' })
  const danish = ask(service, `${home}/assets/picture?locale=da`).json
  expect(danish.fields).toMatchObject({ file: { fileName: 'amber stones.png' } })
  expect(danish.fields).not.toHaveProperty('title')
  const all = ask(service, `${home}/assets/picture?locale=*`).json
  expect(all.fields).toMatchObject({ file: { en: { contentType: 'image/png' } } })
})

test('the list of languages says which is the default and where each falls back', () => {
  const { json } = ask(service, `${home}/locales`)
  expect(json).toMatchObject({ sys: { type: 'Array' }, total: 4, skip: 0 })
  expect(json.items?.[2]).toMatchObject({
    code: 'pl',
    name: 'Polish',
    default: false,
    fallbackCode: 'de',
    sys: { type: 'Locale' },
  })
})

test('languages that fall back on each other end the chain instead of turning for ever', () => {
  const circle = createContentService([
    {
      ...space,
      locales: [
        { code: 'en', name: 'English', default: true, fallbackCode: 'de' },
        { code: 'de', name: 'German', default: false, fallbackCode: 'en' },
      ],
    },
  ])
  const { json } = ask(circle, `${home}/entries?sys.id=storm&locale=de`, { token: 'preview-token' })
  expect(json.items?.[0]?.fields).toEqual({ title: 'Storm', slug: 'storm' })
})
