// A canary in the page: what hostile texts would run calls it, and it tells what it has heard.
import type { Page } from '@playwright/test'
import { dangersIn } from '../dangers.ts'
import type {} from './door.ts'
import { expect, type Site } from './site.ts'

export interface Canary {
  /** Holds when nothing has run, opened, been stored, left the page or been sent to a stranger. */
  staysSilent(): Promise<void>
}

function listenInPage() {
  const heard: string[] = []
  const canary = (what: unknown) => {
    heard.push(`${what} ${new Error('here').stack}`)
  }
  Object.assign(window, { canary, heardByCanary: heard })
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
    Object.defineProperty(window, name, { value: () => canary(name) })
}

/** What is to be seen of it all at the end. */
function traces() {
  const heard: unknown = Reflect.get(window, 'heardByCanary')
  const prototypes = [Object, Array, Function, String].map(({ prototype }) => prototype)
  const stored = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  return {
    heard,
    enumerable: prototypes.flatMap((prototype) => Object.keys(prototype)),
    polluted: Reflect.get({}, 'polluted') ?? null,
    // What is remembered on a page that asks for it.
    stored: stored.filter((name) => !/^site-embed(:recent|-builder)/.test(name)),
    cookies: document.cookie,
  }
}

const nothing = { heard: [], enumerable: [], polluted: null, stored: [], cookies: '' }

/** As a text, because the browser knows nothing of this file. */
const insideOurs = `[...document.querySelectorAll('*')].flatMap(
  ({ shadowRoot }) => shadowRoot ? (${dangersIn})(shadowRoot) : [],
)`

/** Before the page is opened. `around` is the host of a page that may frame it. */
export async function withCanary(page: Page, site: Site, around = ''): Promise<Canary> {
  const dialogs: string[] = []
  const visits: string[] = []
  await page.addInitScript(listenInPage)
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('popup', (popup) => visits.push(popup.url()))
  page.on('framenavigated', (frame) => {
    const url = frame.url()
    const isOurs =
      url.startsWith(site.sandbox.url) ||
      (around && url.startsWith(around)) ||
      /^about:(blank|srcdoc)$/.test(url)
    if (!isOurs) visits.push(url)
  })
  return {
    async staysSilent() {
      // What has run would have called it by the next turn of the page.
      await page.evaluate(() => new Promise((done) => setTimeout(done)))
      for (const frame of page.frames()) {
        expect(await frame.evaluate(traces)).toEqual(nothing)
        expect(await frame.evaluate(insideOurs)).toEqual([])
        // And what was seen of the answers before this one.
        expect(await frame.evaluate(() => window.door?.dangers ?? [])).toEqual([])
      }
      expect(dialogs).toEqual([])
      expect(visits).toEqual([])
      expect(site.errors).toEqual([])
    },
  }
}
