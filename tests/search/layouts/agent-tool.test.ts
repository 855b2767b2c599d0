// The search as a tool for agents in the browser: what it asks them for.
import { expect, test } from 'vitest'
import { createLightAsker } from '../../../src/light/SearchEngine.tsx'
import type { Host } from '../../../src/page/host.ts'
import { createEngine } from '../../../src/search/engine/engine.ts'
import { emptyState } from '../../../src/search/engine/state.ts'
import { offerTool } from '../../../src/search/layouts/agent-tool.ts'
import { wordsOf } from '../../../src/shell/words.ts'
import { settingsFrom } from '../settings.ts'

test('a tree is named by its first level, under which its filter is kept, also with blanks between levels', async () => {
  const settings = settingsFrom({
    index: 'wares',
    facets: 'place.lvl0 > place.lvl1:tree, kind',
  })
  const tools: object[] = []
  const host: Partial<Host> = { name: '<site-search>' }
  await offerTool(
    { registerTool: (tool) => tools.push(tool) },
    {
      host: host as Host,
      engine: createEngine(emptyState('wares'), createLightAsker()),
      settings,
      words: wordsOf('en', null, null),
      facets: settings.facets ?? [],
      signal: new AbortController().signal,
    },
  )
  expect(tools).toMatchObject([
    { inputSchema: { properties: { 'place.lvl0': { type: 'array' }, kind: { type: 'array' } } } },
  ])
})
