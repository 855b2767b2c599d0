// The script of another engine may be there, come later, or never come.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startCall } from '../../../src/net/deadline.ts'
import {
  type AskEngine,
  type EngineName,
  engineScript,
} from '../../../src/search/service/engine-script.ts'
import { scriptArrives } from '../../../src/search/service/script-beside.ts'

const ask: AskEngine = async () => null

function arrive(name: EngineName) {
  window.SiteEmbedEngines = { ...window.SiteEmbedEngines, [name]: ask }
  dispatchEvent(new Event(scriptArrives))
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  delete window.SiteEmbedEngines
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a loaded script is used at once, without a listener', async () => {
  arrive('typesense')
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  expect(await engineScript('typesense', startCall())).toBe(ask)
  const listeners = added.mock.calls.map(([type, listener]) => [type, listener])
  expect(removed.mock.calls).toEqual(listeners)
})

test('a missing script is waited for, even if others come before it, and then not any longer', async () => {
  const removed = vi.spyOn(window, 'removeEventListener')
  const found = engineScript('typesense', startCall())
  arrive('meilisearch')
  expect(removed).not.toHaveBeenCalled()
  arrive('typesense')
  expect(await found).toBe(ask)
  expect(removed).toHaveBeenCalledTimes(1)
})

test('a cancelled request stops waiting', async () => {
  const call = startCall()
  const failed = engineScript('typesense', call).catch((error) => error)
  call.cancel()
  expect(await failed).toMatchObject({ name: 'AbortError' })
})
