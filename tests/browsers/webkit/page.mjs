// One page: what Playwright asks of it goes to the browser as it is, or to those who stand in.
import { createFrames } from './frames.mjs'
import { createInput } from './input.mjs'
import { createOffline } from './offline.mjs'
import { readWord } from './prelude.mjs'
import { createStandIns } from './stand-ins.mjs'

/** Ours, so that they are not taken for Playwright's. */
const OURS = 1e9

/** Nothing of the page: a request that Playwright has the inspector stop, and the icon of the window. */
const isOfWindow = /^Web Inspector blocked|^Refused to load \S+\/favicon\.ico /

/**
 * A field has its value set by Playwright's script, which runs in the page's world here: past the property
 * that React has put on it, so that React hears of a change.
 */
const withoutReact = (params) =>
  params.expression
    ? {
        ...params,
        expression: params.expression.replace(
          'input.value = value;',
          "Reflect.set(Object.getPrototypeOf(input), 'value', value, input);",
        ),
      }
    : params

export function createPage({ id, context, target, asked, tell, close }) {
  const { browser } = context
  const waiting = new Map()
  /** Of the page's processes: the one that is shown, and one that may take its place. */
  const targets = []
  /** What each of them has said while Playwright does not know its frames yet: a tab of a link opens so. */
  const early = new Map()
  let last = OURS

  const say = (targetId, message) =>
    tell('Target.dispatchMessageFromTarget', { targetId, message: JSON.stringify(message) })
  const send = (targetId, message) =>
    browser.inspect(target, 'Target.sendMessageToTarget', {
      targetId,
      message: JSON.stringify(message),
    })

  const page = { id, context, isOpened: !asked, tell }
  page.current = () => targets[0]
  /** Asks the page itself, not on behalf of Playwright. */
  page.ask = (method, params = {}, targetId = page.current()) =>
    new Promise((resolve, reject) => {
      const number = ++last
      waiting.set(number, ({ result, error }) =>
        error ? reject(Error(error.message)) : resolve(result),
      )
      send(targetId, { id: number, method, params }).catch(reject)
    })
  page.event = (method, params, targetId = page.current()) => say(targetId, { method, params })
  page.steer = async (method, params) =>
    browser.steer(method, { handle: await page.window(), ...params })
  page.toFront = async () => {
    if (context.front === page) return
    context.front = page
    await browser.steer('switchToBrowsingContext', {
      browsingContextHandle: await page.window(),
      frameHandle: '',
    })
  }
  async function findWindow() {
    const { contexts } = await browser.steer('getBrowsingContexts')
    const { handle } = contexts.find((one) => !context.handles.has(one.handle))
    context.handles.add(handle)
    return handle
  }
  let found = asked
  /** The window, as those know it who steer it: they name the one that was asked for, and list one that has opened. */
  page.window = () => {
    found ??= findWindow()
    return found
  }

  const frames = createFrames(page)
  const offline = createOffline(page)
  const standIns = createStandIns(page, frames, offline)
  const input = createInput(page)

  const fromPage = { ...frames.events, ...offline.events }

  function hearTarget(targetId, message) {
    const settle = waiting.get(message.id)
    if (settle) {
      waiting.delete(message.id)
      return settle(message)
    }
    if (message.method && early.has(targetId)) return early.get(targetId).push(message)
    const word = message.method === 'Console.messageAdded' && readWord(message.params.message)
    if (word) return standIns.hear(word)
    if (message.method === 'Console.messageAdded' && isOfWindow.test(message.params.message.text))
      return
    const pass = () => say(targetId, message)
    const change = fromPage[message.method]
    return change ? change(message.params, pass, targetId) : pass()
  }

  function hearEarly(targetId) {
    const messages = early.get(targetId) ?? []
    early.delete(targetId)
    for (const message of messages) hearTarget(targetId, message)
  }

  function hear({ method, params }) {
    if (method === 'Target.dispatchMessageFromTarget')
      return hearTarget(params.targetId, JSON.parse(params.message))
    if (!method?.startsWith('Target.')) return
    if (method === 'Target.targetCreated') {
      if (params.targetInfo.type !== 'page') return
      targets.push(params.targetInfo.targetId)
      early.set(params.targetInfo.targetId, [])
    }
    if (method === 'Target.targetDestroyed') {
      targets.splice(targets.indexOf(params.targetId), 1)
      early.delete(params.targetId)
      if (!targets.length) return close()
    }
    if (method === 'Target.didCommitProvisionalTarget')
      targets.sort((one) => (one === params.newTargetId ? -1 : 1))
    tell(method, params)
  }

  const forBrowser = (params) => frames.forBrowser(withoutReact(params))
  async function toTarget({ targetId, message }) {
    const { id: number, method, params = {} } = JSON.parse(message)
    const stand = standIns.commands[method]
    if (!stand) return send(targetId, { id: number, method, params: forBrowser(params) })
    try {
      say(targetId, { id: number, result: (await stand(params, targetId)) ?? {} })
    } catch (error) {
      say(targetId, { id: number, error: { message: error.message } })
    }
    if (method === 'Page.getResourceTree') hearEarly(targetId)
  }

  const commands = {
    'Target.sendMessageToTarget'(params) {
      void toTarget(params).catch(() => {})
    },
    'Target.resume': (params) => browser.inspect(target, 'Target.resume', params),
    'Emulation.setDeviceMetricsOverride': input.resize,
    'Input.dispatchKeyEvent': input.key,
    'Input.dispatchMouseEvent': input.mouse,
    'Input.dispatchWheelEvent': input.wheel,
  }

  return Object.assign(page, {
    /** What has no line above is left undone: the browser cannot be made to. */
    answer: (method, params) => commands[method]?.(params),
    navigate: frames.navigate,
    start() {
      browser.attach(target, hear)
      browser.inspect(target, 'Target.setPauseOnStart', { pauseOnStart: true }).catch(() => {})
    },
    end() {
      browser.attach(target, () => {})
      waiting.clear()
    },
  })
}
