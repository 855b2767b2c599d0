// A link to a heading of the same document.
import type { ComponentPropsWithoutRef } from 'react'
import { useHost } from '../shell/host-context.ts'
import { addressOf, goTo } from './hash.ts'

type Props = ComponentPropsWithoutRef<'a'> & { id: string }

export function HashLink({ id, ...rest }: Props) {
  const host = useHost()
  return (
    <a
      {...rest}
      href={addressOf(id)}
      onClick={(event) => {
        // The page's address may have changed since: with another one the link would leave it.
        event.currentTarget.href = addressOf(id)
        const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        if (!elsewhere) goTo(host, id, true)
      }}
    />
  )
}
