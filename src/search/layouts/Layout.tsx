// The layout that the settings name: where results appear.
import { type ComponentType, type RefObject, useLayoutEffect } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { hasFocusIn } from '../../page/focus.ts'
import { useHost } from '../../shell/host-context.ts'
import { Dialog } from './Dialog.tsx'
import { Dropdown } from './Dropdown.tsx'
import { InPage } from './InPage.tsx'
import type { LayoutProps } from './props.ts'

const layouts: Record<SearchSettings['layout'], ComponentType<LayoutProps>> = {
  page: InPage,
  dropdown: Dropdown,
  dialog: Dialog,
}

interface Props extends LayoutProps {
  /** Whether the focus was in the layout that was there before: then it moves into this one. */
  hadFocus: RefObject<boolean>
}

export function Layout({ hadFocus, ...props }: Props) {
  const host = useHost()
  useLayoutEffect(() => {
    if (hadFocus.current) host.call('focus')
    return () => {
      hadFocus.current = hasFocusIn(host, '*')
    }
  }, [host, hadFocus])
  const Named = layouts[props.settings.layout]
  return <Named {...props} />
}
