// Keys, the mouse, its wheel, and the size of the window.
import { setTimeout as pause } from 'node:timers/promises'

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta']
const BUTTONS = { none: 'None', left: 'Left', middle: 'Middle', right: 'Right' }
const INTERACTIONS = { move: 'Move', down: 'Down', up: 'Up' }
const KEYS = {
  Alt: 'Alternate',
  Enter: 'Return',
  ArrowLeft: 'LeftArrow',
  ArrowRight: 'RightArrow',
  ArrowUp: 'UpArrow',
  ArrowDown: 'DownArrow',
}

/** Where the pointer of the screen is above the window, not above the page. */
const origin = { x: 1290, y: 1490 }

/** Characters go by themselves, all other keys by their names. */
const isCharacter = (key) => [...key].length === 1

export function createInput(page) {
  const held = new Set()
  let character

  const keyboard = () => ({
    sourceId: 'keyboard',
    pressedVirtualKeys: [...held],
    ...(character !== undefined && { pressedCharKey: character }),
  })
  const perform = (sourceId, sourceType, state) =>
    page.steer('performInteractionSequence', {
      inputSources: [{ sourceId, sourceType }],
      steps: [{ states: [{ sourceId, ...state }] }],
    })

  const measure = async (expression) => {
    const { result } = await page.ask('Runtime.evaluate', { expression })
    return result.value
  }
  async function fit({ width, height }) {
    // It is a tab of a window that has its size.
    if (page.isOpened) return
    const bar = await measure('outerHeight - innerHeight')
    const size = { width, height: height + bar }
    await page.steer('setWindowFrameOfBrowsingContext', { origin, size })
    const wanted = `${width} × ${height}`
    let seen = ''
    for (let tries = 200; tries && seen !== wanted; tries--) {
      if (seen) await pause(10)
      seen = await measure("innerWidth + ' × ' + innerHeight")
    }
    if (seen !== wanted) throw new Error(`The page is ${seen}, not ${wanted}`)
  }

  /** One after the other: what is not finished yet, the next would put an end to. */
  let before = Promise.resolve()
  const inTurn = (act) => (params) => {
    const done = before.then(page.toFront).then(() => act(params))
    before = done.catch(() => {})
    return done
  }
  const inTurnAll = (acts) =>
    Object.fromEntries(Object.entries(acts).map(([name, act]) => [name, inTurn(act)]))

  return inTurnAll({
    resize: fit,
    key({ type, key, code }) {
      const isDown = type === 'keyDown'
      if (isCharacter(key)) character = isDown ? key : undefined
      else {
        const name = KEYS[key] ?? (key === 'Unidentified' ? code : key)
        if (isDown) held.add(name)
        else held.delete(name)
      }
      return perform('keyboard', 'Keyboard', keyboard())
    },
    mouse: ({ type, x, y, button, modifiers = 0 }) =>
      page.steer('performMouseInteraction', {
        position: { x, y },
        button: type === 'move' ? 'None' : BUTTONS[button],
        interaction: INTERACTIONS[type],
        modifiers: MODIFIERS.filter((_name, bit) => modifiers & (1 << bit)),
      }),
    wheel() {
      throw new Error('WebKit takes the turn of a wheel from nobody but a person.')
    },
  })
}
