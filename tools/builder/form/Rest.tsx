// All settings beyond the five most important ones, in groups; and a box that finds a setting by its words.
import { type ReactNode, useId, useState } from 'react'
import { choiceMeaning } from '../choices/choice.ts'
import { explanationOf } from '../explanations/explain.ts'
import { goTo } from '../go-to.ts'
import type { Finding, Inspection } from '../inspect/finding.ts'
import { labelOf, labelsOf } from '../labels/label.ts'
import { Looks } from '../looks/Looks.tsx'
import { attributesOf, type Settings, type Tag, valuesOf } from '../settings.ts'
import type { Language } from '../words/shape.ts'
import { useLanguage, useWords } from '../words/words.ts'
import { Attributes } from './Attributes.tsx'
import { controlId, groups, namesFor, partId } from './groups.ts'
import { soughtAs } from './sought.ts'
import { TemplateEditor } from './TemplateEditor.tsx'

interface Props {
  settings: Settings
  found: Inspection
  /** Of what is set now. */
  findings: readonly Finding[]
  change(settings: Settings): void
}

interface GroupProps {
  id: string
  title: string
  /** What there is in it. */
  inside: string
  isOpen: boolean
  children: ReactNode
}

function Group({ id, title, inside, isOpen, children }: GroupProps) {
  const [open] = useState(isOpen)
  return (
    <details open={open} className="group" id={partId(id)}>
      <summary>
        <h3>{title}</h3>
        <span className="inside">{inside}</span>
      </summary>
      {children}
    </details>
  )
}

/** All words of it, in any order. */
const holds = (text: string, sought: string) =>
  sought.split(/\s+/).every((word) => text.toLowerCase().includes(word))

/** What each word of a choice does. */
function meaningsOf(tag: Tag, name: string, language: Language): string {
  const spec = attributesOf(tag)[name]
  const words = spec && 'of' in spec ? spec.of : []
  return words.map((word) => choiceMeaning(tag, name, String(word), language)).join(' ')
}

/** All of them while nothing is sought. */
const matching = (tag: Tag, names: readonly string[], sought: string, language: Language) =>
  names.filter((name) =>
    holds(
      `${name} ${labelOf(tag, name, language)} ${explanationOf(tag, name, language)} ${soughtAs(name, language)} ${meaningsOf(tag, name, language)}`,
      sought,
    ),
  )

interface Way {
  id: string
  title: string
}

/** What is open above needs no part of its own here: a way to it. */
function Above({ ways }: { ways: readonly Way[] }) {
  const words = useWords()
  if (!ways.length) return null
  return (
    <p className="above">
      {words.foundAbove}{' '}
      {ways.map(({ id, title }) => (
        <button key={id} type="button" className="quiet" onClick={() => goTo(id)}>
          {title}
        </button>
      ))}
    </p>
  )
}

function Find({
  sought,
  seek,
  none,
}: {
  sought: string
  seek(words: string): void
  none: boolean
}) {
  const words = useWords()
  const id = useId()
  return (
    <div className="find">
      <label htmlFor={id}>{words.find}</label>
      <input
        id={id}
        type="search"
        value={sought}
        autoComplete="off"
        onChange={({ target }) => seek(target.value)}
      />
      <p role="status" className="help">
        {none && words.findNone}
      </p>
    </div>
  )
}

export function Rest(props: Props) {
  const words = useWords()
  const language = useLanguage()
  const [typed, seek] = useState('')
  const [allOpen, openAll] = useState(false)
  const { settings, found, change } = props
  const { element } = settings
  const sought = typed.trim().toLowerCase()
  const isSought = sought !== ''
  const values = valuesOf(settings)
  const own = [
    {
      id: 'looks',
      title: words.looks,
      inside: words.looksInside,
      isSet: settings.stylesheet !== '' || Object.keys(settings.tokens).length > 0,
      content: <Looks {...{ settings, change }} />,
    },
    {
      id: 'template',
      title: words.template,
      inside: words.templateInside,
      isSet: settings.template !== '',
      content: <TemplateEditor {...{ settings, found, change }} />,
    },
  ].filter(({ id, title, inside }) => holds(`${title} ${inside} ${soughtAs(id, language)}`, sought))
  const others = groups
    .filter((group) => group !== 'first')
    .map((group) => ({
      group,
      names: matching(element, namesFor(element, group, values), sought, language),
    }))
    .filter(({ names }) => names.length)
  const above = isSought
    ? [
        ...matching(element, namesFor(element, 'first', values), sought, language).map((name) => ({
          id: controlId(element, name),
          title: labelOf(element, name, language),
        })),
        ...(holds(`${words.brand} ${soughtAs('brand', language)}`, sought)
          ? [{ id: partId('brand'), title: words.brand }]
          : []),
      ]
    : []
  // Resets which parts are open when all are opened, or when the search words change.
  const state = `${element} ${allOpen} ${isSought}`
  return (
    <section className="rest" id={partId('rest')} aria-labelledby="rest-title" tabIndex={-1}>
      <div className="section-top">
        <h2 id="rest-title">{words.rest}</h2>
        <button type="button" aria-pressed={allOpen} onClick={() => openAll(!allOpen)}>
          {words.openAll}
        </button>
      </div>
      <Find {...{ sought: typed, seek }} none={!own.length && !others.length && !above.length} />
      <Above ways={above} />
      <div className="groups">
        {own.map(({ id, title, inside, isSet, content }) => (
          <Group key={id + state} {...{ id, title, inside }} isOpen={allOpen || isSought || isSet}>
            {content}
          </Group>
        ))}
        {others.map(({ group, names }) => (
          <Group
            key={group + state}
            id={group}
            title={words.groups[group]}
            inside={labelsOf(element, names, language)}
            isOpen={allOpen || isSought || names.some((name) => values[name] !== undefined)}
          >
            <Attributes names={names} {...props} />
          </Group>
        ))}
      </div>
    </section>
  )
}
