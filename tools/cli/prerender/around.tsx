// The providers around a component of the elements, and its first rendering as text.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Settings } from '../../../src/contract/attribute.ts'
import type { Host } from '../../../src/page/host.ts'
import { HostContext, OwnerTemplateContext } from '../../../src/shell/host-context.ts'
import { type Words, WordsContext, wordsOf } from '../../../src/shell/words.ts'
import { TemplatesContext } from '../../../src/template/TemplatedShell.tsx'
import type { Templates } from '../../../src/template/templates.ts'

const textIn = (value: Settings[string]) => (typeof value === 'string' ? value : null)

export const wordsFor = ({ locale, timeZone }: Settings): Words =>
  wordsOf(textIn(locale ?? null) ?? 'en', textIn(timeZone ?? null), null)

interface Around {
  host: Host
  words: Words
  templates: Templates
}

export const rendered = ({ host, words, templates }: Around, children: ReactNode) =>
  renderToStaticMarkup(
    <HostContext value={host}>
      <WordsContext value={words}>
        <TemplatesContext value={templates}>
          <OwnerTemplateContext value={() => null}>{children}</OwnerTemplateContext>
        </TemplatesContext>
      </WordsContext>
    </HostContext>,
  )
