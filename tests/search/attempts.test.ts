// What became of the latest search: the library never hears of a failure, the page does.
import { describe, expect, test, vi } from 'vitest'
import { createAttempts } from '../../src/search/attempts.ts'
import type { SearchClient } from '../../src/search/client.ts'
import { EmbedError } from '../../src/shell/errors.ts'

type Ending = { resolve: (value: { results: [] }) => void; reject: (error: unknown) => void }

/** A client whose answers come when the test says so. */
function controlled() {
  const endings: Ending[] = []
  const client: SearchClient = {
    search: () => new Promise((resolve, reject) => endings.push({ resolve, reject })),
    addAlgoliaAgent: vi.fn(),
  }
  const ending = (at: number) => {
    const found = endings[at]
    if (!found) throw new Error(`there was no search ${at}`)
    return found
  }
  return { client, endings, ending }
}
const requests = [{ indexName: 'events' }]
const answer = { results: [] as [] }
const failure = new EmbedError('server', 'down', 503)
const settled = () => new Promise((resolve) => setTimeout(resolve))

function begun() {
  const service = controlled()
  const attempts = createAttempts()
  attempts.begin()
  const heard = vi.fn()
  attempts.subscribe(heard)
  return { ...service, attempts, heard, watched: attempts.over(service.client) }
}

describe('a search', () => {
  test('waits until it may ask', async () => {
    const { client, endings, ending } = controlled()
    const attempts = createAttempts()
    const asked = attempts.over(client).search(requests)
    await settled()
    expect(endings).toHaveLength(0)
    attempts.begin()
    await vi.waitFor(() => expect(endings).toHaveLength(1))
    ending(0).resolve(answer)
    expect(await asked).toBe(answer)
  })

  test('that fails is told, and the library waits on without hearing of it', async () => {
    const { watched, endings, ending, attempts, heard } = begun()
    const ended = vi.fn()
    watched.search(requests).then(ended, ended)
    await vi.waitFor(() => expect(endings).toHaveLength(1))
    ending(0).reject(failure)
    await vi.waitFor(() => expect(attempts.error()).toBe(failure))
    await settled()
    expect(heard).toHaveBeenCalledTimes(1)
    expect(ended).not.toHaveBeenCalled()
  })

  test('that succeeds takes the error away', async () => {
    const { watched, endings, ending, attempts, heard } = begun()
    watched.search(requests)
    await vi.waitFor(() => expect(endings).toHaveLength(1))
    ending(0).reject(failure)
    await vi.waitFor(() => expect(attempts.error()).toBe(failure))
    const again = watched.search(requests)
    await vi.waitFor(() => expect(endings).toHaveLength(2))
    ending(1).resolve(answer)
    await again
    expect(attempts.error()).toBeNull()
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('that a newer one has overtaken changes nothing any more', async () => {
    const { watched, endings, ending, attempts, heard } = begun()
    watched.search(requests)
    const newer = watched.search(requests)
    await vi.waitFor(() => expect(endings).toHaveLength(2))
    ending(1).resolve(answer)
    await newer
    ending(0).reject(failure)
    await settled()
    expect(attempts.error()).toBeNull()
    expect(heard).not.toHaveBeenCalled()
  })

  test("that fails in the page's own client is told as any other", async () => {
    const { watched, endings, ending, attempts } = begun()
    watched.search(requests)
    await vi.waitFor(() => expect(endings).toHaveLength(1))
    ending(0).reject('words')
    await vi.waitFor(() => expect(attempts.error()).not.toBeNull())
    expect(attempts.error()).toMatchObject({ code: 'internal', status: null })
  })
})

test('who no longer listens hears nothing', async () => {
  const { client, endings, ending } = controlled()
  const attempts = createAttempts()
  attempts.begin()
  const heard = vi.fn()
  attempts.subscribe(heard)()
  attempts.over(client).search(requests)
  await vi.waitFor(() => expect(endings).toHaveLength(1))
  ending(0).reject(failure)
  await vi.waitFor(() => expect(attempts.error()).toBe(failure))
  expect(heard).not.toHaveBeenCalled()
})
