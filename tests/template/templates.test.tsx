// Which templates an element has: found by slot and by what they are for, and kept up to date.
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Host } from '../../src/page/host.ts'
import { FilledTemplate } from '../../src/template/FilledTemplate.tsx'
import {
  findTemplate,
  type Template,
  type Templates,
  useTemplates,
} from '../../src/template/templates.ts'
import { Around } from '../around.tsx'
import { scriptOf, templateOf } from './drawn.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => vi.restoreAllMocks())

function put(slot: string, source: Element, more: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ slot, ...more })) source.setAttribute(name, value)
  return source
}

/** What an element with these children has; `later` makes a change and waits until it is seen. */
async function following(...children: Element[]) {
  const element = document.createElement('x-host')
  element.append(...children)
  const templates = () => [...element.querySelectorAll('template, script, style')]
  const host = { name: '<x-host>', element, templates } as unknown as Host
  const seen: Templates[] = []
  function Reader() {
    seen.push(useTemplates(host))
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(() => root.render(<Reader />))
  const now = () => seen.at(-1) ?? { all: [], sheets: [] }
  const later = (change: () => void) =>
    act(async () => {
      change()
      await new Promise((resolve) => setTimeout(resolve))
    })
  return { element, seen, now, later, slots: () => now().all.map(({ slot }) => slot) }
}

describe('a change is seen', () => {
  test('of the slot, and of what a template is for', async () => {
    const source = put('hit', templateOf('a'))
    const { later, now, slots } = await following(source)
    await later(() => source.setAttribute('slot', 'empty'))
    expect(slots()).toEqual(['empty'])
    await later(() => source.setAttribute('data-index', 'tales'))
    expect(now().all[0]?.only).toBe('tales')
    await later(() => source.setAttribute('data-content-type', 'story'))
    await later(() => source.removeAttribute('data-index'))
    expect(now().all[0]?.only).toBe('story')
  })

  test('of what is in a template, in one that came later, and in a script', async () => {
    const script = put('hit', scriptOf('<style>a{}</style>'))
    const { element, later, now } = await following(script)
    const late = templateOf('<style>b{}</style>')
    await later(() => element.append(put('empty', late)))
    const inSheets = () => now().sheets.map((css) => css.replace(/^@scope .*\n(.*)\n}$/, '$1'))
    expect(inSheets()).toEqual(['a{}', 'b{}'])
    await later(() => late.content.querySelector('style')?.append('i{}'))
    expect(inSheets()).toEqual(['a{}', 'b{}i{}'])
    await later(() => script.replaceChildren('<style>c{}</style>'))
    expect(inSheets()).toEqual(['c{}', 'b{}i{}'])
    await later(() => late.remove())
    expect(inSheets()).toEqual(['c{}'])
  })

  test('and an unchanged template is not compiled again', async () => {
    const { element, later, now, seen } = await following(put('hit', templateOf('a')))
    const [before] = now().all
    const times = seen.length
    await later(() => element.append(document.createElement('p')))
    expect(seen).toHaveLength(times)
    await later(() => element.append(put('empty', templateOf('b'))))
    expect(now().all[0]).toBe(before)
  })
})

test('a sheet in the slot for styles needs no tag, and may have one', async () => {
  const style = document.createElement('style')
  style.append('c{}')
  const { now } = await following(
    put('styles', scriptOf('a{}')),
    put('styles', templateOf('<style>b{}</style>')),
    put('styles', style),
    put('hit', scriptOf('d{}')),
  )
  expect(now().sheets).toEqual(['a{}', 'b{}', 'c{}'])
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await following(put('styles', scriptOf('a{color:{{colour}}}')))
  expect(String(warn.mock.calls)).toContain('the template “styles”: fields do not work in <style>')
})

const templates = (...only: (string | null)[]): Templates => ({
  all: only.map((one, at) => ({
    slot: 'asset',
    only: one,
    name: String(at),
    draw: () => null,
    sheets: [],
    fields: new Map(),
  })),
  sheets: [],
})

test.each([
  ['image/png', [null, 'image', 'image/png'], 'image/png'],
  ['image/png', [null, 'image/*', 'video'], 'image/*'],
  ['image/png', ['image', null], 'image'],
  ['image/png', ['image/', null], 'image/'],
  ['video/mp4', ['image', null], null],
  ['images/png', ['image'], undefined],
  ['', ['image', null], null],
  ['image/png', [], undefined],
  ['story', [null, 'post, story'], 'post, story'],
  ['place', ['event', 'Place'], 'Place'],
  ['events_pl', [null, 'events_{language}'], 'events_{language}'],
  ['events_pl', [null, 'help, events_{language:en,pl}'], 'help, events_{language:en,pl}'],
  ['help_pl', [null, 'events_{language}'], null],
  ['pl_old', [null, '{language}_new'], null],
  ['a_old_pl', ['a_{language}', 'a_old_{language}'], 'a_old_{language}'],
  ['a_pl', ['a_{language}', 'a_pl'], 'a_pl'],
] as const)('for %s of %j it is %s', (type, only, found) => {
  expect(findTemplate(templates(...only), 'asset', type)?.only).toBe(found)
  expect(findTemplate(templates(...only), 'entry', type)).toBeNull()
})

test('of two templates for the same type the first counts', () => {
  expect(findTemplate(templates('image', 'image', null), 'asset', 'image/png')?.name).toBe('0')
})

test('a template that throws leaves the others in place, and the owner is told', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  // An attribute of an element of another script is written in capitals, where few have a property.
  customElements.define(
    'x-broken',
    class extends HTMLElement {
      set PACE(_: unknown) {
        throw new Error('no pace is right')
      }
    },
  )
  const broken = templateOf('<x-broken pace="x"></x-broken>')
  const { now } = await following(put('hit', broken), put('empty', templateOf('<i>{{a}}</i>')))
  const box = document.createElement('div')
  const shown = (template: Template) => (
    <FilledTemplate key={template.slot} template={template} data={{ a: 'A' }} />
  )
  await act(() => createRoot(box).render(<Around>{now().all.map(shown)}</Around>))
  expect(box.innerHTML).toBe('<i>A</i>')
  expect(said.mock.calls.map(([line]) => String(line)).join()).toContain(
    '<x-host>: the template “hit” could not be shown. Write ',
  )
})
