// The visitor's pseudonym in events: the page's own, else one for this page view.
import { tellOwner } from '../../errors/owner.ts'

const rule = /^[\w=/+-]{1,129}$/

let anonymous = ''

/** In the shape of a UUID; `crypto.randomUUID` is missing on pages without https. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = [...bytes].map((byte) => (byte + 256).toString(16).slice(1)).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

export function visitorToken(userToken: string | null): string {
  if (userToken && rule.test(userToken)) return userToken
  // The token is not printed: a wrong one may be somebody's e-mail address.
  if (userToken)
    tellOwner(
      'warn',
      'user-token takes up to 129 of a-z A-Z 0-9 _=/+-. Events are anonymous instead.',
    )
  anonymous ||= `anonymous-${randomId()}`
  return anonymous
}
