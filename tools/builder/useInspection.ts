// Inspects the services a moment after a change, and on demand.
import { useEffect, useRef, useState } from 'react'
import { idleIn } from './form/effect.ts'
import { type Inspection, nothingFound, refusesKey } from './inspect/finding.ts'
import { canBeAsked, inspect } from './inspect/inspect.ts'
import { hitNames } from './inspect/search.ts'
import { whenReleased } from './released.ts'
import { accountOf, attributesOf, keyOf, type Settings, valuesOf } from './settings.ts'
import { useRested } from './useRested.ts'
import { wrongIn } from './values/wrong.ts'
import { useLanguage } from './words/words.ts'

/** What an answer depends on. */
const asked = [
  ...['index-name', 'sort', 'suggestions-index', 'facets', 'entry-id', 'content-type', 'slug'],
  ...['slug-field', 'field', 'content-locale', 'entry-url', 'opens'],
  ...hitNames,
]

function valuesAs(settings: Settings, names: readonly string[]) {
  const values = valuesOf(settings)
  return JSON.stringify([settings.element, names.map((name) => values[name] ?? null)])
}

const questionOf = (settings: Settings) =>
  valuesAs(settings, [...accountOf(settings.element), ...asked])

/** Whose data was found. */
const ownerOf = (settings: Settings) => valuesAs(settings, accountOf(settings.element))

/** A refused key stays refused whatever else is asked, until a service answers well to it. */
function refusedAfter(refused: readonly string[], key: string, found: Inspection) {
  if (refusesKey(found)) return [...refused, key]
  const isGood = found.findings.some(({ grade }) => grade === 'good')
  return isGood ? refused.filter((one) => one !== key) : refused
}

/** A mistake in the account itself, which its control shows; no service needs to be asked. */
function hasSlip(settings: Settings): boolean {
  const values = valuesOf(settings)
  const all = attributesOf(settings.element)
  return accountOf(settings.element).some((name) => {
    const spec = all[name]
    return spec !== undefined && wrongIn(name, spec, values[name]) !== null
  })
}

/** What does nothing beside what else is set keeps nothing from working. */
function withoutIdle(found: Inspection, settings: Settings): Inspection {
  const findings = found.findings.filter(
    ({ grade, about }) =>
      grade !== 'problem' || about === null || idleIn(settings, about, found) === null,
  )
  return { ...found, findings }
}

export function useInspection(settings: Settings) {
  const language = useLanguage()
  const rested = useRested(settings)
  const restedQuestion = questionOf(rested)
  const question = questionOf(settings)
  const [known, setKnown] = useState({ question: '', owner: '', found: nothingFound })
  const [tested, setTested] = useState<{ question: string; found: Inspection | 'asking' } | null>(
    null,
  )
  const [refused, setRefused] = useState<readonly string[]>([])
  const latest = useRef(question)
  useEffect(() => {
    latest.current = question
  }, [question])
  async function look(asked: Settings) {
    const found = await inspect(asked, language)
    await whenReleased()
    setRefused((now) => refusedAfter(now, keyOf(asked), found))
    return found
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is all that an answer depends on
  useEffect(() => {
    if (!canBeAsked(rested) || hasSlip(rested)) return
    let isOver = false
    look(rested).then((found) => {
      if (!isOver) setKnown({ question: restedQuestion, owner: ownerOf(rested), found })
    })
    return () => {
      isOver = true
    }
  }, [restedQuestion, language])
  const testedOf = (result: Inspection | 'asking') =>
    result === 'asking' ? result : withoutIdle(result, settings)
  async function test() {
    setTested({ question, found: 'asking' })
    const found = await look(settings)
    setTested((now) => (now?.question === question ? { question, found } : now))
    // A late answer tells nothing of what is set by now.
    if (latest.current === question) setKnown({ question, owner: ownerOf(settings), found })
  }
  return {
    // What was found stays to be clicked while other values are typed, but never in another account.
    found: known.owner === ownerOf(settings) ? known.found : nothingFound,
    current: known.question === question ? withoutIdle(known.found, settings) : nothingFound,
    tested: tested?.question === question ? testedOf(tested.found) : null,
    refused,
    test,
  }
}
