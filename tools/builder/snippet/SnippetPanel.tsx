// The snippet: for which kind of page, where to paste it, what a strict page needs, and copying.
import { Fragment } from 'react'
import { goTo } from '../go-to.ts'
import type { Finding } from '../inspect/finding.ts'
import { labelsIn, labelsOf } from '../labels/label.ts'
import { isInSandbox } from '../sandbox.ts'
import { attributesOf, missingIn, partsOf, type Settings, valuesOf } from '../settings.ts'
import { wrongIn } from '../values/wrong.ts'
import type { Words } from '../words/shape.ts'
import { filledIn, useLanguage, useWords } from '../words/words.ts'
import { CopyButton } from './CopyButton.tsx'
import { withScript } from './files.ts'
import { Policy } from './Policy.tsx'
import { type IntegrityOf, isHere, leftOutOf, needsTrust, trustedIn } from './pieces.ts'
import { print, textOf } from './print.ts'
import { componentName } from './print-modules.ts'
import { version } from './published.ts'
import { Scrolled } from './Scrolled.tsx'
import { TextControl } from './TextControl.tsx'
import { Upload } from './Upload.tsx'
import { Why } from './Why.tsx'

interface Props {
  settings: Settings
  integrityOf: IntegrityOf
  /** The key must not be in a page. */
  refused: boolean
  findings: readonly Finding[]
  change(settings: Settings): void
  /** Sets up the search of the page that the box leads to. */
  makeOther(): void
  /** Where that page is set up, and the other way round. */
  box: Settings | null
  results: Settings | null
}

type UploadProps = Pick<Props, 'settings' | 'change' | 'box' | 'results'> & { withScript: string }

/** A box in the header goes to another place than an element in a page. */
function stepsOf({ settings, box }: UploadProps, words: Words): readonly string[] {
  const steps = words.steps[settings.for]
  const { layout } = valuesOf(settings)
  if (settings.for === 'html' && (layout === 'dropdown' || layout === 'dialog'))
    return [words.stepOfHeader, ...steps.slice(1)]
  if (settings.for !== 'wordpress') return steps
  const [inPage, inHeader, save] = steps
  if (box) return [words.stepOfResults, inPage, save]
  return layout === 'dropdown' ? [inHeader, save] : [inPage, inHeader, save]
}

function Steps(props: UploadProps) {
  const { settings } = props
  const words = useWords()
  const file = componentName(settings)
  const page = props.box ? (valuesOf(props.box)['results-page'] ?? '') : ''
  return (
    <section className="steps" id="steps" aria-labelledby="steps-title" tabIndex={-1}>
      <h3 id="steps-title">{words.whereTo}</h3>
      <ol>
        <li>
          <Upload {...props} />
        </li>
        {stepsOf(props, words).map((step) => (
          <li key={step}>{filledIn(step, { file, page })}</li>
        ))}
      </ol>
      {settings.both && <p className="help">{words.stepsOfBoth}</p>}
    </section>
  )
}

/** A box leads to another page: that one needs a snippet too. */
function OtherPage({ settings, makeOther }: Pick<Props, 'settings' | 'makeOther'>) {
  const words = useWords()
  const language = useLanguage()
  const { 'results-page': page, 'index-name': index, layout = 'page' } = valuesOf(settings)
  if (!page || (layout === 'page' && !index)) return null
  const label = labelsOf(settings.element, ['results-page'], language)
  const sentence = layout === 'page' ? words.boxAlone : words.otherPage
  return (
    <div className="note">
      <p>{filledIn(sentence, { page, label })}</p>
      <button type="button" className="quiet" onClick={makeOther}>
        {filledIn(words.makeOther, { page })}
      </button>
    </div>
  )
}

const wrongNames = (part: Settings) =>
  Object.entries(attributesOf(part.element))
    .filter(([name, spec]) => wrongIn(name, spec, valuesOf(part)[name]))
    .map(([name]) => name)
    .filter((name) => !leftOutOf(part).includes(name))

/** What keeps it from working as it is meant. */
function Problems({
  settings,
  refused,
  findings,
}: Pick<Props, 'settings' | 'refused' | 'findings'>) {
  const words = useWords()
  const language = useLanguage()
  const labels = (named: (part: Settings) => readonly string[]) =>
    labelsIn(settings, language, named)
  const missing = labels(missingIn)
  const wrong = labels(wrongNames)
  const absent = missingIn(settings)
  const failing = findings.flatMap(({ grade, about }) =>
    grade === 'problem' && about && !absent.includes(about) ? [about] : [],
  )
  return (
    <>
      {refused && (
        <p role="alert" className="alert">
          {words.refusedKey}
        </p>
      )}
      {!refused && missing && (
        <p className="note">{filledIn(words.unfinished, { names: missing })}</p>
      )}
      {wrong && <p className="note">{filledIn(words.ignored, { names: wrong })}</p>}
      {!refused && failing.length > 0 && (
        <p className="note">
          {filledIn(words.notWorking, {
            names: labelsOf(settings.element, [...new Set(failing)], language),
          })}
        </p>
      )}
    </>
  )
}

/** What there is to know before it is pasted; below the code, which is what people come for. */
function Notes({ settings, makeOther }: Pick<Props, 'settings' | 'makeOther'>) {
  const words = useWords()
  const language = useLanguage()
  const parts = partsOf(settings)
  const hasTemplate = parts.some(({ template }) => template)
  const trusted = [labelsIn(settings, language, trustedIn), hasTemplate && words.template]
  const isPlaceholder = settings.for === 'wordpress' || settings.for === 'placeholder'
  const idle = labelsIn(settings, language, leftOutOf)
  return (
    <>
      {parts.some(isInSandbox) && (
        <p className="note">{filledIn(words.sandboxNote, { own: words.ownAccount })}</p>
      )}
      {idle && <p className="note">{filledIn(words.leftOut, { names: idle })}</p>}
      <OtherPage {...{ settings, makeOther }} />
      {isPlaceholder && parts.some(needsTrust) && (
        <details>
          <summary>{words.trustTitle}</summary>
          <p className="help">
            {filledIn(words.trustNote, { names: trusted.filter(Boolean).join(', ') })}
          </p>
        </details>
      )}
    </>
  )
}

export function SnippetPanel(props: Props) {
  const { settings, integrityOf, refused, findings, change, makeOther, box, results } = props
  const words = useWords()
  const withAddress = withScript(settings, version)
  const parts = print(withAddress, integrityOf)
  const hasPlugin = settings.for === 'wordpress'
  const partHead = hasPlugin ? words.partOfPlugin : words.partHead
  const labels = {
    all: { copy: words.copy, part: '' },
    head: { copy: words.copyHead, part: partHead },
    place: { copy: words.copyPlace, part: words.partPlace },
  }
  return (
    <section aria-labelledby="snippet-title" className="output">
      <h2 id="snippet-title">
        {words.snippet} <small>{words.environments[settings.for]}</small>
      </h2>
      {settings.for === 'gtm' && (
        <TextControl
          name="place"
          label={words.place}
          help={words.placeHelp}
          {...{ settings, change }}
        />
      )}
      <Problems {...{ settings, refused, findings }} />
      <Scrolled id="snippet" label={words.environments[settings.for]}>
        {parts.map(({ where, code }, at) => (
          <Fragment key={where}>
            {at > 0 && '\n'}
            <code data-part={parts.length > 1 ? labels[where].part : undefined}>{code}</code>
          </Fragment>
        ))}
      </Scrolled>
      <p className="actions">
        {parts.length > 1 &&
          parts
            // The plugin brings the first one.
            .filter(({ where }) => where !== 'head' || !hasPlugin)
            .map(({ where, code }) => (
              <CopyButton key={where} label={labels[where].copy} text={code} strong />
            ))}
        {parts.length === 1 && <CopyButton label={words.copy} text={textOf(parts)} strong />}
        {!hasPlugin && isHere(withAddress.src) && (
          <button type="button" className="quiet" onClick={() => goTo('src')}>
            {words.addressFirst}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => goTo('steps')}>
          {words.whereTo}
        </button>
      </p>
      <Why settings={settings} />
      <Notes {...{ settings, makeOther }} />
      <Steps {...{ settings, change, box, results }} withScript={parts[0]?.code ?? ''} />
      <Policy settings={withAddress} text={textOf(parts)} />
    </section>
  )
}
