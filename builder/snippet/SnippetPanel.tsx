// The snippet: for which kind of page, where to paste it, what a strict page needs, and copying.
import { Fragment } from 'react'
import { goTo } from '../go-to.ts'
import type { Finding } from '../inspect/finding.ts'
import { labelsIn, labelsOf } from '../labels/label.ts'
import { isInSandbox } from '../sandbox.ts'
import { attributesOf, missingIn, partsOf, type Settings, valuesOf } from '../settings.ts'
import { wrongIn } from '../values/wrong.ts'
import { filledIn, useLanguage, useWords } from '../words/words.ts'
import { CopyButton } from './CopyButton.tsx'
import { Policy } from './Policy.tsx'
import { needsTrust, trustedIn } from './pieces.ts'
import { print, textOf } from './print.ts'
import { componentName } from './print-modules.ts'
import { Scrolled } from './Scrolled.tsx'

interface Props {
  settings: Settings
  integrity: string
  /** The key is one that must not stand in a page. */
  refused: boolean
  findings: readonly Finding[]
  change(settings: Settings): void
  /** Sets up the search of the page that the box leads to. */
  makeOther(): void
}

function Steps({ settings }: Pick<Props, 'settings'>) {
  const words = useWords()
  const file = componentName(settings)
  return (
    <ol className="steps" id="steps" tabIndex={-1}>
      {words.steps[settings.for].map((step) => (
        <li key={step}>{filledIn(step, { file })}</li>
      ))}
    </ol>
  )
}

interface TextProps {
  name: 'src' | 'place'
  label: string
  help: string
  settings: Settings
  change(settings: Settings): void
}

const TextControl = ({ name, label, help, settings, change }: TextProps) => (
  <div className="control">
    <label htmlFor={name} className="name">
      {label}
    </label>
    <input
      id={name}
      name={name}
      value={settings[name]}
      autoComplete="off"
      spellCheck={false}
      aria-describedby={`${name}-help`}
      onChange={({ target }) => change({ ...settings, [name]: target.value })}
    />
    <p id={`${name}-help`} className="help">
      {help}
    </p>
  </div>
)

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

/** On the computer of whoever looks at this page: their visitors have no such address. */
function isHere(src: string): boolean {
  try {
    const { protocol, hostname } = new URL(src, location.href)
    return protocol === 'file:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
  } catch {
    return false
  }
}

const wrongNames = (part: Settings) =>
  Object.entries(attributesOf(part.element))
    .filter(([name, spec]) => wrongIn(name, spec, valuesOf(part)[name]))
    .map(([name]) => name)

function Notes({
  settings,
  refused,
  findings,
  makeOther,
}: Pick<Props, 'settings' | 'refused' | 'findings' | 'makeOther'>) {
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
  const parts = partsOf(settings)
  const hasTemplate = parts.some(({ template }) => template)
  const trusted = [labels(trustedIn), hasTemplate && words.template].filter(Boolean)
  const isPlaceholder = settings.for === 'wordpress' || settings.for === 'placeholder'
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
      {parts.some(isInSandbox) && (
        <p className="note">{filledIn(words.sandboxNote, { own: words.ownAccount })}</p>
      )}
      {isHere(settings.src) && (
        <p className="note">{filledIn(words.localNote, { label: words.src })}</p>
      )}
      <OtherPage {...{ settings, makeOther }} />
      {isPlaceholder && parts.some(needsTrust) && (
        <p className="note">{filledIn(words.trustNote, { names: trusted.join(', ') })}</p>
      )}
    </>
  )
}

export function SnippetPanel(props: Props) {
  const { settings, integrity, refused, findings, change, makeOther } = props
  const words = useWords()
  const parts = print(settings, integrity)
  const labels = {
    all: { copy: words.copy, part: '' },
    head: { copy: words.copyHead, part: words.partHead },
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
      <Notes {...{ settings, refused, findings, makeOther }} />
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
          parts.map(({ where, code }) => (
            <CopyButton key={where} label={labels[where].copy} text={code} strong />
          ))}
        {parts.length === 1 && <CopyButton label={words.copy} text={textOf(parts)} strong />}
        <button type="button" className="quiet" onClick={() => goTo('steps')}>
          {words.whereTo}
        </button>
      </p>
      <Steps settings={settings} />
      <TextControl name="src" label={words.src} help={words.srcHelp} {...{ settings, change }} />
      <Policy settings={settings} text={textOf(parts)} />
    </section>
  )
}
