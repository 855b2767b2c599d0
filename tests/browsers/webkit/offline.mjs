// A page without a network: each of its requests is stopped before it is sent, and the page is told.
export function createOffline(page) {
  let isOffline = false
  let isWatched = false

  const watch = (enabled) => page.ask('Network.setInterceptionEnabled', { enabled })

  return {
    async set(offline) {
      if (offline === isOffline) return
      isOffline = offline
      if (!isWatched) await watch(offline)
      if (offline)
        await page.ask('Network.addInterception', { url: '.*', stage: 'request', isRegex: true })
      const expression = `Object.defineProperty(navigator, 'onLine', { configurable: true, value: ${!offline} }); dispatchEvent(new Event('${offline ? 'offline' : 'online'}'))`
      await page.ask('Runtime.evaluate', { expression })
    },
    /** Playwright looks at requests too. */
    async intercept({ enabled }, targetId) {
      isWatched = enabled
      await page.ask('Network.setInterceptionEnabled', { enabled: enabled || isOffline }, targetId)
    },
    events: {
      'Network.requestIntercepted'(params, pass, targetId) {
        const { requestId } = params
        if (isOffline)
          return page
            .ask('Network.interceptRequestWithError', { requestId, errorType: 'General' }, targetId)
            .catch(() => {})
        return pass()
      },
    },
  }
}
