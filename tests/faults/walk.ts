// One cell: what is done, what has to be seen while the fault lasts, and how it ends well.
import type { Sandbox } from '../../demo/sandbox/server.ts'
import { documentKind } from '../../src/content/kind.ts'
import { advice, needsOwner } from '../../src/errors/errors.ts'
import { searchKind } from '../../src/search/engine/kind.ts'
import { de } from '../../src/shell/messages/de.ts'
import { type Case, codeOf, type ElementName, type Row } from './cases.ts'
import type { Hands } from './engines.ts'
import { recover } from './recovery.ts'
import { scenes } from './scenes.ts'
import { isInTime, last, type Moment, type Promised, type Sight, watch } from './sight.ts'

const kindOf = { 'site-search': searchKind, 'rich-doc': documentKind }

const isQuiet: Promised = { 'nothing is asked any more': (sight) => sight.isQuiet }

/** What the visitor is offered and the owner is told, whatever has failed. */
export const troubleOf = (element: ElementName, row: Row): Promised => ({
  'it is told what has failed': ({ code }) => code === codeOf(element, row),
  'the visitor reads what is wrong, in the language of the page': ({ code, sentence }) =>
    code !== '' && sentence === de[kindOf[element].failures[code]],
  'a click is offered where it can help, and only there': ({ code, button }) =>
    code !== '' &&
    needsOwner.includes(code) === (row.ending === 'owner') &&
    button === (row.ending === 'owner' ? '' : de.retry),
  'the console names the element and says what to do': ({ code, told }) =>
    code !== '' &&
    told
      .filter((line) => line.startsWith(`site-embed: <${element} id="tales">: `))
      .some((line) => line.includes(advice[code])),
  'the page’s scripts hear of it': ({ code, heard }) => last(heard) === code,
  'it is told in time': ({ failures }) => isInTime(last(failures)),
  ...isQuiet,
})

/** Of what the elements get over by themselves. */
export const goesWell: Promised = { 'no failure is told': ({ sentence }) => sentence === '' }
export const comesInTime: Promised = {
  'it comes in time': ({ arrivals }) => isInTime(last(arrivals)),
}
export const isOver: Promised = { 'the sentence is gone': ({ sentence }) => sentence === '' }

/** A cell in which nothing went wrong would say nothing. */
const isMet = ({ requests }: Sandbox): Promised => ({
  'a request meets the fault': () => requests.some(({ fault }) => fault),
})

const seconds = (moment: Moment | undefined) => `${((moment?.after ?? 0) / 1000).toFixed(1)} s`
const shown = ({ content }: Sight) =>
  content.length === 1 ? `“${content[0]}”` : `${content.length} results`

/** Returns what was seen, as a sentence; fails with the promises that were not kept. */
export async function walk(
  hands: Hands,
  { element, moment, row }: Case,
  url: string,
  service: Sandbox,
) {
  const { begin, always, fails, meanwhile, ends } = scenes[element][moment]
  const look = async () => (await hands.run('look()')) as Sight
  const breakIt = () =>
    service.faults.set(
      row.once
        ? { match: /indexes|entries/, fault: row.fault, times: 1 }
        : { match: '', fault: row.fault },
    )
  await begin({ hands, url, row, look, breakIt })
  if (row.ending === 'content') {
    const all = { ...ends, ...isQuiet, ...comesInTime, ...isMet(service) }
    const end = await watch(look, all, { ...meanwhile, ...goesWell })
    return `content after ${seconds(last(end.arrivals))}: ${shown(end)}, by itself`
  }
  const trouble = await watch(look, { ...troubleOf(element, row), ...fails }, always)
  service.faults.clear()
  const loadAgain = () => begin({ hands, url, row, look, breakIt: () => {} })
  const how = await recover(hands, element, trouble, loadAgain)
  const end = await watch(look, { ...ends, ...isOver, ...comesInTime }, meanwhile)
  const { code, sentence, failures, content, fallbackWords } = trouble
  const beside = content.length ? shown(trouble) : `the page’s own “${fallbackWords}”`
  return `${code} after ${seconds(last(failures))}: “${sentence}” beside ${beside}; ${shown(end)} ${how}`
}
