// The frame around the content of either element: style sheets, language, the error boundary.
import { type ReactNode, useInsertionEffect, useMemo } from 'react'
import type { SettingsOf } from '../contract/attribute.ts'
import type { sharedAttributes } from '../contract/shared.ts'
import { EmbedError } from '../errors/errors.ts'
import type { ElementProps } from '../page/host.ts'
import { Boundary } from './Boundary.tsx'
import { Failure } from './Failure.tsx'
import { type ElementKind, fail } from './fail.ts'
import { HostContext } from './host-context.ts'
import { timesAdded } from './messages/index.ts'
import { adoptSheets } from './sheets.ts'
import base from './styles/base.css?inline'
import shared from './styles/shared.css?inline'
import tokens from './styles/tokens.css?inline'
import { attributesFor, WordsContext, wordsOf } from './words.ts'

type SharedSettings = Omit<SettingsOf<typeof sharedAttributes>, 'loading'>

interface Props extends Omit<ElementProps<SharedSettings>, 'writes' | 'refused'> {
  kind: ElementKind
  styles: readonly string[]
  /** The owner's style sheets. They come after ours, so that they win. */
  sheets: readonly string[]
  children: ReactNode
}

/** They come before the sheets of the element. */
const sharedSheets = [tokens, base, shared] as const
export type SharedSheets = typeof sharedSheets

export function Shell({ kind, host, settings, properties, styles, sheets, children }: Props) {
  const locale = settings.locale ?? 'en'
  const { timeZone } = settings
  const { messages } = properties
  // Changes when the page has added words. While the words are the same object, components do not render again.
  const added = timesAdded()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words that were added are among them
  const words = useMemo(
    () => wordsOf(locale, timeZone, messages),
    [locale, timeZone, messages, added],
  )
  // Without the page's own messages: they may be what threw the error.
  const builtIn = useMemo(() => wordsOf(locale, null, null), [locale])
  useInsertionEffect(
    () => adoptSheets(host.element.shadowRoot, [...sharedSheets, ...styles, ...sheets]),
    [host, styles, sheets],
  )
  const onError = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    fail(host, kind, new EmbedError('internal', message), builtIn.t)
    host.showFallback()
  }
  return (
    <HostContext value={host}>
      <WordsContext value={words}>
        <div className="shell" tabIndex={-1} data-theme={settings.theme} {...attributesFor(locale)}>
          <Boundary
            onError={onError}
            instead={
              <WordsContext value={builtIn}>
                <Failure kind={kind} code="internal" />
              </WordsContext>
            }
          >
            {children}
          </Boundary>
        </div>
      </WordsContext>
    </HostContext>
  )
}
