// Work that waits for the next task.
import { afterEach, expect, test, vi } from 'vitest'
import { inNextTask } from '../../src/page/turns.ts'

afterEach(() => vi.unstubAllGlobals())

test('the next task comes before the next frame if the browser has a scheduler', () => {
  const postTask = vi.fn()
  vi.stubGlobal('scheduler', { postTask })
  const run = () => {}
  inNextTask(run)
  expect(postTask).toHaveBeenCalledExactlyOnceWith(run, { priority: 'user-blocking' })
})

test.each([
  ['no scheduler', undefined],
  ['a scheduler of the page’s own', { run() {} }],
])('the next task comes with a timer if there is %s', async (_, scheduler) => {
  vi.stubGlobal('scheduler', scheduler)
  const run = vi.fn()
  inNextTask(run)
  expect(run).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
})
