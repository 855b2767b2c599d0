// What stands around a component in an element: a host, words, and no templates.
import { type ReactNode, useMemo } from 'react'
import type { Host } from '../src/page/host.ts'
import { HostContext, OwnerTemplateContext } from '../src/shell/host-context.ts'
import { WordsContext, wordsOf } from '../src/shell/words.ts'
import { TemplatesContext } from '../src/template/TemplatedShell.tsx'

interface Props {
  /** Only what the component asks of it. */
  host?: Partial<Host>
  locale?: string
  children: ReactNode
}

const nameless: Partial<Host> = { name: '<x-host>' }
const noTemplate = () => null
const noTemplates = { all: [], sheets: [] }

export const Around = ({ host = nameless, locale = 'en', children }: Props) => (
  <HostContext value={host as Host}>
    <WordsContext value={useMemo(() => wordsOf(locale, null, null), [locale])}>
      <TemplatesContext value={noTemplates}>
        <OwnerTemplateContext value={noTemplate}>{children}</OwnerTemplateContext>
      </TemplatesContext>
    </WordsContext>
  </HostContext>
)
