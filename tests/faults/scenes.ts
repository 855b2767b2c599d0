// What is done in each element at each moment, and what a visitor has to see then.
import type { ElementName, Moment, Row } from './cases.ts'
import type { Hands } from './engines.ts'
import { type Promised, type Sight, watch } from './sight.ts'

interface Begin {
  hands: Hands
  url: string
  row: Row
  look: () => Promise<Sight>
  /** From now on the service has the fault. */
  breakIt: () => void
}

interface Scene {
  /** Up to the moment in which the page needs an answer. */
  begin: (begin: Begin) => Promise<void>
  /** While the fault lasts, at each look and in the end. */
  always: Promised
  fails: Promised
  /** While the answer that helps is on its way, and once it is there. */
  meanwhile: Promised
  ends: Promised
}

const addScript = `void document.head.append(Object.assign(document.createElement('script'), { src: '/site-embed.js' }))`

/** What stands there before anything goes wrong. */
async function openWhole({ hands, url, look }: Begin, isShown: (sight: Sight) => boolean) {
  await hands.go(url)
  await hands.run(addScript)
  await watch(look, { 'the page is whole before the fault': isShown })
}

const allTales = ({ content }: Sight) =>
  content.length === 20 && content[0] === 'Evening 0: a concert in Gdańsk'
const harbour = ({ content }: Sight) => content.join() === 'Der Hafen bei Nacht.'
const keeper = ({ content }: Sight) => content.join() === 'He counts the lamps.'
const something = ({ content }: Sight) => content.length > 0

/** What befalls one request alone has to befall the one that counts: there the words come all at once. */
const searchFirst: Scene = {
  // Half of the words are typed before there is a script, half while it asks.
  async begin({ hands, url, row, look, breakIt }) {
    await hands.go(url)
    await hands.click('input[name="q"]')
    await hands.press(...(row.once ? 'amber light' : 'amber'))
    breakIt()
    await hands.run(addScript)
    if (row.once) return
    await watch(look, {
      'the box or the sentence is there': ({ box, sentence }) => box !== null || sentence !== '',
    })
    await hands.press(...' light')
  },
  always: {},
  fails: {
    'the page’s own form is back with all words': ({ fallback, fallbackWords }) =>
      fallback && fallbackWords === 'amber light',
    'the form is the only box': ({ box }) => box === null,
  },
  meanwhile: {},
  ends: {
    'the result is there': ({ content }) => content.join() === 'The amber lighthouse',
    'the box has all words': ({ box }) => box === 'amber light',
    'the form has given way': ({ fallback }) => !fallback,
  },
}

const searchLater: Scene = {
  async begin(begin) {
    await openWhole(begin, allTales)
    const { hands, row, breakIt } = begin
    breakIt()
    await hands.click('input[type="search"]')
    if (row.once) await hands.run(`document.execCommand('insertText', false, 'riga')`)
    else await hands.press(...'riga')
  },
  always: { 'what was shown stays': allTales },
  fails: { 'the box keeps the words': ({ box }) => box === 'riga' },
  meanwhile: { 'something is shown all the while': something },
  ends: {
    'the new results are there': ({ content }) =>
      content.length === 12 && content.every((title) => title.endsWith('Riga')),
    'the box has the words': ({ box }) => box === 'riga',
    'the form stays away': ({ fallback }) => !fallback,
  },
}

const documentFirst: Scene = {
  async begin({ hands, url, breakIt }) {
    await hands.go(url)
    breakIt()
    await hands.run(addScript)
  },
  always: { 'the page’s own words are there': ({ fallback }) => fallback },
  fails: {},
  meanwhile: {
    'the page’s own words stay until the text is there': (sight) =>
      sight.fallback || something(sight),
  },
  ends: { 'the text is there': harbour, 'the page’s own words give way': (it) => !it.fallback },
}

const ask = (id: string) =>
  `void (need(), document.querySelector('rich-doc').setAttribute('entry-id', '${id}'))`

const documentLater: Scene = {
  async begin(begin) {
    await openWhole(begin, harbour)
    begin.breakIt()
    // Only one of two can be overtaken.
    if (begin.row.fault === 'out-of-order') await begin.hands.run(ask('sailor'))
    await begin.hands.run(ask('keeper'))
  },
  always: { 'what was shown stays': harbour },
  fails: { 'the page’s own words stay away': ({ fallback }) => !fallback },
  meanwhile: { 'something is shown all the while': something },
  ends: { 'the new text is there': keeper, 'the page’s own words stay away': (it) => !it.fallback },
}

export const scenes: Record<ElementName, Record<Moment, Scene>> = {
  'site-search': { first: searchFirst, later: searchLater },
  'rich-doc': { first: documentFirst, later: documentLater },
}
