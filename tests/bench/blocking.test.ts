import { expect, test } from 'vitest'
import { blockingIn, type TraceEvent, tasksIn } from './blocking.ts'

const thread = (tid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  pid: 1,
  tid,
  args: { name },
})
const task = (tid: number, ms: number): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  pid: 1,
  tid,
  tdur: ms * 1000,
})

test('only what a task takes over 50 ms blocks a page', () => {
  expect(blockingIn([thread(1, 'CrRendererMain'), task(1, 49), task(1, 80), task(1, 150)])).toBe(
    130,
  )
})

test('threads that show no page, and pages that do less, are left out', () => {
  const threads = [
    thread(1, 'CrRendererMain'),
    thread(2, 'CrBrowserMain'),
    thread(3, 'CrRendererMain'),
  ]
  expect(blockingIn([...threads, task(1, 90), task(2, 500), task(3, 60)])).toBe(40)
})

test('the time of promise callbacks counts for the task before, and only once if they ran inside one', () => {
  const at = (event: TraceEvent, ts: number, dur: number): TraceEvent => ({ ...event, ts, dur })
  const putOff = { ...task(1, 200), name: 'BlinkScheduler_PerformMicrotaskCheckpoint' }
  const first = at(task(1, 30), 1_000, 30_000)
  const within = at({ ...putOff, tdur: 10_000 }, 5_000, 10_000)
  const behind = at(putOff, 31_001, 200_000)
  const events = [
    thread(1, 'CrRendererMain'),
    behind,
    first,
    within,
    at(task(1, 60), 400_000, 60_000),
  ]
  expect(tasksIn(events)).toEqual([230, 60])
})

test('a trace without tasks blocks nothing', () => {
  expect(blockingIn([])).toBe(0)
})
