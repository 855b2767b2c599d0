// Commands of Playwright's own WebKit that the system's has not, done with those that it has.
import { prelude } from './prelude.mjs'

/** Called with the element as `this`, which is no `Element` of its page where it was made in another. */
const inPage = {
  indexOfFrame() {
    const { defaultView } = this.ownerDocument
    for (let at = 0; at < defaultView.length; at++)
      if (defaultView[at] === this.contentWindow) return at
    return -1
  },
  scrollTo() {
    if (!this.isConnected) throw new Error('Node is detached from document')
    const element = this.nodeType === Node.ELEMENT_NODE ? this : this.parentElement
    if (!element?.getClientRects().length) throw new Error('Node does not have a layout object')
    element.scrollIntoViewIfNeeded(true)
  },
  boxes() {
    const range = this.nodeType === Node.ELEMENT_NODE ? this : document.createRange()
    if (range instanceof Range) range.selectNodeContents(this)
    return [...range.getClientRects()].map(({ left, top, right, bottom }) => [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ])
  },
  /** Where the page of a frame begins; it may be shown smaller than it is. */
  placeOfFrame() {
    const { x, y, width } = this.getBoundingClientRect()
    const scale = width / this.offsetWidth
    return { x: x + this.clientLeft * scale, y: y + this.clientTop * scale, scale }
  },
  itself() {
    return this
  },
  frameElement(at) {
    const roots = [document]
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) {
        if (element.contentWindow && element.contentWindow === window[at]) return element
        if (element.shadowRoot) roots.push(element.shadowRoot)
      }
    return null
  },
  insertText(text) {
    let view = window
    while (view.document.activeElement?.contentDocument)
      view = view.document.activeElement.contentWindow
    view.document.execCommand('insertText', false, text)
    let field = view.document.activeElement
    while (field?.shadowRoot?.activeElement) field = field.shadowRoot.activeElement
    // As where somebody types.
    field?.scrollIntoViewIfNeeded(false)
  },
}
const sourceOf = (name) => `function ${inPage[name].toString()}`

/** What is only said to be done: the browser has it so, or cannot be made to. */
const undone = [
  'Page.createUserWorld',
  'Page.overrideUserAgent',
  'Page.overrideSetting',
  'Page.setForcedColors',
  'Page.setTouchEmulationEnabled',
  'Page.setInterceptFileChooserDialog',
  'Page.setTimeZone',
  'Page.updateScrollingState',
  'Runtime.addBinding',
]

export function createStandIns(page, frames, offline) {
  async function call(objectId, name, args = [], returnByValue = true) {
    const { result, wasThrown } = await page.ask('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: sourceOf(name),
      arguments: args.map((value) => ({ value })),
      returnByValue,
    })
    if (wasThrown) throw new Error(result.description)
    return returnByValue ? result.value : result
  }
  const evaluate = (name, args, contextId, returnByValue) =>
    page.ask('Runtime.evaluate', {
      expression: `(${sourceOf(name)})(...${JSON.stringify(args)})`,
      contextId,
      returnByValue,
    })

  async function elementOf(frameId) {
    const around = frames.parent(frameId)
    const at = frames.children(around).indexOf(frameId)
    const { result } = await evaluate('frameElement', [at], frames.worldOf(around), false)
    return result
  }
  /** From frame to frame: what is within one may know nothing of those around it. */
  async function quadsOf(objectId) {
    let boxes = await call(objectId, 'boxes')
    for (let frame = frames.frameOf(objectId); frames.parent(frame); frame = frames.parent(frame)) {
      const { x, y, scale } = await call((await elementOf(frame)).objectId, 'placeOfFrame')
      boxes = boxes.map((box) => box.map((at) => ({ x: x + at.x * scale, y: y + at.y * scale })))
    }
    return boxes.map((box) => box.flatMap(({ x, y }) => [x, y]))
  }

  const go = (by) => async () => {
    const { result } = await page.ask('Runtime.evaluate', { expression: 'history.length' })
    if (result.value < 2) throw new Error('Failed to go')
    await page.steer(by < 0 ? 'goBackInBrowsingContext' : 'goForwardInBrowsingContext', {
      pageLoadStrategy: 'None',
    })
  }

  const commands = {
    async 'Page.getResourceTree'(_params, targetId) {
      const tree = await page.ask('Page.getResourceTree', {}, targetId)
      frames.learn(tree.frameTree)
      return tree
    },
    'Page.setBootstrapScript': ({ source }, targetId) =>
      page.ask('Page.setBootstrapScript', { source: prelude + source }, targetId),
    'Page.setEmulatedMedia': ({ media }, targetId) =>
      page.ask('Page.setEmulatedMedia', { media: media ?? '' }, targetId),
    'Page.goBack': go(-1),
    'Page.goForward': go(1),
    'Page.insertText': ({ text }) => evaluate('insertText', [text]),
    'Page.snapshotRect': ({ x, y, width, height, coordinateSystem }) =>
      page.ask('Page.snapshotRect', { x, y, width, height, coordinateSystem }),
    'Network.setEmulateOfflineState': ({ offline: isOffline }) => offline.set(isOffline),
    'Network.setInterceptionEnabled': offline.intercept,
    async 'DOM.describeNode'({ objectId }) {
      const ownerFrameId = frames.frameOf(objectId)
      const at = await call(objectId, 'indexOfFrame').catch(() => -1)
      return { ownerFrameId, contentFrameId: frames.children(ownerFrameId)[at] }
    },
    'DOM.scrollIntoViewIfNeeded': async ({ objectId }) => void (await call(objectId, 'scrollTo')),
    'DOM.getContentQuads': async ({ objectId }) => ({ quads: await quadsOf(objectId) }),
    async 'DOM.resolveNode'({ objectId, frameId }) {
      if (objectId) return { object: await call(objectId, 'itself', [], false) }
      return { object: await elementOf(frameId) }
    },
  }
  for (const name of undone) commands[name] = () => {}

  return {
    commands,
    hear(word) {
      if (word.address)
        page.event('Page.navigatedWithinDocument', { frameId: frames.main(), url: word.address })
      else
        page.tell('Dialog.javascriptDialogOpening', {
          type: word.dialog,
          message: word.message,
          defaultPrompt: word.defaultPrompt,
        })
    },
  }
}
