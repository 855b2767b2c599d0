// A link to a heading of the same document, or to another element of the page with this id.
import type { ComponentPropsWithoutRef } from 'react'
import { decoded } from '../net/url.ts'
import { isForElsewhere } from '../page/open-entry.ts'
import { useHost } from '../shell/host-context.ts'
import { addressWithHash, goToHeading } from './heading-in-address.ts'

/** `hash` is percent-encoded. */
type Props = ComponentPropsWithoutRef<'a'> & { hash: string }

export function HashLink({ hash, ...rest }: Props) {
  const host = useHost()
  return (
    <a
      {...rest}
      href={addressWithHash(hash)}
      onClick={(event) => {
        // A script may have changed the page's address since then, and a link with the old one would leave the page.
        event.currentTarget.href = addressWithHash(hash)
        if (!isForElsewhere(event)) goToHeading(host, decoded(hash), true)
      }}
    />
  )
}
