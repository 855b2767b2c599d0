// Pages under attack: hostile texts and addresses come by every door, and a canary tells whether any has
// run, loaded something, or led anywhere.
import type { Page } from '@playwright/test'
import { attributesOf, type Tag } from '../../tools/builder/settings.ts'
import { hostileAddresses, hostileTexts } from '../fixtures/hostile.ts'
import { type Attack, hostileServices } from '../fixtures/hostile-answers.ts'
import { areRecorded, folder, recordedAttacks } from '../fixtures/recorded-attacks.ts'
import { type Canary, withCanary } from './canary.ts'
import { type Door, withDoor } from './door.ts'
import { test as base, type Own, type Site, startOwn } from './site.ts'

/** Null for what is no address. By the rules of the page, in another program. */
function urlOf(address: string) {
  try {
    return address.trim() ? new URL(address, 'https://page.example/') : null
  } catch {
    return null
  }
}
/** As the page itself writes them: browsers do not agree on every sign. */
export const urlsOf = (page: Page, addresses: readonly string[]) =>
  page.evaluate((all) => all.map((address) => new URL(address, location.href).href), addresses)

/** As SECURITY.md promises it. */
export const mayLead = (address: string) =>
  /^(?:https?|mailto|tel|sms):$/.test(urlOf(address)?.protocol ?? '')
const isElsewhere = (address: string) => {
  const url = urlOf(address)
  return url !== null && /^https?:$/.test(url.protocol) && url.host !== 'page.example'
}
/** Those that are none come first. */
const byDanger = (addresses: readonly string[]) => [
  ...addresses.filter((address) => !mayLead(address)),
  ...addresses.filter(mayLead),
]

/** Of a stranger's address only the text is hostile: that a record's picture is loaded from it is wanted. */
export const attacks: Record<string, () => Attack> = {
  own: () => ({ texts: hostileTexts, addresses: hostileAddresses }),
  recorded: () => {
    const texts = recordedAttacks()
    return { texts, addresses: byDanger(texts.filter((text) => !isElsewhere(text))) }
  },
}

export const test = base.extend<{
  attack: Attack
  canary: Canary
  door: Door
  own: Own
  which: string
}>({
  which: ['own', { option: true }],
  attack: ({ which }, use) => use(attacks[which]?.() ?? { texts: [], addresses: [] }),
  own: async ({ attack }, use) => {
    const own = await startOwn(hostileServices(attack))
    await use(own)
    await own.sandbox.close()
  },
  canary: async ({ site, page }, use) => use(await withCanary(page, site)),
  // The canary looks at what it has noted, in every test.
  door: [async ({ page }, use) => use(await withDoor(page)), { auto: true }],
})

/** There is much to show, and a busy machine takes its time. */
export const patience = 400_000

/** All of them at once take WebKit a quarter of an hour for one document. */
export const sparesWebKit = (which: string, browserName: string) =>
  test.skip(which === 'recorded' && browserName === 'webkit', 'Chromium and Firefox are asked.')

/** The same tests with what the project has made itself, and with what was recorded elsewhere. */
export function underEachAttack(tests: (which: string) => void) {
  for (const which of Object.keys(attacks))
    test.describe(`${which} attacks`, () => {
      test.use({ which })
      test.describe.configure({ timeout: 2 * patience })
      test.skip(which === 'recorded' && !areRecorded, `there are none in ${folder}`)
      tests(which)
    })
}

export const accounts = (site: Site) => `${site.search} ${site.content} entry-id="few"`
/** The account with another index: what its answers are, hostile-answers.ts says. */
export const searching = (site: Site, index: string) => site.search.replace('tales', index)

/** An attribute's value in HTML. */
export const quoted = (text: string) => `"${text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`
export const inTurn = (texts: readonly string[], start: number) => (at: number) =>
  texts[(start + at) % texts.length] ?? ''
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '')

/** Those that name no service or page of the owner's. */
export const freeAttributes = (tag: Tag) =>
  Object.entries(attributesOf(tag))
    .filter(([, { credential, kind }]) => !credential && !/^(?:host|patterns?)$/.test(kind))
    .map(([name]) => name)
