// The page: the form on one side, preview and snippet on the other.
import { useEffect, useRef, useState } from 'react'
import { Demand } from './demand/Demand.tsx'
import { Form } from './form/Form.tsx'
import { goTo } from './go-to.ts'
import { linkTo } from './kept.ts'
import { Preview } from './preview/Preview.tsx'
import { Select } from './Select.tsx'
import { accountOf, type Settings, valuesOf, withoutKeys, withValue } from './settings.ts'
import { CopyButton } from './snippet/CopyButton.tsx'
import { useIntegrity } from './snippet/integrity.ts'
import { SnippetPanel } from './snippet/SnippetPanel.tsx'
import { useFirstFilters } from './useFirstFilters.ts'
import { useInspection } from './useInspection.ts'
import { useSettings } from './useSettings.ts'
import type { Language } from './words/shape.ts'
import {
  filledIn,
  firstLanguage,
  isLanguage,
  LanguageContext,
  languages,
  useLanguage,
  useWords,
  wordsOf,
} from './words/words.ts'

/** The gallery that the builder belongs to, if the page names one. */
const gallery = document.querySelector<HTMLLinkElement>('link[rel="up"]')?.href

function Top({ choose }: { choose(language: Language): void }) {
  const words = useWords()
  const language = useLanguage()
  return (
    <header>
      <div>
        {gallery && (
          <a className="back" href={gallery}>
            {words.gallery}
          </a>
        )}
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      <div className="language">
        <label htmlFor="lang">{words.language}</label>
        <Select
          id="lang"
          name="lang"
          value={language}
          aria-describedby="lang-help"
          onChange={({ target }) => isLanguage(target.value) && choose(target.value)}
        >
          {Object.entries(languages).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
        <p id="lang-help" className="help">
          {words.languageHelp}
        </p>
      </div>
    </header>
  )
}

/** All results, in an address that can be sent on. */
const forResults = (box: Settings) =>
  withValue(
    withValue(withValue({ ...box, both: false }, 'layout', null), 'results-page', null),
    'url-sync',
    '',
  )

/** Box and results search the same: what was typed for one counts for the other. */
const withSourceOf = (settings: Settings, other: Settings) =>
  [...accountOf('site-search'), 'index-name'].reduce(
    (all, name) => withValue(all, name, valuesOf(other)[name] ?? null),
    { ...settings, host: other.host, src: other.src, widgets: other.widgets },
  )

function Other({ page, goBack }: { page: string; goBack(): void }) {
  const words = useWords()
  return (
    <div className="note" role="status">
      <p>{filledIn(words.nowFor, { page })}</p>
      <button type="button" className="quiet" onClick={goBack}>
        {words.backToBox}
      </button>
    </div>
  )
}

/** Scrolls the preview into view when the subject changes. */
function useTopOf(subject: string) {
  const column = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject is what it is about
  useEffect(() => {
    column.current?.scrollTo({ top: 0 })
  }, [subject])
  return column
}

function Workshop() {
  const words = useWords()
  const { settings, sandbox, change } = useSettings()
  const { found, current, tested, refused: keys, test } = useInspection(settings)
  useFirstFilters(settings, current, change)
  const integrityOf = useIntegrity(settings)
  // The box that leads to the page whose snippet is made now, and what was chosen for that page.
  const [box, setBox] = useState<Settings | null>(null)
  const [results, setResults] = useState<Settings | null>(null)
  function makeOther() {
    setBox(settings)
    change(results ? withSourceOf(results, settings) : forResults(settings))
    goTo('form-title')
  }
  function goBack() {
    setResults(settings)
    if (box) change(withSourceOf(box, settings))
    setBox(null)
    goTo('preview-title')
  }
  const column = useTopOf(`${settings.element} ${settings.both}`)
  const shown = withoutKeys(settings, keys)
  const refused = shown !== settings
  // Fields that the element recognises by itself are left out of the snippet.
  const printed = current.anyway.reduce((all, name) => withValue(all, name, null), shown)
  return (
    <main>
      <Form findings={current.findings} {...{ settings, found, tested, sandbox, change, test }}>
        {box && box.element === settings.element && (
          <Other page={valuesOf(box)['results-page'] ?? ''} goBack={goBack} />
        )}
      </Form>
      <div className="result" ref={column}>
        <Preview
          settings={printed}
          {...{ integrityOf, refused, found }}
          setCurrency={(code) => change(withValue(settings, 'hit-currency', code))}
        />
        <SnippetPanel
          settings={printed}
          {...{ integrityOf, refused }}
          findings={current.findings}
          makeOther={makeOther}
          box={box && withoutKeys(box, keys)}
          results={box ? null : results && withoutKeys(results, keys)}
          change={({ host, src, widgets, place }) =>
            change({ ...settings, host, src, widgets, place })
          }
        />
        <Demand settings={settings} />
        <section aria-labelledby="link-title">
          <h2 id="link-title">{words.link}</h2>
          <p className="help">{words.linkHelp}</p>
          <CopyButton label={words.copyLink} text={linkTo(settings)} />
        </section>
      </div>
    </main>
  )
}

export function Builder() {
  const [language, setLanguage] = useState(firstLanguage)
  useEffect(() => {
    document.documentElement.lang = language
    document.title = `${wordsOf[language].title} · site-embed`
  }, [language])
  function choose(next: Language) {
    const url = new URL(location.href)
    url.searchParams.set('lang', next)
    history.replaceState(history.state, '', url)
    setLanguage(next)
  }
  return (
    <LanguageContext value={language}>
      <Top choose={choose} />
      <Workshop />
    </LanguageContext>
  )
}
