// Shows a filter as its owner would: what it asks for becomes its value.
import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { createLightAsker } from '../../../src/light/SearchEngine.tsx'
import { createEngine } from '../../../src/search/engine/engine.ts'
import type { Interval } from '../../../src/search/engine/filter.ts'
import { emptyState } from '../../../src/search/engine/state.ts'
import { EngineContext } from '../../../src/search/engine/useSearch.ts'
import type { IntervalFacetProps } from '../../../src/search/filters/range/interval.ts'
import { WordsContext, wordsOf } from '../../../src/shell/words.ts'
import { controlled, setup } from '../engine/controlled.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

type Bounds = IntervalFacetProps['bounds']
interface Options {
  value?: Interval
  bounds: Bounds
  counts?: IntervalFacetProps['counts']
  currency?: string
  locale?: string
}

export function show(
  Facet: ComponentType<IntervalFacetProps>,
  { value, bounds, counts = {}, currency = '', locale = 'en' }: Options,
) {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const asked: Interval[] = []
  const engine = createEngine(emptyState('events'), createLightAsker())
  engine.configure(setup, controlled().client)
  const words = wordsOf(locale, 'Europe/Warsaw', null)
  const set = (next: Interval | undefined, within: Bounds = bounds) =>
    act(() =>
      root.render(
        <EngineContext value={engine}>
          <WordsContext value={words}>
            <Facet
              attribute="price"
              label="Price"
              value={next}
              bounds={within}
              counts={counts}
              currency={currency}
              change={(chosen) => {
                asked.push(chosen)
                set(chosen)
              }}
            />
          </WordsContext>
        </EngineContext>,
      ),
    )
  set(value)
  return { box, asked, set, leave: () => act(() => root.unmount()) }
}

function found(within: Element, selector: string, at: number) {
  const element = within.querySelectorAll<HTMLInputElement>(selector)[at]
  if (!element) throw new Error(`nothing matches ${selector}`)
  return element
}
export const boxAt = (within: Element, at: number) => found(within, 'input[type=text]', at)
export const thumbAt = (within: Element, at: number) => found(within, 'input[type=range]', at)
export const one = (within: Element, selector: string): HTMLElement => found(within, selector, 0)

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** As typing and dragging do: the value, then the event. */
export const enter = (input: HTMLInputElement, text: string) =>
  act(() => {
    setValue?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
export const type = (input: HTMLInputElement, text: string) => {
  act(() => input.focus())
  enter(input, text)
}
export const press = (element: Element, key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  act(() => {
    element.dispatchEvent(event)
  })
  return event
}
export const blur = (element: HTMLElement) => act(() => element.blur())
export const click = (element: HTMLElement) => act(() => element.click())
export const release = (element: Element) =>
  act(() => {
    element.dispatchEvent(new Event('pointerup', { bubbles: true }))
  })
export const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
