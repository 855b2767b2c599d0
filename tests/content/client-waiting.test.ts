// How long elements wait for an entry, and when a request is cancelled.
import { describe, expect, test, vi } from 'vitest'
import { fetchEntry, fetched, gate, question, sent, someone } from './asking.ts'

describe('a request that nobody waits for', () => {
  test('is cancelled when its only element is gone', async () => {
    gate()
    const gone = someone()
    const ended = fetchEntry(question('a'), gone).catch(() => 'ended')
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    gone.cancel()
    expect(await ended).toBe('ended')
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  })

  test('goes on while another element still waits', async () => {
    const open = gate()
    const gone = someone()
    const leaving = fetchEntry(question('a'), gone).catch(() => null)
    const staying = fetchEntry(question('b'), someone())
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    gone.cancel()
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(false)
    open()
    expect((await staying).entry.id).toBe('b')
    await leaving
  })

  test('does not end for an element that comes in the same task', async () => {
    const gone = someone()
    const leaving = fetchEntry(question('a'), gone).catch(() => null)
    gone.cancel()
    const staying = fetchEntry(question('b'), someone())
    expect((await staying).entry.id).toBe('b')
    await leaving
  })

  test('is no answer for an element that comes after it has ended', async () => {
    const open = gate()
    const gone = someone()
    const leaving = fetchEntry(question('a'), gone).catch(() => null)
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    gone.cancel()
    await leaving
    open()
    await new Promise((resolve) => setTimeout(resolve))
    expect((await fetchEntry(question('a'), someone())).entry.id).toBe('a')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('is never sent for an element that is gone already', async () => {
    const gone = someone()
    gone.cancel()
    await fetchEntry(question('a'), gone).catch(() => null)
    await new Promise((resolve) => setTimeout(resolve))
    expect(sent).toEqual([])
  })
})

describe('the deadline of eight seconds', () => {
  test('ends the wait of an element, and leaves no timer behind', async () => {
    vi.useFakeTimers()
    gate()
    const outcome = fetchEntry(question('a'), someone()).catch((thrown: unknown) => thrown)
    await vi.advanceTimersByTimeAsync(8000)
    expect(await outcome).toMatchObject({ code: 'timeout' })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('missed three times in a row pauses requests to the service', async () => {
    vi.useFakeTimers()
    gate()
    const outcome = async (id: string) => {
      const failed = fetchEntry(question(id), someone()).catch((thrown: unknown) => thrown)
      await vi.advanceTimersByTimeAsync(8000)
      return failed
    }
    for (const id of ['a', 'b', 'c']) expect(await outcome(id)).toMatchObject({ code: 'timeout' })
    expect(await outcome('d')).toMatchObject({ code: 'timeout' })
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  test('is separate for each element', async () => {
    vi.useFakeTimers()
    const open = gate()
    const ask = () => fetchEntry(question('a'), someone()).catch((thrown: unknown) => thrown)
    const first = ask()
    await vi.advanceTimersByTimeAsync(5000)
    const second = ask()
    await vi.advanceTimersByTimeAsync(3000)
    open()
    await vi.advanceTimersByTimeAsync(100)
    expect(await first).toMatchObject({ code: 'timeout' })
    expect(await second).toMatchObject({ entry: { id: 'a' } })
  })
})
