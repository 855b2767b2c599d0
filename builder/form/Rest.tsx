// Everything beyond the five that matter, by what people want; and a box that finds a setting by its words.
import { type ReactNode, useId, useState } from 'react'
import { explanationOf } from '../explanations/explain.ts'
import type { Finding, Inspection } from '../inspect/finding.ts'
import { labelOf } from '../labels/label.ts'
import { Looks } from '../looks/Looks.tsx'
import { type Settings, type Tag, valuesOf } from '../settings.ts'
import { type Language, useLanguage, useWords } from '../words/words.ts'
import { Attributes } from './Attributes.tsx'
import { groups, namesFor } from './groups.ts'
import { TemplateEditor } from './TemplateEditor.tsx'

interface Props {
  settings: Settings
  found: Inspection
  /** Of what is set now. */
  findings: readonly Finding[]
  change(settings: Settings): void
}

interface GroupProps {
  title: string
  /** It holds what somebody looks for. */
  isSought: boolean
  children: ReactNode
}

/** Open where there is room beside the preview. */
const isWide = () => matchMedia('(min-width: 64rem)').matches

function Group({ title, isSought, children }: GroupProps) {
  const [open] = useState(() => isSought || isWide())
  return (
    <details open={open} className="group">
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  )
}

const holds = (text: string, sought: string) => text.toLowerCase().includes(sought)

/** All of them while nothing is sought. */
const matching = (tag: Tag, names: readonly string[], sought: string, language: Language) =>
  names.filter((name) =>
    holds(`${name} ${labelOf(tag, name, language)} ${explanationOf(tag, name, language)}`, sought),
  )

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
  const { settings, found, change } = props
  const { element } = settings
  const sought = typed.trim().toLowerCase()
  const isSought = sought !== ''
  const own = [
    { title: words.looks, content: <Looks {...{ settings, change }} /> },
    { title: words.template, content: <TemplateEditor {...{ settings, found, change }} /> },
  ].filter(({ title }) => holds(title, sought))
  const others = groups
    .filter((group) => group !== 'first')
    .map((group) => ({
      group,
      names: matching(element, namesFor(element, group, valuesOf(settings)), sought, language),
    }))
    .filter(({ names }) => names.length)
  return (
    <>
      <Find {...{ sought: typed, seek }} none={!own.length && !others.length} />
      {own.map(({ title, content }) => (
        <Group key={title + isSought} {...{ title, isSought }}>
          {content}
        </Group>
      ))}
      {others.map(({ group, names }) => (
        <Group key={group + isSought} title={words.groups[group]} isSought={isSought}>
          <Attributes names={names} {...props} />
        </Group>
      ))}
    </>
  )
}
