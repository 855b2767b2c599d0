// The shell of an element, which provides the owner's templates to everything in it.
import { type ComponentProps, useCallback } from 'react'
import { OwnerTemplateContext } from '../shell/host-context.ts'
import { requiredContext } from '../shell/required-context.ts'
import { Shell } from '../shell/Shell.tsx'
import { FilledTemplate } from './FilledTemplate.tsx'
import { findTemplate, type Template, type Templates, useTemplates } from './templates.ts'

export const [TemplatesContext, useAllTemplates] = requiredContext<Templates>('its TemplatedShell')

/** `type` is an index, a content type or a MIME type, for templates that are only for one. */
export const useTemplate = (slot: string, type?: string): Template | null =>
  findTemplate(useAllTemplates(), slot, type)

export function TemplatedShell({
  children,
  ...shell
}: Omit<ComponentProps<typeof Shell>, 'sheets'>) {
  const templates = useTemplates(shell.host)
  const ownerTemplate = useCallback(
    (slot: string, data: object) => {
      const template = findTemplate(templates, slot)
      return template && <FilledTemplate template={template} data={data} />
    },
    [templates],
  )
  return (
    <TemplatesContext value={templates}>
      <OwnerTemplateContext value={ownerTemplate}>
        <Shell {...shell} sheets={templates.sheets}>
          {children}
        </Shell>
      </OwnerTemplateContext>
    </TemplatesContext>
  )
}
