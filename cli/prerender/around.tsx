// What stands around a component of the elements, and its first rendering as text.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Settings } from '../../src/contract/attribute.ts'
import type { Host } from '../../src/page/host.ts'
import { HostContext } from '../../src/shell/host-context.ts'
import { OwnerTemplateContext } from '../../src/shell/owner-template.ts'
import { type Words, WordsContext, wordsOf } from '../../src/shell/words.ts'
import { TemplatesContext } from '../../src/template/TemplatedShell.tsx'

const textIn = (value: Settings[string]) => (typeof value === 'string' ? value : null)

export const wordsFor = ({ locale, timeZone }: Settings): Words =>
  wordsOf(textIn(locale ?? null) ?? 'en', textIn(timeZone ?? null), null)

const noTemplates = { all: [], sheets: [] }

export const rendered = (host: Host, words: Words, children: ReactNode) =>
  renderToStaticMarkup(
    <HostContext value={host}>
      <WordsContext value={words}>
        <TemplatesContext value={noTemplates}>
          <OwnerTemplateContext value={() => null}>{children}</OwnerTemplateContext>
        </TemplatesContext>
      </WordsContext>
    </HostContext>,
  )
