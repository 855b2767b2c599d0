// InstantSearch and the widgets of a page are told by ours what the published one would tell them.
import Published from '@algolia/events'
import { describe, expect, test } from 'vitest'
import Ours from '../../../src/search/instantsearch/EventEmitter.ts'

describe.each([
  ['ours', Ours],
  ['the published one', Published],
])('%s', (_, EventEmitter) => {
  const heard: unknown[] = []
  const hear =
    (name: string) =>
    (...values: readonly unknown[]) => {
      heard.push([name, ...values])
    }
  const emitted = (emitter: InstanceType<typeof Ours>, ...values: [string, ...unknown[]]) => {
    heard.length = 0
    return [emitter.emit(...values), ...heard]
  }
  const made = () => new (EventEmitter as typeof Ours)()

  test('all who listen are told in their order, each by its own emitter', () => {
    const [emitter, other] = [made(), made()]
    emitter.on('render', hear('first')).addListener('render', hear('second'))
    other.on('render', hear('other'))
    expect(emitted(emitter, 'render', 1, 2)).toEqual([true, ['first', 1, 2], ['second', 1, 2]])
    expect(emitter.listenerCount('render')).toBe(2)
    expect(emitted(emitter, 'change')).toEqual([false])
  })

  test('who listens once is told once, and can leave before', () => {
    const [emitter, leaving] = [made(), hear('leaving')]
    emitter.once('render', hear('once')).once('render', leaving).removeListener('render', leaving)
    expect(emitted(emitter, 'render')).toEqual([true, ['once']])
    expect(emitted(emitter, 'render')).toEqual([false])
  })

  test('of a listener that was added twice, one leaves', () => {
    const [emitter, twice] = [made(), hear('twice')]
    emitter.on('render', twice).on('render', hear('other')).on('render', twice)
    emitter.removeListener('render', twice).removeListener('render', hear('stranger'))
    expect(emitted(emitter, 'render')).toEqual([true, ['twice'], ['other']])
  })

  test('who leaves or comes while all are told changes nothing for the others', () => {
    const emitter = made()
    const leave = () => {
      emitter.removeListener('render', leave).on('render', hear('late'))
    }
    emitter.on('render', leave).on('render', hear('other'))
    expect(emitted(emitter, 'render')).toEqual([true, ['other']])
    expect(emitted(emitter, 'render')).toEqual([true, ['other'], ['late']])
  })

  test('all leave at once, those of one event or of all', () => {
    const emitter = made().on('render', hear('render')).on('change', hear('change'))
    emitter.on('error', hear('error')).removeAllListeners('render')
    expect(emitted(emitter, 'render')).toEqual([false])
    expect(emitted(emitter, 'change')).toEqual([true, ['change']])
    emitter.removeAllListeners()
    expect(emitted(emitter, 'change')).toEqual([false])
  })

  test('an error that nobody hears is thrown', () => {
    const emitter = made()
    const error = new Error('the service is away')
    expect(() => emitter.emit('error', error)).toThrow(error)
    emitter.on('error', hear('error'))
    expect(emitted(emitter, 'error', error)).toEqual([true, ['error', error]])
  })

  test('a class of the old kind, which does not call it, has listeners of its own', () => {
    function Helper() {}
    Helper.prototype = Object.create(EventEmitter.prototype)
    const [one, other] = [0, 1].map(() => new (Helper as unknown as typeof Ours)())
    one?.on('change', hear('one'))
    expect(other && emitted(other, 'change')).toEqual([false])
  })
})
