// Some attributes of the chosen element, each with what is offered for it.
import type { Attribute } from '../../src/contract/attribute.ts'
import type { Inspection } from '../inspect/finding.ts'
import { attributesOf, type Settings, valuesOf, withValue } from '../settings.ts'
import { useWords } from '../words/words.ts'
import { AttributeControl } from './AttributeControl.tsx'
import { Offers } from './Offers.tsx'
import { addsToList, chosen, isChosen, offeredFor, offerLabel } from './offered.ts'

/** To click beside a box; the box itself suggests all. */
const most = 6

interface Props {
  names: readonly string[]
  settings: Settings
  found: Inspection
  change(settings: Settings): void
}

function labelOf(spec: Attribute) {
  if (spec.kind === 'choices') return 'offersWords'
  return addsToList(spec) ? 'offersAdd' : 'offers'
}

export function Attributes({ names, settings, found, change }: Props) {
  const words = useWords()
  const values = valuesOf(settings)
  const all = attributesOf(settings.element)
  return names.map((name) => {
    const spec = all[name]
    if (!spec) return null
    const value = values[name]
    const set = (next: string | null) => change(withValue(settings, name, next))
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
      >
        <Offers
          label={words[labelOf(spec)]}
          items={addsToList(spec) ? offered : offered.slice(0, most)}
          isChosen={(item) => isChosen(spec, value ?? '', item)}
          called={(item) => offerLabel(name, item, found)}
          choose={(item) => set(chosen(spec, value ?? '', item))}
        />
      </AttributeControl>
    )
  })
}
