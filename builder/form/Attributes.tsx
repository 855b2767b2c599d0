// Some attributes of the chosen element, each with what is offered for it.
import type { Attribute } from '../../src/contract/attribute.ts'
import type { Finding, Inspection } from '../inspect/finding.ts'
import { nameOf } from '../lists.ts'
import { attributesOf, type Settings, type Values, valuesOf, withValue } from '../settings.ts'
import { type Language, useLanguage, useWords } from '../words/words.ts'
import { AttributeControl } from './AttributeControl.tsx'
import { Cards } from './Cards.tsx'
import { entryCards, facetCards, indexCards } from './card-texts.ts'
import { idleIn } from './effect.ts'
import { FilterNames } from './FilterNames.tsx'
import { Offers } from './Offers.tsx'
import { Orders } from './Orders.tsx'
import { addsToList, chosen, isChosen, offeredFor, offerLabel, ofSuggestions } from './offered.ts'

/** Languages are clicked where a space has them; else the box suggests them. */
const isTypedOnly = (name: string, { locales }: Inspection) => name === 'locale' && !locales.length

/** Of the index that is chosen; all, where it is not on the list. */
function replicasOf({ indices }: Inspection, values: Values): readonly string[] {
  const own = indices.find(({ name }) => name === nameOf(values['index-name'] ?? ''))
  return (own ? [own] : indices).flatMap(({ replicas }) => replicas)
}

interface Props {
  names: readonly string[]
  settings: Settings
  found: Inspection
  /** Of what is set now. */
  findings: readonly Finding[]
  change(settings: Settings): void
}

/** What is more than a word: filters, indices and entries, with what is in them. */
function cardsFor(name: string, { facets, indices, entries }: Inspection, language: Language) {
  if (name === 'facets') return facetCards(facets, language)
  if (name === 'entry-id') return entryCards(entries)
  if (name !== 'index-name') return []
  return indexCards(
    indices.filter((index) => !ofSuggestions(index)),
    language,
  )
}

function labelOf(spec: Attribute) {
  if (spec.kind === 'choices') return 'offersWords'
  return addsToList(spec) ? 'offersAdd' : 'offers'
}

export function Attributes({ names, settings, found, findings, change }: Props) {
  const words = useWords()
  const language = useLanguage()
  const values = valuesOf(settings)
  const all = attributesOf(settings.element)
  return names.map((name) => {
    const spec = all[name]
    if (!spec) return null
    const value = values[name]
    const set = (next: string | null) => change(withValue(settings, name, next))
    const called = (item: string) => offerLabel(settings.element, name, item, language)
    const idle = idleIn(settings, name, found)
    const offered = offeredFor(name, spec, found, values)
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
      >
        {name === 'sort' && (
          <Orders
            value={value ?? ''}
            index={nameOf(values['index-name'] ?? '')}
            known={replicasOf(found, values)}
            set={set}
          />
        )}
        <Cards
          label={words[labelOf(spec)]}
          one={!addsToList(spec)}
          cards={idle?.code === 'dropdown' ? [] : cardsFor(name, found, language)}
          isChosen={(item) => isChosen(spec, value ?? '', item)}
          choose={(item) => set(chosen(spec, value ?? '', item))}
        />
        <Offers
          label={words[labelOf(spec)]}
          items={isTypedOnly(name, found) ? [] : offered}
          all={addsToList(spec)}
          isChosen={(item) => isChosen(spec, value ?? '', item)}
          called={called}
          choose={(item) => set(chosen(spec, value ?? '', item))}
        />
        {name === 'facets' && !idle && (
          <FilterNames value={value ?? ''} locale={values.locale} set={set} />
        )}
      </AttributeControl>
    )
  })
}
