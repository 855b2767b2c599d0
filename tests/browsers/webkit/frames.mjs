// Frames and the worlds in them: Playwright's own world is the page's here, by another number.
const ITS_WORLD = '__playwright_utility_world__'
const FURTHER = 1e6

export function createFrames(page) {
  /** The frames that Playwright knows, by name, each with the one around it. */
  const known = new Map()
  /** Which frame a world belongs to, and worlds of frames that have not been met. */
  const worlds = new Map()
  const early = []
  const navigations = []

  function meet(frame) {
    if (known.has(frame.id)) return
    known.set(frame.id, frame.parentId ?? null)
    if (frame.parentId)
      page.event('Page.frameAttached', { frameId: frame.id, parentFrameId: frame.parentId })
  }

  function tellWorld(context, targetId) {
    const its = { ...context, id: context.id + FURTHER, type: 'user', name: ITS_WORLD }
    page.event('Runtime.executionContextCreated', { context }, targetId)
    page.event('Runtime.executionContextCreated', { context: its }, targetId)
  }

  const main = () => [...known].find(([, parent]) => !parent)?.[0]
  const arrive = (loaderId) => {
    for (const resolve of navigations.splice(0)) resolve({ loaderId })
  }

  const events = {
    'Page.frameNavigated'({ frame }, pass, targetId) {
      if (!frame.parentId && !known.has(frame.id)) known.clear()
      meet(frame)
      pass()
      if (!frame.parentId) arrive(frame.loaderId)
      for (const context of early.splice(0))
        events['Runtime.executionContextCreated']({ context }, null, targetId)
    },
    'Page.frameDetached'({ frameId }, pass) {
      if (known.delete(frameId)) pass()
    },
    'Runtime.executionContextCreated'({ context }, _pass, targetId) {
      if (context.type !== 'normal') return
      worlds.set(context.id, context.frameId)
      if (known.has(context.frameId)) tellWorld(context, targetId)
      else early.push(context)
    },
    'Page.loadEventFired': (params, _pass, targetId) =>
      page.event('Page.loadEventFired', { ...params, frameId: main() }, targetId),
    'Page.domContentEventFired': (params, _pass, targetId) =>
      page.event('Page.domContentEventFired', { ...params, frameId: main() }, targetId),
    // Of frames within, the browser says only this.
    'Page.frameStoppedLoading'({ frameId }, _pass, targetId) {
      if (!known.get(frameId)) return
      page.event('Page.domContentEventFired', { frameId }, targetId)
      page.event('Page.loadEventFired', { frameId }, targetId)
    },
    'Network.requestWillBeSent'(params, _pass, targetId) {
      const { request } = params
      if (request.postData) request.postData = Buffer.from(request.postData).toString('base64')
      page.event('Network.requestWillBeSent', params, targetId)
    },
  }

  return {
    events,
    main,
    children: (frameId) => [...known].filter(([, parent]) => parent === frameId).map(([id]) => id),
    parent: (frameId) => known.get(frameId),
    worldOf: (frameId) => [...worlds].findLast(([, frame]) => frame === frameId)?.[0],
    /** The frame in which an object is, by what its name says. */
    frameOf: (objectId) => worlds.get(JSON.parse(objectId).injectedScriptId),
    /** Where a tree of frames is asked for, all of it is known. */
    learn({ frame, childFrames = [] }) {
      known.set(frame.id, frame.parentId ?? null)
      for (const child of childFrames) this.learn(child)
    },
    forBrowser: (params) =>
      params.contextId > FURTHER ? { ...params, contextId: params.contextId - FURTHER } : params,
    async navigate({ url, frameId }) {
      if (frameId !== main() && known.has(frameId)) {
        await page.ask('Runtime.evaluate', {
          expression: `void (location.href = ${JSON.stringify(url)})`,
          contextId: this.worldOf(frameId),
        })
        return {}
      }
      const arrived = new Promise((resolve) => navigations.push(resolve))
      await page.steer('navigateBrowsingContext', { url, pageLoadStrategy: 'None' })
      return arrived
    },
  }
}
