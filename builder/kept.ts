// Where settings are kept: in the address, so that a link holds them, and all of them for this tab. What
// names a service, and the address of the script, is never read from an address nor written into one: a
// link could otherwise send keys to strangers, or run their script.
import { controlName } from './form/groups.ts'
import { isInSandbox } from './sandbox.ts'
import {
  attributesOf,
  emptySettings,
  isAccount,
  isEnvironment,
  isTag,
  isTokenValue,
  type Settings,
  stylesheets,
  type Values,
  valuesOf,
  withToken,
} from './settings.ts'
import { cleanTemplate } from './snippet/template.ts'

const inAddress = (settings: Settings) =>
  Object.entries(attributesOf(settings.element))
    .filter(([, spec]) => !isAccount(spec))
    .map(([name]) => name)

export function toAddress(settings: Settings): string {
  const values = valuesOf(settings)
  const { element, for: environment, stylesheet, template, templateType, place } = settings
  const own = inAddress(settings).flatMap((name): [string, string][] => {
    const value = values[name]
    return value === undefined ? [] : [[controlName(name), value]]
  })
  const more = { stylesheet, template, 'template-type': templateType, place, ...settings.tokens }
  return String(
    new URLSearchParams([
      ['element', element],
      ...(isInSandbox(settings) ? [['account', 'sandbox']] : []),
      ['for', environment],
      ...own,
      ...Object.entries(more).filter(([, value]) => value !== ''),
    ]),
  )
}

export const linkTo = (settings: Settings) => {
  const url = new URL(location.href)
  url.hash = toAddress(settings)
  return url.href
}

/** Whoever made a link with an account is not to be shown the sandbox for it. */
export function leadsToSandbox(hash: string): boolean {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  return !isTag(said.get('element')) || said.get('account') === 'sandbox'
}

/** The settings of an address over those of this tab; without any, those of this tab. */
export function withAddress(hash: string, before: Settings): Settings {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const element = said.get('element')
  if (!isTag(element)) return before
  const environment = said.get('for')
  const settings = { ...before, element }
  // What this tab has of the sandbox is no answer to a link made with an account.
  const kept = isInSandbox(settings) && !leadsToSandbox(hash) ? {} : valuesOf(settings)
  const account = Object.entries(kept).filter(([name]) => {
    const spec = attributesOf(element)[name]
    return spec && isAccount(spec)
  })
  const own = inAddress(settings).flatMap((name): [string, string][] => {
    const value = said.get(controlName(name))
    return value === null ? [] : [[name, value]]
  })
  const values: Values = Object.fromEntries([...account, ...own])
  const bare: Settings = {
    ...settings,
    for: isEnvironment(environment) ? environment : before.for,
    attributes: { ...before.attributes, [element]: values },
    tokens: {},
    stylesheet: stylesheets.find((name) => name === said.get('stylesheet')) ?? '',
    template: cleanTemplate(said.get('template') ?? ''),
    templateType: said.get('template-type') ?? '',
    place: said.get('place') ?? emptySettings.place,
  }
  return [...said]
    .filter(([name]) => name.startsWith('--embed-'))
    .reduce((all, [name, value]) => withToken(all, name, value), bare)
}

const storeName = 'site-embed-builder'

/** The store may be closed, or hold what another version wrote. */
export function fromStore(): Settings | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storeName) ?? 'null')
    return isSettings(kept) ? kept : null
  } catch {
    return null
  }
}

export function toStore(settings: Settings) {
  try {
    sessionStorage.setItem(storeName, JSON.stringify(settings))
  } catch {
    // Then a reload begins with what the address says.
  }
}

const isTexts = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

function isSettings(kept: unknown): kept is Settings {
  if (typeof kept !== 'object' || kept === null) return false
  const { element, for: environment, attributes, tokens, ...texts } = kept as Partial<Settings>
  return (
    isTag(element) &&
    isEnvironment(environment) &&
    isTexts(attributes?.['site-search']) &&
    isTexts(attributes?.['rich-doc']) &&
    isTexts(tokens) &&
    Object.values(tokens).every(isTokenValue) &&
    isTexts(texts)
  )
}
