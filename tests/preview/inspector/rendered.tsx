// A document as the element renders it, and which of its elements lead where.

import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { Article } from '../../../src/content/Article.tsx'
import { type OpenedEntry, withDocument } from '../../../src/content/field-document.ts'
import { checkEntries } from '../../../src/content/pieces.ts'
import type { DocSettings } from '../../../src/contract/rich-doc.ts'
import type { Json } from '../../../src/net/json.ts'
import type { Host } from '../../../src/page/host.ts'
import { partsOf } from '../../../src/preview/inspector/parts.ts'
import { TemplatesContext } from '../../../src/template/TemplatedShell.tsx'
import { useTemplates } from '../../../src/template/templates.ts'
import { Around } from '../../around.tsx'

export const link = (id: string, linkType = 'Asset') => ({ sys: { type: 'Link', linkType, id } })

/** As the service sends them; the first is the one to show. */
export const entry = (id: string, fields: Json) => ({
  sys: { type: 'Entry', id, contentType: { sys: { id: 'story' } } },
  fields,
})
export const asset = (id: string, contentType: string, fields: Json = {}) => ({
  sys: { type: 'Asset', id },
  fields: {
    ...fields,
    file: {
      url: `//files.example/${id}/file`,
      fileName: `${id}.file`,
      contentType,
      details: { size: 5000, image: { width: 2000, height: 1000 } },
    },
  },
})

const noSettings = {
  linkTarget: null,
  entryUrl: null,
  opens: null,
  slugField: 'slug',
  show: null,
  field: null,
  dateField: null,
  headingLevel: null,
}

function Templated({ host, children }: { host: Host; children: ReactNode }) {
  return <TemplatesContext value={useTemplates(host)}>{children}</TemplatesContext>
}

export async function rendered(
  [first, ...others]: readonly Json[],
  given: Partial<DocSettings> = {},
  { templates = '', ...properties }: Json & { templates?: string } = {},
) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const settings = { ...noSettings, ...given } as DocSettings
  const ofType = (type: string) => others.filter(({ sys }) => (sys as Json).type === type)
  const answer = { items: [first], includes: { Entry: ofType('Entry'), Asset: ofType('Asset') } }
  const { items, library } = checkEntries(answer, 3, 'https://content.example')
  const [entry] = items
  if (!entry) throw new Error('the test has no entry')
  const fetched = { entry, library, preview: true, depth: 3, isLessDeep: false, timeline: null }
  const found: OpenedEntry = withDocument(fetched, settings.field, settings.show !== null)
  const box = document.createElement('div')
  document.body.append(box)
  const held = document.createElement('div')
  held.innerHTML = templates
  const host = {
    element: box,
    name: '<rich-doc>',
    dispatch: () => true,
    templates: () => [...held.children],
  } as Partial<Host> as Host
  await act(async () =>
    createRoot(box).render(
      <Around host={host}>
        <Templated host={host}>
          <Article {...{ found, settings, properties, host }} />
        </Templated>
      </Around>,
    ),
  )
  return { box, found, settings }
}
type Rendered = Awaited<ReturnType<typeof rendered>>

/** `h2 “Words” → entry.field` for each part, in the order of the walk. */
export const leads = ({ box, found, settings }: Rendered) =>
  partsOf(box, found, settings).map(({ element, of, fieldId }) => {
    const words = element.textContent?.replace(/\s+/g, ' ').trim().slice(0, 24)
    return `${element.localName} “${words}” → ${of.id}.${fieldId}`
  })
