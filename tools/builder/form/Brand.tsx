// The one colour that most people come with, beside what matters most.
import { Colour } from '../looks/Colour.tsx'
import { ContrastList } from '../looks/Contrast.tsx'
import { brandColour, brandReadings } from '../looks/colours.ts'
import type { Settings } from '../settings.ts'
import { filledIn, useWords } from '../words/words.ts'
import { partId } from './groups.ts'

interface Props {
  settings: Settings
  change(settings: Settings): void
}

export function Brand(props: Props) {
  const words = useWords()
  return (
    <div className="control brand" id={partId('brand')} tabIndex={-1}>
      <p className="name">{words.brand}</p>
      <Colour name={brandColour} {...props} />
      <p className="help">
        {filledIn(words.brandHelp, {
          text: words.tokens['--embed-on-accent'],
          looks: words.looks,
        })}
      </p>
      <ContrastList settings={props.settings} readings={brandReadings} />
    </div>
  )
}
