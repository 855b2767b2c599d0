// What happens to the box, and to a visitor who types in it, when a search fails.
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { EmbedError } from '../../src/errors/errors.ts'
import { createLightAsker } from '../../src/light/SearchEngine.tsx'
import type { Handover, Host } from '../../src/page/host.ts'
import { createEngine } from '../../src/search/engine/engine.ts'
import { emptyState } from '../../src/search/engine/state.ts'
import { EngineContext } from '../../src/search/engine/useSearch.ts'
import { useSearchFailure } from '../../src/search/useSearchFailure.ts'
import { rendered, unmountAll } from './rendered.tsx'

afterEach(unmountAll)

/** As the box takes over the words and the focus of the fallback that it replaces. */
function useTakenFocus(input: RefObject<HTMLInputElement | null>) {
  useLayoutEffect(() => {
    if (!input.current?.closest('search')?.hidden) input.current?.focus()
  }, [input])
}

function Failed({ host, problem }: { host: Host; problem: EmbedError }) {
  const input = useRef<HTMLInputElement>(null)
  useTakenFocus(input)
  const { isBoxAway } = useSearchFailure(
    host,
    { text: 'amber', input, takeOver: () => {} },
    true,
    problem,
  )
  return (
    <search hidden={isBoxAway}>
      <input ref={input} />
    </search>
  )
}

test.each([
  ['the page’s own form takes the words', 'shape', true],
  ['nothing can ever be found', 'key', false],
] as const)(
  'whoever types when the box goes at once, because %s, is handed back with the focus',
  (_, code, hasForm) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const handBack = vi.fn<(what: Partial<Handover>) => boolean>(() => hasForm)
    const element = document.createElement('site-search')
    const host: Partial<Host> = { name: '<site-search>', element, handBack }
    Object.assign(host, { noteError() {}, dispatch() {} })
    const engine = createEngine(emptyState('events'), createLightAsker())
    const box = rendered(
      <EngineContext value={engine}>
        <Failed host={host as Host} problem={new EmbedError(code, 'refused')} />
      </EngineContext>,
    )
    expect(handBack).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ text: 'amber', focused: true }),
    )
    expect(box.querySelector('search')?.hidden).toBe(true)
  },
)
