// The layout that is wanted. Where another takes its place, whoever was in it goes on in that one.
import { type RefObject, useLayoutEffect } from 'react'
import { hasFocusIn } from '../../page/focus.ts'
import { useHost } from '../../shell/host-context.ts'
import { layouts } from './layouts.ts'
import type { LayoutProps } from './props.ts'

interface Props extends LayoutProps {
  /** Whether the focus was in the layout that went. */
  hadFocus: RefObject<boolean>
}

export function Laid({ hadFocus, ...props }: Props) {
  const host = useHost()
  useLayoutEffect(() => {
    if (hadFocus.current) host.call('focus')
    return () => {
      hadFocus.current = hasFocusIn(host, '*')
    }
  }, [host, hadFocus])
  const Layout = layouts[props.settings.layout]
  return <Layout {...props} />
}
