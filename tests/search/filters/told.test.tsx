// What is known about a filter's values stays when nothing is found: no thumb moves, no chip is renamed.
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { createLightAsker } from '../../../src/light/SearchEngine.tsx'
import { createEngine } from '../../../src/search/engine/engine.ts'
import { emptyState } from '../../../src/search/engine/state.ts'
import { EngineContext } from '../../../src/search/engine/useSearch.ts'
import { Chips } from '../../../src/search/filters/Chips.tsx'
import { Facet } from '../../../src/search/filters/Facets.tsx'
import { Around } from '../../around.tsx'
import { controlled, setup } from '../engine/controlled.ts'
import { settingsFrom } from '../settings.ts'
import { thumbAt } from './showing.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

async function showing(range: Record<string, number>, answers: readonly object[]) {
  const settings = settingsFrom({ facets: 'sold:range' })
  const { asked, client } = controlled()
  const filters = { sold: range }
  const engine = createEngine({ ...emptyState('events'), filters }, createLightAsker())
  engine.configure({ ...setup, facets: settings.facets }, client)
  engine.begin()
  const box = document.createElement('div')
  const root = createRoot(box)
  const facet = settings.facets?.[0]
  if (!facet) throw new Error('there is no facet')
  const content = (
    <Around>
      <EngineContext value={engine}>
        <Chips settings={settings} />
        <Facet facet={facet} settings={settings} />
      </EngineContext>
    </Around>
  )
  act(() => root.render(content))
  const seen = () => ({
    chip: box.querySelector('.chip')?.textContent,
    thumb: box.querySelector('.slider') && thumbAt(box, 0).outerHTML,
    bars: box.querySelector('.histogram')?.outerHTML,
  })
  const all = [seen()]
  for (const [at, answer] of answers.entries()) {
    await act(async () => engine.set({ query: `words ${at}` }))
    await act(async () => asked.at(-1)?.answer([answer, answer]))
    all.push(seen())
  }
  act(() => root.unmount())
  return all
}

const nothing = { hits: [], nbHits: 0, facets: { sold: {} }, facets_stats: {} }
const found = (...values: number[]) => ({
  facets: { sold: Object.fromEntries(values.map((value) => [value, 1])) },
  facets_stats: { sold: { min: Math.min(...values), max: Math.max(...values) } },
})

test('years are years in a chip before the first answer, and where nothing is found', async () => {
  const all = await showing({ min: 2010, max: 2020 }, [found(1998, 2012, 2026), nothing])
  expect(all.map(({ chip }) => chip)).toEqual(Array(3).fill('Sold: 2010–2020'))
})

test('thumbs keep their places, and bars their heights, where nothing is found', async () => {
  const [, before, after] = await showing({ min: 3 }, [found(1, 2, 3, 4, 5, 900), nothing])
  expect(before?.thumb).toContain('value="2"')
  expect(before?.bars).toContain('height: 100%')
  expect(after).toEqual(before)
})
