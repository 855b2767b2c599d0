// One cell: what is done, what has to be seen while the fault lasts, and how it ends well.
import type { Sandbox } from '../../demo/sandbox/server.ts'
import { advice, needsOwner } from '../../src/errors/errors.ts'
import { visitorMessage } from '../../src/shell/fail.ts'
import { de } from '../../src/shell/messages/de.ts'
import type { Case, ElementName, Row } from './cases.ts'
import type { Hands } from './engines.ts'
import { scenes } from './scenes.ts'
import { last, type Promised, patience, type Sight, watch } from './sight.ts'

const kindOf = { 'site-search': 'search', 'rich-doc': 'document' } as const

const isQuiet: Promised = { 'nothing is asked any more': (sight) => sight.isQuiet }

/** What the visitor is offered and the owner is told, whatever has failed. */
const troubleOf = (element: ElementName, { ending }: Row): Promised => ({
  'the visitor reads what is wrong, in the language of the page': ({ code, sentence }) =>
    code !== '' && sentence === de[visitorMessage[code][kindOf[element]]],
  'a click is offered where it can help, and only there': ({ code, button }) =>
    code !== '' &&
    needsOwner.includes(code) === (ending === 'owner') &&
    button === (ending === 'owner' ? '' : de.retry),
  'the console names the element and says what to do': ({ code, told }) =>
    code !== '' &&
    told
      .filter((line) => line.startsWith(`site-embed: <${element} id="tales">: `))
      .some((line) => line.includes(advice[code])),
  'it is told in time': ({ failures }) => (last(failures)?.after ?? Infinity) < patience,
  ...isQuiet,
})

/** Of what the elements get over by themselves. */
const goesWell: Promised = { 'no failure is told': ({ sentence }) => sentence === '' }
const comesInTime: Promised = {
  'it comes in time': ({ arrivals }) => (last(arrivals) ?? Infinity) < patience,
}
const isOver: Promised = { 'the sentence is gone': ({ sentence }) => sentence === '' }

/** Once the fault is gone. The owner changes a key that was refused, and has all else asked again. */
async function mend(hands: Hands, element: ElementName, { code, button }: Sight) {
  if (button) {
    await hands.click('[part="error"] button')
    return `“${button}”`
  }
  const other = {
    'site-search': `'api-key', 'tales-key'`,
    'rich-doc': `'access-token', 'other-token'`,
  }
  const change = code === 'key' ? `setAttribute(${other[element]})` : 'refresh()'
  await hands.run(`void document.querySelector('${element}').${change}`)
  return code === 'key' ? 'another key' : 'refresh()'
}

/** A cell in which nothing went wrong would say nothing. */
const isMet = ({ requests }: Sandbox): Promised => ({
  'a request meets the fault': () => requests.some(({ fault }) => fault),
})

const seconds = (milliseconds = 0) => `${(milliseconds / 1000).toFixed(1)} s`
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
    return `content after ${seconds(last(end.arrivals))}: ${shown(end)}`
  }
  const trouble = await watch(look, { ...troubleOf(element, row), ...fails }, always)
  const { code, sentence, failures, content, fallbackWords } = trouble
  service.faults.clear()
  const helped = await mend(hands, element, trouble)
  const end = await watch(look, { ...ends, ...isOver }, meanwhile)
  const beside = content.length ? shown(trouble) : `the page’s own “${fallbackWords}”`
  return `${code} after ${seconds(last(failures)?.after)}: “${sentence}” beside ${beside}; ${helped} brought ${shown(end)}`
}
