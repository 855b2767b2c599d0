// Checks whether the page's own policy allows what the elements need.
import { createHash } from 'node:crypto'
import { contentPolicy, serviceOrigin } from '../../../src/content/service.ts'
import { agentHost } from '../../../src/contract/agent-host.ts'
import { camel } from '../../../src/contract/attribute.ts'
import { serviceHosts } from '../../../src/search/service/hosts.ts'
import { isPackaged } from '../../builder/snippet/files.ts'
import type { Embed, Page } from '../page/page.ts'
import type { Read } from '../page/settings.ts'
import { nowhere } from '../page/stand-in.ts'
import { all, attribute, type Element, textIn } from '../page/tree.ts'
import { allows, type Directives, directivesOf, hasNonce, policiesIn, sourcesFor } from './csp.ts'
import { type Finding, mistake } from './finding.ts'

interface Policy {
  directives: Directives
  /** The `<meta>`; null for the header. */
  element: Element | null
}

function policiesOf({ root, headers }: Page): Policy[] {
  const metas = all('meta[http-equiv]', root).filter((meta) =>
    /^content-security-policy$/i.test(attribute(meta, 'http-equiv') ?? ''),
  )
  return [
    ...metas.map((element) => ({
      element,
      directives: directivesOf(attribute(element, 'content') ?? ''),
    })),
    ...policiesIn(headers.get('content-security-policy')).map((directives) => ({
      element: null,
      directives,
    })),
  ]
}

const where = ({ element }: Policy) => (element ? { element, attribute: 'content' } : null)

/** Of a public host only the folder of the version, as everybody may put scripts there. */
function sourceOf(address: URL, page: Page) {
  if (address.origin === selfOf(page).origin) return "'self'"
  return isPackaged(address.href) ? address.href.replace(/[^/]*$/, '') : address.origin
}

/** Of a file it is not known which host it will be on: what is relative is its own. */
const selfOf = ({ url }: Page) => url ?? new URL(nowhere)

function* scripts(page: Page, policy: Policy): Generator<Finding> {
  const sources = sourcesFor(policy.directives, 'script-src')
  if (!sources) return
  for (const script of page.scripts) {
    const src = attribute(script, 'src') ?? ''
    if (!URL.canParse(src, selfOf(page))) continue
    const address = new URL(src, selfOf(page))
    const isTrusted = hasNonce(sources, attribute(script, 'nonce'))
    const isHashed = (attribute(script, 'integrity') ?? '')
      .split(/\s+/)
      .some((hash) => hash && sources.includes(`'${hash}'`))
    const listed = sources.includes("'strict-dynamic'")
      ? false
      : allows(sources, address, selfOf(page))
    if (!isTrusted && !isHashed && !listed)
      yield mistake(
        'policy-script',
        'Content-Security-Policy',
        `script-src blocks ${src}. Add ${sourceOf(address, page)} to it.`,
        where(policy) ?? { element: script },
      )
  }
  for (const script of all('script:not([src])', page.root).filter(isOurs)) {
    const hash = `'sha256-${createHash('sha256').update(textIn(script)).digest('base64')}'`
    const strict = sources.some((one) => /^'(?:nonce-|sha\d+-|strict-dynamic')/.test(one))
    const isInline = !strict && sources.includes("'unsafe-inline'")
    if (!isInline && !hasNonce(sources, attribute(script, 'nonce')) && !sources.includes(hash))
      yield mistake(
        'policy-inline',
        'Content-Security-Policy',
        `script-src blocks this script, which site-embed needs. Add ${hash} to it, or give the script the nonce of the page.`,
        { element: script },
      )
  }
}

/** An inline script that runs, and says something to ours. */
const isOurs = (script: Element) =>
  !attribute(script, 'type')?.includes('json') && /SiteEmbed/.test(textIn(script))

/** The sources that an element needs, by directive. */
function needs({ tag }: Embed, { settings }: Read): Readonly<Record<string, readonly string[]>> {
  const text = (name: string) => {
    const value = settings[camel(name)]
    return typeof value === 'string' ? value : null
  }
  if (tag === 'site-search') {
    const [appId, host] = [text('app-id'), text('search-host')]
    if (!host && !appId) return {}
    const events = settings.insights === true && !host ? ['https://insights.algolia.io'] : []
    const agent = settings.ask && appId && !host ? [agentHost(appId)] : []
    return { 'connect-src': [...serviceHosts({ appId: appId ?? '', host }), ...agent, ...events] }
  }
  const { preview, spaces } = settings
  const host = text('content-host')
  if (!text('space-id')) return {}
  const { 'connect-src': connect, 'img-src': img } = contentPolicy(
    serviceOrigin(host, preview === true),
    spaces ? serviceOrigin(host, false) : undefined,
  )
  return { 'connect-src': [...new Set(connect)], 'img-src': img }
}

function* services(embed: Embed, read: Read, page: Page, policy: Policy): Generator<Finding> {
  for (const [directive, origins] of Object.entries(needs(embed, read))) {
    const sources = sourcesFor(policy.directives, directive)
    const blocked = origins.filter(
      (origin) => sources && !allows(sources, new URL(origin), selfOf(page)),
    )
    if (blocked.length)
      yield mistake(
        directive === 'img-src' ? 'policy-pictures' : 'policy-service',
        'Content-Security-Policy',
        `${directive} blocks ${blocked.join(', ')}, which <${embed.tag}> needs. Add ${blocked.length > 1 ? 'them' : 'it'} to ${directive}.`,
        where(policy) ?? { element: embed.element },
      )
  }
}

export function policySlips(page: Page, elements: readonly { embed: Embed; read: Read }[]) {
  return policiesOf(page).flatMap((policy) => [
    ...scripts(page, policy),
    ...elements.flatMap(({ embed, read }) => [...services(embed, read, page, policy)]),
  ])
}
