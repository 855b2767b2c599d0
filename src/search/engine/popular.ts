// What is searched for most: asked for once it is to be shown, and anew where another index or client
// has to tell it.
import { asEmbedError, EmbedError, needsOwner } from '../../errors/errors.ts'
import type { Answer } from '../service/answer.ts'
import type { createStore } from './snapshot.ts'
import { popularIn, suggesting } from './suggestions.ts'
import type { Source } from './turns.ts'

export function createPopular(store: ReturnType<typeof createStore>, source: () => Source | null) {
  let isWanted = false
  let asked: Promise<Answer> | null = null

  async function ask() {
    isWanted = true
    const { client, setup } = source() ?? {}
    if (!client || !setup?.suggestions || asked || store.snapshot().unsuggested) return
    const mine = client.search([suggesting(setup.suggestions, '')], 'popular')
    asked = mine
    const popular = await mine.then(popularIn, asEmbedError)
    if (asked !== mine) return
    if (!(popular instanceof EmbedError)) store.update({ popular })
    // Where there are none nothing is missing, and with the first letter the owner reads why.
    else if (!needsOwner.includes(popular.code)) asked = null
  }

  /** It is asked for again as soon as it is to be shown again. */
  const forget = () => {
    asked = null
  }

  return {
    ask,
    forget,
    anew() {
      forget()
      store.update({ popular: null })
      if (isWanted) void ask()
    },
  }
}
