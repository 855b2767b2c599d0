// Where results appear; complete by type.
import type { ComponentType } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { Dialog } from './Dialog.tsx'
import { Dropdown } from './Dropdown.tsx'
import { Page } from './Page.tsx'
import type { LayoutProps } from './props.ts'

export const layouts: Record<SearchSettings['layout'], ComponentType<LayoutProps>> = {
  page: Page,
  dropdown: Dropdown,
  dialog: Dialog,
}
