// A link to a heading of the same document, or to what else the page has under this name.
import type { ComponentPropsWithoutRef } from 'react'
import { isForElsewhere } from '../page/open-entry.ts'
import { useHost } from '../shell/host-context.ts'
import { addressOf, goTo, nameIn } from './hash.ts'

/** As it stands in an address. */
type Props = ComponentPropsWithoutRef<'a'> & { hash: string }

export function HashLink({ hash, ...rest }: Props) {
  const host = useHost()
  return (
    <a
      {...rest}
      href={addressOf(hash)}
      onClick={(event) => {
        // The page's address may have changed since: with another one the link would leave it.
        event.currentTarget.href = addressOf(hash)
        if (!isForElsewhere(event)) goTo(host, nameIn(hash), true)
      }}
    />
  )
}
