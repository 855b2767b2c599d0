// Some attributes of the chosen element, each with what is offered for it.
import type { Attribute } from '../../../src/contract/attribute.ts'
import type { Finding, Inspection } from '../inspect/finding.ts'
import { nameOf } from '../lists.ts'
import { sampleNamed } from '../sandbox.ts'
import {
  attributesOf,
  engineOf,
  type Settings,
  type Values,
  valuesOf,
  withValue,
} from '../settings.ts'
import type { Language } from '../words/shape.ts'
import { useLanguage, useWords, wordsOf } from '../words/words.ts'
import { AttributeControl } from './AttributeControl.tsx'
import { Cards } from './Cards.tsx'
import { entryCards, facetCards, indexCards } from './card-texts.ts'
import { idleIn } from './effect.ts'
import { FilterNames, spokenIn } from './FilterNames.tsx'
import { Offers } from './Offers.tsx'
import { Orders } from './Orders.tsx'
import { addsToList, chosen, isChosen, offeredFor, offerLabel, ofSuggestions } from './offered.ts'
import { Pairs } from './Pairs.tsx'
import { isTakesPairs, withPair } from './pair-texts.ts'
import { withNamesOf } from './renamed.ts'
import { codesIn, replicasOf } from './replicas.ts'

/** Languages are clicked where a space has them; else the box suggests them. */
const isTypedOnly = (name: string, { locales }: Inspection) => name === 'locale' && !locales.length

/** In one index, or one for each; unless the snippet is for one of them. */
const hasSeveral = (values: Values, { locales }: Inspection) =>
  !values.locale && codesIn(values['index-name'] ?? '').length + locales.length > 1

interface Props {
  names: readonly string[]
  settings: Settings
  found: Inspection
  /** Of what is set now. */
  findings: readonly Finding[]
  change(settings: Settings): void
}

/** What is more than a word: filters, indices and entries, with what is in them. */
function cardsFor(
  name: string,
  settings: Settings,
  { facets, indices, entries }: Inspection,
  language: Language,
  spoken: Language,
) {
  if (name === 'facets') return facetCards(facets, language, spoken)
  if (name === 'entry-id') return entryCards(entries)
  if (name !== 'index-name') return []
  return indexCards(
    indices.filter((index) => !ofSuggestions(index)),
    language,
    (index) => {
      const sample = sampleNamed(index, settings)
      return sample ? wordsOf[language].samples[sample] : ''
    },
  )
}

function labelOf(name: string, spec: Attribute) {
  if (spec.kind === 'choices') return 'offersWords'
  if (name === 'hit-currency') return 'offersOne'
  return addsToList(spec) ? 'offersAdd' : 'offers'
}

export function Attributes({ names, settings, found, findings, change }: Props) {
  const words = useWords()
  const language = useLanguage()
  const values = valuesOf(settings)
  const spoken = spokenIn(values.locale, language)
  const all = attributesOf(settings.element)
  function withNamed(name: string, next: string | null): Settings {
    const after = withValue(settings, name, next)
    return name === 'locale'
      ? withNamesOf(after, spoken, spokenIn(next ?? undefined, language))
      : after
  }
  return names.map((name) => {
    const spec = all[name]
    if (!spec) return null
    const value = values[name]
    const set = (next: string | null) => change(withNamed(name, next))
    const called = (item: string) => offerLabel(settings.element, name, item, language)
    const idle = idleIn(settings, name, found)
    const offered = offeredFor(name, spec, found, values, language)
    const cards = idle?.code === 'dropdown' ? [] : cardsFor(name, settings, found, language, spoken)
    const clicks = {
      label: words[labelOf(name, spec)],
      isChosen: (item: string) => isChosen(spec, value ?? '', item),
      choose: (item: string) => set(chosen(spec, value ?? '', item)),
    }
    const offers = <Offers {...clicks} items={offered} all={addsToList(spec)} called={called} />
    return (
      <AttributeControl
        key={name}
        tag={settings.element}
        name={name}
        spec={spec}
        value={value}
        set={set}
        known={offered}
        called={called}
        idle={idle}
        findings={findings.filter(({ about }) => about === name)}
        toClick={
          cards.length ? (
            <Cards {...clicks} one={!addsToList(spec)} cards={cards} />
          ) : (
            spec.kind === 'choices' && offers
          )
        }
      >
        {name === 'sort' && (
          <Orders
            value={value ?? ''}
            index={nameOf(values['index-name'] ?? '')}
            known={replicasOf(found.indices, values['index-name'] ?? '')}
            spoken={spoken}
            set={set}
          />
        )}
        {spec.kind !== 'choices' && !isTypedOnly(name, found) && offers}
        {isTakesPairs(name) && !idle && engineOf(settings) === 'algolia' && (
          <Pairs
            facets={found.facets}
            index={values['index-name'] ?? ''}
            add={(pair) => set(withPair(name, value ?? '', pair))}
          />
        )}
        {name === 'facets' && !idle && (
          <FilterNames
            value={value ?? ''}
            {...{ spoken, set }}
            several={hasSeveral(values, found)}
          />
        )}
      </AttributeControl>
    )
  })
}
