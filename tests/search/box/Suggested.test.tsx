// The list under a box: what is offered, by what name, and where the focus goes on.
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Suggested } from '../../../src/search/box/Suggested.tsx'
import type { Suggestion } from '../../../src/search/engine/suggestions.ts'
import { rendered, unmountAll } from '../rendered.tsx'

afterEach(unmountAll)

const jazz: Suggestion = {
  query: 'jazz',
  marked: '__ais-highlight__ja__/ais-highlight__zz',
  categories: [{ attribute: 'category', value: 'Music > Concerts' }],
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

function show(typed: string, first: readonly string[], suggestions: readonly Suggestion[] = []) {
  const choose = vi.fn()
  const call = vi.fn()
  // All that the list asks of its element.
  const host = { call }
  function List() {
    const [recent, setRecent] = useState(first)
    return (
      <Suggested
        typed={typed}
        recent={{
          list: recent,
          remove: (words) => setRecent(recent.filter((one) => one !== words)),
          clear: () => setRecent([]),
        }}
        popular={[]}
        suggestions={suggestions}
        level={3}
        choose={choose}
      />
    )
  }
  const box = rendered(<List />, { host })
  const buttons = () => [...box.querySelectorAll('button')]
  const press = (name: string) =>
    flushSync(() =>
      buttons()
        .find((button) => nameOf(button) === name)
        ?.click(),
    )
  const names = () => buttons().map(nameOf)
  return { box, choose, call, press, names }
}

test('while something is typed, suggestions are offered, their typed part marked, and in a category', () => {
  const { box, choose, press, names } = show(
    'ja',
    ['opera'],
    [jazz, { query: 'jazz bar', marked: 'jazz bar', categories: [] }],
  )
  expect(names()).toEqual(['jazz ', 'jazz in Concerts', 'jazz bar '])
  expect(box.querySelector('ul[aria-label="Suggestions"] mark')?.textContent).toBe('ja')
  press('jazz in Concerts')
  expect(choose).toHaveBeenLastCalledWith('jazz', jazz.categories[0])
  press('jazz ')
  expect(choose).toHaveBeenLastCalledWith('jazz', undefined)
})

test('when a recent search is removed the focus goes to the next one, else to the one before, else to the box', () => {
  const { call, press, names } = show('', ['one', 'two', 'three'])
  const remove = (words: string) => `Remove “${words}” from recent searches`
  press(remove('two'))
  expect(document.activeElement?.getAttribute('aria-label')).toBe(remove('three'))
  press(remove('three'))
  expect(document.activeElement?.getAttribute('aria-label')).toBe(remove('one'))
  expect(call).not.toHaveBeenCalled()
  press(remove('one'))
  expect(call).toHaveBeenCalledExactlyOnceWith('focus')
  expect(names()).toEqual([])
})

test('when all recent searches are cleared the list is gone and the box has the focus', () => {
  const { box, call, press } = show('', ['one', 'two'])
  press('Clear')
  expect(call).toHaveBeenCalledExactlyOnceWith('focus')
  expect(box.textContent).toBe('')
})

test('without suggestions and recent searches there is no list', () => {
  expect(show('', []).box.innerHTML).toBe('')
  expect(show('ja', ['opera']).box.innerHTML).toBe('')
})
