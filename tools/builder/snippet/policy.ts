// What a page with a strict Content-Security-Policy has to allow for the snippet.

import { agentHost } from '../../../src/contract/agent-host.ts'
import { isOnSite } from '../beside.ts'
import { engineOf, partsOf, type Settings, valuesOf } from '../settings.ts'
import { hostOf } from '../values/host.ts'

/** Hashes of inline code in the snippet, in the form of a policy: `'sha256-…'`. */
export interface Hashes {
  scripts: readonly string[]
  styles: readonly string[]
  attributes: readonly string[]
}
export const noHashes: Hashes = { scripts: [], styles: [], attributes: [] }

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`
}

export async function hashesOf(html: string): Promise<Hashes> {
  const inert = document.createElement('template')
  inert.innerHTML = html
  const all = (selector: string) => [...inert.content.querySelectorAll(selector)]
  const hashed = (texts: readonly (string | null)[]) =>
    Promise.all(texts.map((text) => hashOf(text ?? '')))
  const text = ({ textContent }: Element) => textContent
  return {
    scripts: await hashed(all('script:not([src])').map(text)),
    styles: await hashed(all('style').map(text)),
    attributes: await hashed(all('[style]').map((element) => element.getAttribute('style'))),
  }
}

const originOf = (address: string) => {
  const host = hostOf(address)
  return host === null ? [] : [new URL(host).origin]
}

/**
 * Of a public host only the folder of our version, as everybody may put scripts there. A plugin brings a copy
 * to the site itself.
 */
function scriptSources({ src, host, for: environment }: Settings): readonly string[] {
  if (host === 'public') return [src.replace(/[^/]*$/, '')]
  if (isOnSite(src)) return ["'self'"]
  const own = environment === 'wordpress' ? ["'self'"] : []
  try {
    return [...own, ...originOf(new URL(src, location.href).origin)]
  } catch {
    return own
  }
}

function searchHosts(settings: Settings): readonly string[] {
  const values = valuesOf(settings)
  const { 'app-id': app = '' } = values
  const host = values['search-host']?.trim()
  if (host) return originOf(host)
  if (engineOf(settings) !== 'algolia') return []
  const own = [`https://${app}-dsn.algolia.net`]
  const others = [1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`)
  const agent = 'ask' in values ? [agentHost(app)] : []
  const events = 'insights' in values ? ['https://insights.algolia.io'] : []
  return [...own, ...others, ...agent, ...events]
}

interface Hosts {
  api: readonly string[]
  pictures: readonly string[]
  media: readonly string[]
}

function contentHosts(values: Readonly<Record<string, string>>): Hosts {
  const host = values['content-host']?.trim() ?? ''
  if (host && host !== 'eu')
    return { api: originOf(host), pictures: originOf(host), media: originOf(host) }
  const region = host && 'eu.'
  // Of other spaces only what is published is shown.
  const names = 'preview' in values ? ['preview', ...('spaces' in values ? ['cdn'] : [])] : ['cdn']
  return {
    api: names.map((name) => `https://${name}.${region}contentful.com`),
    pictures: [`https://images.${region}ctfassets.net`],
    media: [`https://videos.${region}ctfassets.net`, `https://assets.${region}ctfassets.net`],
  }
}

function hostsOf(settings: Settings): Hosts {
  const values = valuesOf(settings)
  return settings.element === 'rich-doc'
    ? contentHosts(values)
    : { api: searchHosts(settings), pictures: [], media: [] }
}

export function policyOf(settings: Settings, { scripts, styles, attributes }: Hashes): string {
  const script = scriptSources(settings)
  const hosts = partsOf(settings).map(hostsOf)
  const directives: Readonly<Record<string, readonly string[]>> = {
    'script-src': [...script, ...scripts],
    'connect-src': hosts.flatMap(({ api }) => api),
    'img-src': hosts.flatMap(({ pictures }) => pictures),
    'media-src': hosts.flatMap(({ media }) => media),
    'style-src': [...(settings.stylesheet ? script : []), ...styles],
    // For the attribute alone: a hash counts for it only with this word.
    'style-src-attr': attributes.length ? ["'unsafe-hashes'", ...attributes] : [],
  }
  return Object.entries(directives)
    .filter(([, sources]) => sources.length)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}
