// After repeated failures, requests to a service pause for a while.
import { describe, expect, test, vi } from 'vitest'
import {
  answer,
  ask,
  failing,
  fetched,
  hanging,
  open,
  outcomeOf,
  reply,
  requests,
  withNetwork,
} from './network.ts'

withNetwork({ heldClock: true })

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const recover = () => fetched.mockImplementation(async () => reply(answer))
/** Three searches that fail, each as soon as it may: the time it takes is not told. */
async function fail(client = open(), times = 3) {
  failing(503)
  for (let time = 0; time < times; time++) {
    const ended = client.search(requests).catch(() => {})
    await pass(3000)
    await ended
  }
  fetched.mockClear()
  return client
}

describe('after three searches in a row have failed', () => {
  test('the next fails at once, with the same code, and says why', async () => {
    const client = await fail()
    const error = await client.search(requests).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'server', status: 503 })
    expect(String(error)).toContain('requests pause')
    expect(fetched).not.toHaveBeenCalled()
  })

  test('the searches of the page’s other elements fail at once too', async () => {
    await fail()
    await expect(open().search(ask('other'))).rejects.toMatchObject({ code: 'server' })
    expect(fetched).not.toHaveBeenCalled()
  })

  test('other services are asked as before', async () => {
    await fail()
    recover()
    expect(await open('https://other.example').search(requests)).toEqual(answer)
  })

  test('known answers are still shown', async () => {
    const client = open()
    await client.search(ask('known'))
    await fail(client)
    expect(await client.search(ask('known'))).toEqual(answer)
  })
})

describe('requests do not pause', () => {
  test('after two failures', async () => {
    const client = await fail(open(), 2)
    recover()
    expect(await client.search(requests)).toEqual(answer)
  })

  test('when an answer came in between', async () => {
    const client = await fail(open(), 2)
    recover()
    await client.search(ask('between'))
    await fail(client, 2)
    recover()
    expect(await client.search(requests)).toEqual(answer)
  })

  test('for searches that nobody waited for', async () => {
    fetched.mockImplementation(hanging)
    const client = open()
    for (const word of ['a', 'b', 'c', 'd']) {
      client.search(ask(word)).catch(() => {})
      await pass(100)
    }
    recover()
    expect(await client.search(requests)).toEqual(answer)
  })

  test('for refusals: they are answers', async () => {
    failing(400)
    const client = open()
    for (const word of ['a', 'b', 'c', 'd']) await client.search(ask(word)).catch(() => {})
    recover()
    expect(await client.search(requests)).toEqual(answer)
  })

  test('any later because the device was offline between the failures', async () => {
    const client = await fail(open(), 2)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const offline = client.search(ask('offline'))
    await expect(offline).rejects.toMatchObject({ code: 'offline' })
    await fail(client, 1)
    await expect(client.search(requests)).rejects.toMatchObject({ code: 'server' })
    expect(fetched).not.toHaveBeenCalled()
  })

  test('because the device was offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const client = open()
    for (const word of ['a', 'b', 'c']) await client.search(ask(word)).catch(() => {})
    online.mockReturnValue(true)
    recover()
    expect(await client.search(requests)).toEqual(answer)
  })
})

test('timeouts count too', async () => {
  fetched.mockImplementation(hanging)
  const client = open()
  for (const word of ['a', 'b', 'c']) await outcomeOf(client.search(ask(word)))
  await expect(client.search(requests)).rejects.toMatchObject({ code: 'timeout' })
  expect(fetched).toHaveBeenCalledTimes(3)
})

describe('after the pause', () => {
  test('one search tries, and its answer lets all others through', async () => {
    const client = await fail()
    recover()
    await pass(10_000)
    const [found, other] = await Promise.allSettled([
      client.search(requests),
      open().search(requests),
    ])
    expect([found.status, other.status]).toEqual(['fulfilled', 'rejected'])
    expect(await open().search(requests)).toEqual(answer)
  })

  test('another failure doubles the pause, up to two minutes', async () => {
    const client = await fail()
    // Failing takes three seconds here, and so does the search that finds out.
    for (const seconds of [10, 20, 40, 80, 120, 120]) {
      await pass(seconds * 1000 - 3000 - 100)
      await client.search(ask('early')).catch(() => {})
      expect(fetched).not.toHaveBeenCalled()
      await pass(3100)
      client.search(ask('probe')).catch(() => {})
      await pass(3000)
      expect(fetched).toHaveBeenCalledTimes(3)
      fetched.mockClear()
    }
  })

  test('searches that fail together lengthen the pause once', async () => {
    failing(503)
    for (const at of [1, 2, 3, 4, 5, 6])
      open()
        .search(ask(String(at)))
        .catch(() => {})
    await pass(3000)
    recover()
    await pass(10_000)
    expect(await open().search(requests)).toEqual(answer)
  })

  test('a search that is cancelled lets the next one try', async () => {
    const client = await fail()
    await pass(10_000)
    fetched.mockImplementation(hanging)
    client.search(ask('jaz')).catch(() => {})
    await pass(50)
    recover()
    expect(await client.search(ask('jazz'))).toEqual(answer)
  })
})

describe('a visitor who asks again', () => {
  test('gets through at once', async () => {
    const client = await fail()
    recover()
    client.clearCache()
    expect(await client.search(requests)).toEqual(answer)
    expect(await open().search(requests)).toEqual(answer)
  })

  test('gets through while another search is still trying', async () => {
    const client = await fail()
    await pass(10_000)
    fetched.mockImplementationOnce(hanging)
    open()
      .search(ask('slow'))
      .catch(() => {})
    await pass(100)
    recover()
    client.clearCache()
    expect(await client.search(requests)).toEqual(answer)
  })

  test('gets through once for each press', async () => {
    const client = await fail()
    client.clearCache()
    await fail(client, 1)
    await expect(client.search(requests)).rejects.toMatchObject({ code: 'server' })
    expect(fetched).not.toHaveBeenCalled()
  })
})
