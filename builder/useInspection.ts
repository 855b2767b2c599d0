// What the services tell: by themselves a moment after something changes, so that there is something to
// click, and in words when somebody asks.
import { useEffect, useState } from 'react'
import { type Inspection, nothingFound } from './inspect/finding.ts'
import { inspect } from './inspect/inspect.ts'
import { accountOf, missingIn, type Settings, valuesOf } from './settings.ts'
import { useLanguage } from './words/words.ts'

const quiet = 600

/** What an answer depends on. */
const asked = [
  ...['index-name', 'sort', 'suggestions-index', 'facets', 'entry-id', 'content-type', 'slug'],
  ...['slug-field', 'field'],
]

function questionOf(settings: Settings) {
  const values = valuesOf(settings)
  const names = [...accountOf(settings.element), ...asked]
  return JSON.stringify([settings.element, names.map((name) => values[name] ?? null)])
}

export function useInspection(settings: Settings) {
  const language = useLanguage()
  const question = questionOf(settings)
  const [known, setKnown] = useState({ question: '', found: nothingFound })
  const [tested, setTested] = useState<{ question: string; found: Inspection | 'asking' } | null>(
    null,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is all that an answer depends on
  useEffect(() => {
    if (missingIn(settings).length) return
    let isOver = false
    const timer = setTimeout(async () => {
      const found = await inspect(settings, language)
      if (!isOver) setKnown({ question, found })
    }, quiet)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [question, language])
  async function test() {
    setTested({ question, found: 'asking' })
    const found = await inspect(settings, language)
    setTested({ question, found })
    setKnown({ question, found })
  }
  return {
    // What was found stays to be clicked while other values of the same element are typed.
    found: known.found,
    current: known.question === question ? known.found : nothingFound,
    tested: tested?.question === question ? tested.found : null,
    test,
  }
}
