import { expect, test, vi } from 'vitest'
import { keptUnlessFailed } from '../../src/net/kept.ts'

test('what is needed twice loads once, and again after it has failed', async () => {
  const load = vi.fn<() => Promise<string>>()
  const get = keptUnlessFailed(load)
  load.mockRejectedValueOnce(new Error('no network'))
  await expect(get()).rejects.toThrow('no network')
  load.mockResolvedValue('the script')
  expect(await Promise.all([get(), get()])).toEqual(['the script', 'the script'])
  expect(await get()).toBe('the script')
  expect(load).toHaveBeenCalledTimes(2)
})
