// A box for all that somebody was sent: it fills in the fields below.
import { useState } from 'react'
import { goTo } from '../go-to.ts'
import type { Finding } from '../inspect/finding.ts'
import { labelsIn, labelsOf } from '../labels/label.ts'
import { missingIn, partsOf, type Settings, valuesOf, withValue, withValueOf } from '../settings.ts'
import { filledIn, useLanguage, useWords } from '../words/words.ts'
import { DidYouMean } from './DidYouMean.tsx'
import { controlId } from './groups.ts'
import { type Sent as SentValue, valuesFor } from './sent.ts'

/** The service knows all that was named, and nothing is missing in another part. */
const isEnough = (settings: Settings, findings: readonly Finding[]) =>
  partsOf(settings).every((part) => missingIn(part).length === 0) &&
  findings.some(({ code }) => code === 'indexFound' || code === 'entryFound') &&
  findings.every(({ grade }) => grade !== 'problem')

interface Props {
  settings: Settings
  findings: readonly Finding[]
  change(settings: Settings): void
}

export function Sent({ settings, findings, change }: Props) {
  const words = useWords()
  const language = useLanguage()
  const { element } = settings
  const [text, setText] = useState('')
  const [filled, setFilled] = useState<readonly SentValue[]>([])
  const [isUnread, setUnread] = useState(false)
  const values = valuesOf(settings)
  const problems = findings.filter(
    ({ grade, about }) =>
      grade === 'problem' && filled.some(({ tag, name }) => tag === element && name === about),
  )
  const names = labelsIn(settings, language, (part) =>
    filled.flatMap(({ tag, name }) => (tag === part.element ? [name] : [])),
  )
  function read(all: string) {
    const sent = valuesFor(all, settings)
    setUnread(sent.length === 0)
    if (!sent.length) return
    setText('')
    setFilled(sent)
    change(
      sent.reduce((next, { tag, name, value }) => withValueOf(next, tag, name, value), settings),
    )
  }
  function write(next: string) {
    setText(next)
    setFilled([])
    setUnread(false)
    // What came at once was pasted; what is typed is read when the box is left.
    if (next.length - text.length > 1) read(next)
  }
  return (
    <div className="control sent">
      <label htmlFor="sent" className="name">
        {words.sent}
      </label>
      <textarea
        id="sent"
        rows={3}
        value={text}
        placeholder={words.sentSuch[element]}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby="sent-told"
        onChange={({ target }) => write(target.value)}
        onBlur={() => text.trim() && read(text)}
      />
      <div id="sent-told" aria-live="polite" className="told" tabIndex={-1}>
        {filled.length > 0 && (
          <p data-grade={problems.length ? undefined : 'good'}>
            {filledIn(words.sentTaken, { names })}{' '}
            {isEnough(settings, findings) && words.sentEnough}
          </p>
        )}
        {problems.map(({ code, about, values: told, meant }) => (
          <p key={about + code} data-grade="problem">
            {filledIn(words.findings[code], told)}{' '}
            {about && meant && (
              <DidYouMean
                within="sent-told"
                meant={meant}
                value={values[about] ?? ''}
                set={(value) => change(withValue(settings, about, value))}
              />
            )}
            {about && !meant && (
              <button type="button" onClick={() => goTo(controlId(element, about))}>
                {labelsOf(element, [about], language)}
              </button>
            )}
          </p>
        ))}
        {isUnread && <p>{words.sentUnread}</p>}
      </div>
    </div>
  )
}
