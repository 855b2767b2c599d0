// What a page holds when all that nobody needs has been thrown away.
import type { CDPSession, Page } from '@playwright/test'

/** Objects that a page may forget to let go, by the prototypes of their classes. */
const kinds = {
  searches: 'customElements.get("site-search").prototype',
  documents: 'customElements.get("rich-doc").prototype',
  sheets: 'CSSStyleSheet.prototype',
  controllers: 'AbortController.prototype',
}

export interface Held {
  /** Begun and not ended, and objects that are still there, by name. */
  counts: Record<string, number>
  /** Bytes. */
  heap: number
}

async function alive(session: CDPSession, prototype: string): Promise<number> {
  const objectGroup = 'held'
  const { result } = await session.send('Runtime.evaluate', { expression: prototype, objectGroup })
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup,
  })
  const { result: length } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await session.send('Runtime.releaseObjectGroup', { objectGroup })
  return length.value
}

export async function heldBy(page: Page, session: CDPSession): Promise<Held> {
  const begun: Record<string, number> = await page.evaluate(() =>
    Reflect.get(window, 'held').count(),
  )
  const counts = { ...begun }
  // What one cleaning lets go of may hold what only the next one finds.
  for (let times = 0; times < 2; times++) await session.send('HeapProfiler.collectGarbage')
  for (const [name, prototype] of Object.entries(kinds))
    counts[name] = await alive(session, prototype)
  const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return {
    counts: { ...counts, nodes, pages: documents, listeners: jsEventListeners },
    heap: usedSize,
  }
}
