// Who may read what. A wrong space is told like a wrong token, so that nobody learns which exist.
import type { SandboxRequest } from '../http.ts'
import type { Address } from './address.ts'
import { invalidToken, notFound } from './refusal.ts'
import type { ServedSpace, View } from './view.ts'

export function openView(spaces: ServedSpace[], address: Address, request: SandboxRequest): View {
  const token = tokenOf(request)
  const readable = spaces
    .filter((space) => space.definition.id === address.space)
    .map((space) => ({ space, view: viewFor(space, token, address.preview) }))
    .filter(({ view }) => view !== undefined)
  if (readable.length === 0) throw invalidToken()
  const { view } =
    readable.find(({ space }) => space.definition.environment === address.environment) ?? {}
  if (view) return view
  throw notFound({ type: 'Environment', id: address.environment, space: address.space })
}

function viewFor(
  space: ServedSpace,
  token: string,
  preview: boolean | undefined,
): View | undefined {
  const { accessTokens, previewTokens } = space.definition
  if (preview !== true && accessTokens.includes(token)) return space.delivery
  if (preview !== false && previewTokens.includes(token)) return space.preview
  return undefined
}

function tokenOf({ url, headers }: SandboxRequest): string {
  const [, bearer] = /^bearer\s+(.+)$/i.exec(headers.authorization ?? '') ?? []
  return url.searchParams.get('access_token') ?? bearer?.trim() ?? ''
}
