// What an element remembers over the browser's Back: in `history.state`, beside the page's own.

const ours = 'siteEmbed'

type State = Record<string, unknown>
const isState = (value: unknown): value is State => typeof value === 'object' && value !== null

function saved(): State {
  const state: unknown = history.state
  const mine = isState(state) ? state[ours] : null
  return isState(mine) ? mine : {}
}

/** A page that keeps a bare word or number in its history entry keeps it: we then remember nothing. */
function save(state: State) {
  const theirs: unknown = history.state
  if (theirs !== null && !isState(theirs)) return
  try {
    history.replaceState({ ...theirs, [ours]: state }, '')
  } catch {
    // Too often or too large for this browser: only the way back is lost.
  }
}

export function memoryOf(key: () => string) {
  return {
    read: () => saved()[key()],
    write(value: unknown) {
      const before = saved()
      if (JSON.stringify(before[key()]) !== JSON.stringify(value))
        save({ ...before, [key()]: value })
    },
  }
}

/** Two elements of a kind are told apart by their id, else by their place among each other. */
export function memoryKey(element: HTMLElement): string {
  const peers = [...document.querySelectorAll(element.localName)]
  return `${element.localName}#${element.id || peers.indexOf(element)}`
}
