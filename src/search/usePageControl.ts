// Handles what the page can do at any time: write `query` and `selected` again, call `clear()` and `refresh()`.
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { SearchSettings } from '../contract/site-search.ts'
import type { ElementProps } from '../page/host.ts'
import type { SearchBox } from './box/useBox.ts'
import { useEngine } from './engine/useSearch.ts'
import { selectedFilters } from './told/beginning.ts'

type Props = Pick<ElementProps<SearchSettings>, 'host' | 'settings' | 'writes'>

export function usePageControl(
  { host, settings, writes }: Props,
  box: Pick<SearchBox, 'set' | 'write'>,
) {
  const engine = useEngine()
  useWritten(host, 'query', writes, () => box.write(settings.query ?? ''))
  useWritten(host, 'selected', writes, () => {
    engine.set({ filters: selectedFilters(settings) }, 'replace')
  })
  const clear = useEffectEvent(() => {
    engine.set({ filters: {} })
    box.set('')
  })
  useEffect(() => host.answer('clear', () => clear()), [host])
  useEffect(() => host.answer('refresh', engine.refresh), [host, engine])
}

/** By the `stay` of an element: the number of writes of each attribute that were handled. */
const handledWrites = new WeakMap<object, Record<string, number | undefined>>()

/**
 * Calls whenever the page has written a setting that the visitor can change too, even with the same value, because
 * the visitor may have changed it meanwhile.
 */
function useWritten(
  { stay }: Props['host'],
  name: string,
  { [name]: times }: Props['writes'],
  call: () => void,
) {
  const apply = useEffectEvent(call)
  // Together with the page's other writes of the same task, so that there is one request.
  useLayoutEffect(() => {
    const handled = handledWrites.get(stay) ?? {}
    handledWrites.set(stay, { ...handled, [name]: times })
    if (name in handled && handled[name] !== times) apply()
  }, [stay, name, times])
}
