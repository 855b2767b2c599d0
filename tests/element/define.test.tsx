import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ElementContract } from '../../src/contract/attribute.ts'
import { definition } from '../../src/element/define.ts'
import { PageDefaults } from '../../src/element/page-defaults.ts'
import { PageRegistry as Page } from '../../src/element/page-registry.ts'
import { Boundary } from '../../src/shell/Boundary.tsx'

interface Props {
  settings: { word: string | null }
}

/** What reaches window.onerror: pages report that as an error of their own. */
const uncaught = vi.fn((event: Event) => event.preventDefault())
const lines = () => vi.mocked(console.error).mock.calls.map(([first]) => String(first))
const ours = () => lines().filter((line) => line.startsWith('site-embed:'))
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  addEventListener('error', uncaught)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  removeEventListener('error', uncaught)
  uncaught.mockClear()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

let times = 0

/** An element of its own for each test, since a name is taken once and for all. */
function elementOf(Component: React.ComponentType<Props>): HTMLElement {
  const contract: ElementContract = {
    tag: `held-${++times}`,
    doc: '',
    attributes: { word: { kind: 'text', doc: '' } },
    properties: {},
    methods: {},
  }
  definition(contract, Component as never, () => {}).define(new Page(new PageDefaults()))
  return document.createElement(contract.tag)
}

const shown = (element: HTMLElement) => element.shadowRoot?.querySelector('div')?.textContent
const slot = (element: HTMLElement) => element.shadowRoot?.querySelector('slot')

function boom(): never {
  throw new Error('boom')
}

test('an element shows its content as soon as it is connected, above its fallback', () => {
  const element = elementOf(({ settings }) => settings.word)
  element.setAttribute('word', 'amber')
  document.body.append(element)
  expect(element.shadowRoot?.innerHTML).toBe('<div>amber</div><slot></slot>')
})

test('a removed element is empty, and shows its content again when it is put back', async () => {
  const element = elementOf(() => 'amber')
  for (const _ of [1, 2]) {
    document.body.append(element)
    expect(shown(element)).toBe('amber')
    element.remove()
    await nextTask()
    expect(element.shadowRoot?.innerHTML).toBe('<slot></slot>')
  }
})

const broken: Record<string, React.ComponentType<Props>> = {
  'a component that throws': boom,
  'an effect that throws': () => {
    useEffect(boom)
    return 'amber'
  },
  'what stands instead of a broken part, and throws too': () => {
    const Instead = boom
    const Part = boom
    return (
      <Boundary onError={() => {}} instead={<Instead />}>
        <Part />
      </Boundary>
    )
  },
  'a boundary that cannot even tell': () => {
    const Part = boom
    return (
      <Boundary onError={boom} instead="broken">
        <Part />
      </Boundary>
    )
  },
}

for (const [what, Component] of Object.entries(broken))
  test(`${what} leaves the fallback, one line for the owner, and nothing uncaught`, () => {
    const element = elementOf(Component)
    document.body.append(element)
    expect(shown(element)).toBe('')
    expect(slot(element)?.hidden).toBe(false)
    expect(ours()).toEqual([
      `site-embed: <${element.localName}> could not be shown. Please report this.`,
    ])
    expect(uncaught).not.toHaveBeenCalled()
  })

test('an error while an element is removed is reported, and never uncaught', async () => {
  const element = elementOf(() => {
    useEffect(() => boom, [])
    return 'amber'
  })
  document.body.append(element)
  element.remove()
  await nextTask()
  expect(ours()).toHaveLength(1)
  expect(uncaught).not.toHaveBeenCalled()
  document.body.append(element)
  expect(shown(element)).toBe('amber')
  element.remove()
  await nextTask()
})

test('an element that failed is shown again after a change', async () => {
  const told = vi.fn()
  const Word = ({ word }: { word: string | null }) => (word === 'bad' ? boom() : word)
  const element = elementOf(({ settings }) => (
    <Boundary onError={told} instead="broken">
      <Word word={settings.word} />
    </Boundary>
  ))
  document.body.append(element)
  element.setAttribute('word', 'bad')
  await nextTask()
  expect(shown(element)).toBe('broken')
  expect(told).toHaveBeenCalledTimes(1)
  element.setAttribute('word', 'good')
  await nextTask()
  expect(shown(element)).toBe('good')
})
