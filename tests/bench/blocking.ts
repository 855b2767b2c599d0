// How long a visitor could not have used the page: what each task of its thread takes over 50 ms.
// Counted in time that the thread worked, so that other programs on this computer do not matter.
import type { Browser, Page } from '@playwright/test'

const LONG_MS = 50
const TASK = 'ThreadControllerImpl::RunTask'
/** What promises and React put off: it runs right after its task, before anything else can. */
const PUT_OFF = 'BlinkScheduler_PerformMicrotaskCheckpoint'

export interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** When it began, and how long it was, in microseconds. */
  ts?: number
  dur?: number
  /** Microseconds that the thread worked. */
  tdur?: number
  args?: { name?: string }
}

const sum = (times: number[]) => times.reduce((all, time) => all + time, 0)

/** Milliseconds of each task of one thread, with what was put off in it. */
function timesOf(events: TraceEvent[]): number[] {
  const times: number[] = []
  let end = 0
  for (const { name, ts = 0, dur = 0, tdur = 0 } of events.sort(
    (a, b) => (a.ts ?? 0) - (b.ts ?? 0),
  ))
    if (name === TASK) {
      times.push(tdur / 1000)
      end = Math.max(end, ts + dur)
    } else if (ts >= end) times.push((times.pop() ?? 0) + tdur / 1000)
  return times
}

/** Milliseconds of each task of the page's thread: among those that show pages, the busiest one. */
export function tasksIn(events: TraceEvent[]): number[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const named = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const threads = new Map<string, TraceEvent[]>(named.map((event) => [threadOf(event), []]))
  for (const event of events)
    if (event.name === TASK || event.name === PUT_OFF) threads.get(threadOf(event))?.push(event)
  const [busiest = []] = [...threads.values()].map(timesOf).sort((a, b) => sum(b) - sum(a))
  return busiest
}

export const blockingIn = (events: TraceEvent[]) =>
  sum(tasksIn(events).map((time) => Math.max(0, time - LONG_MS)))

/** What is done, how long it blocked the page, and its longest task. */
export async function whileTraced<Result>(
  browser: Browser,
  page: Page,
  act: () => Promise<Result>,
): Promise<{ done: Result; blocking: number; longest: number }> {
  await browser.startTracing(page, { categories: ['toplevel'] })
  try {
    const done = await act()
    const trace = (await browser.stopTracing()).toString()
    const { traceEvents } = JSON.parse(trace)
    return {
      done,
      blocking: blockingIn(traceEvents),
      longest: Math.max(0, ...tasksIn(traceEvents)),
    }
  } catch (error) {
    // The next page could not be traced otherwise.
    await browser.stopTracing().catch(() => undefined)
    throw error
  }
}
