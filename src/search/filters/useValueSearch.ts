// The search within a facet's values. The service answers while the visitor types. If the service cannot do that,
// the known values are searched here.
import { useEffect, useState } from 'react'
import type { FacetSetting } from '../../contract/attribute.ts'
import { asEmbedError } from '../../errors/errors.ts'
import { tellOwner } from '../../errors/owner.ts'
import { isObject } from '../../net/json.ts'
import { useHost } from '../../shell/host-context.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'
import { highlightMarks } from '../records/field.ts'
import { createPace } from '../service/pace.ts'
import { atOnce } from './MoreValues.tsx'
import { type FacetValue, type Known, matching } from './values.ts'

const quiet = 150

interface Answer {
  /** Null when the service could not answer. */
  hits: readonly unknown[] | null
  /** Whether to tell the visitor. */
  failed: boolean
}

function foundValue(hit: unknown, { chosen, nameOf }: Known): FacetValue[] {
  if (!isObject(hit) || typeof hit.value !== 'string') return []
  const { value, highlighted, count } = hit
  const name = nameOf(value)
  const marked = typeof highlighted === 'string' ? highlighted : ''
  // The page's own name for a value is not the text that was searched.
  const isName = marked.replace(highlightMarks, '') === name
  return [
    {
      value,
      name,
      count: typeof count === 'number' ? count : null,
      chosen: chosen.includes(value),
      ...(isName ? { marked } : {}),
    },
  ]
}

export function useValueSearch(facet: FacetSetting, values: readonly FacetValue[], known: Known) {
  const host = useHost()
  const engine = useEngine()
  const outcome = useSearch(({ outcome }) => outcome)
  const [pace] = useState(createPace)
  const [words, setWords] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const asked = words.trim()

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results, other counts
  useEffect(() => {
    if (!asked) return
    let isWanted = true
    const tell = (next: Answer) => {
      if (isWanted) setAnswer(next)
    }
    const ask = async () => {
      try {
        const hits = await engine.values(facet, asked)
        tell({ hits: Array.isArray(hits) ? hits : null, failed: false })
      } catch (error) {
        const { code, message } = asEmbedError(error)
        if (isWanted && code === 'config')
          tellOwner(
            'warn',
            `${host.name}: the values of ${facet.attribute} cannot be searched: ${message}. Declare the attribute as searchable(${facet.attribute}) in the index.`,
          )
        tell({ hits: null, failed: code !== 'config' })
      }
    }
    pace.soon(ask, quiet)
    return () => {
      isWanted = false
      pace.stop()
    }
  }, [asked, outcome, engine, facet, host, pace])

  return {
    words,
    type(next: string) {
      setWords(next)
      if (!next.trim()) setAnswer(null)
    },
    failed: answer?.failed ?? false,
    found:
      answer &&
      (answer.hits
        ? answer.hits.flatMap((hit) => foundValue(hit, known))
        : matching(values, asked).slice(0, atOnce)),
  }
}
