// Popular searches: requested once when they are to be shown, and again for another index or client.
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
    // Missing popular searches are not reported: the owner reads why with the first letter.
    else if (!needsOwner.includes(popular.code)) asked = null
  }

  /** They are requested again the next time they are to be shown. */
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
