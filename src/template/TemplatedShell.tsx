// An element with the owner's templates around all that it shows.
import { type ComponentProps, createContext, use, useCallback } from 'react'
import { OwnerTemplateContext } from '../shell/owner-template.ts'
import { Shell } from '../shell/Shell.tsx'
import { FilledTemplate } from './FilledTemplate.tsx'
import { findTemplate, type Template, type Templates, useTemplates } from './templates.ts'

const TemplatesContext = createContext<Templates>({ all: [], sheets: [] })

export const useTemplate = (slot: string, type?: string): Template | null =>
  findTemplate(use(TemplatesContext), slot, type)

export function TemplatedShell({
  children,
  ...shell
}: Omit<ComponentProps<typeof Shell>, 'sheets'>) {
  const templates = useTemplates(shell.host)
  const own = useCallback(
    (slot: string, data: object) => {
      const template = findTemplate(templates, slot)
      return template && <FilledTemplate template={template} data={data} />
    },
    [templates],
  )
  return (
    <TemplatesContext value={templates}>
      <OwnerTemplateContext value={own}>
        <Shell {...shell} sheets={templates.sheets}>
          {children}
        </Shell>
      </OwnerTemplateContext>
    </TemplatesContext>
  )
}
