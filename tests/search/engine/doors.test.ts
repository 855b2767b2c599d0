// A build takes the light engine by replacing one module, so both have the same door.
import { expect, test } from 'vitest'
import * as light from '../../../src/light/SearchEngine.tsx'
import * as full from '../../../src/search/instantsearch/SearchEngine.tsx'

test('both engines are begun and put around a search in the same way', () => {
  // What is held here is held by the compiler: it takes the one for the other.
  const begun: (first: Parameters<typeof full.createSearchEngine>[0]) => object =
    light.createSearchEngine
  expect(Object.keys(light).sort()).toEqual(Object.keys(full).sort())
  expect(begun).toBe(light.createSearchEngine)
})
