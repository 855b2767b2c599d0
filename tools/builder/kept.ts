// Stores the settings in the address, so that a link has them, and all of them in this tab's storage. Names of
// services and the address of the script are never read from an address or written into one, because a link
// could otherwise send keys to strangers, or run their script.
import { controlName } from './form/groups.ts'
import { isInSandbox } from './sandbox.ts'
import {
  attributesOf,
  emptySettings,
  isAccount,
  isEnvironment,
  isHost,
  isTag,
  isTokenValue,
  partsOf,
  type Settings,
  stylesheets,
  type Tag,
  type Values,
  valuesOf,
  withElement,
  withToken,
} from './settings.ts'
import { cleanTemplate } from './snippet/template.ts'

/** Attributes that an address may hold, with the names that they have there. */
const inAddress = (tag: Tag, before = '') =>
  Object.entries(attributesOf(tag))
    .filter(([, spec]) => !isAccount(spec))
    .map(([name]) => ({ name, written: before + controlName(name) }))

/** The element that the form does not show has its name before that of each attribute. */
const namesFor = ({ element }: Settings, tag: Tag) =>
  inAddress(tag, tag === element ? '' : `${tag}.`)

export function toAddress(settings: Settings): string {
  const { element, for: environment, stylesheet, template, templateType, place } = settings
  const values = partsOf(settings).flatMap((part) =>
    namesFor(settings, part.element).flatMap(({ name, written }): [string, string][] => {
      const value = valuesOf(part)[name]
      return value === undefined ? [] : [[written, value]]
    }),
  )
  const other = settings.both
    ? { 'other-template': settings.otherTemplate, 'other-type': settings.otherTemplateType }
    : {}
  const own = { stylesheet, template, 'template-type': templateType, place }
  return String(
    new URLSearchParams([
      ['element', element],
      ...(settings.both ? [['both', '']] : []),
      ...(settings.centred ? [['centred', '']] : []),
      ...(settings.contentsAbove ? [['contents-above', '']] : []),
      ...(settings.widgets ? [['widgets', '']] : []),
      ...(isInSandbox(settings) ? [['account', 'sandbox']] : []),
      ['for', environment],
      ...values,
      ...Object.entries({ ...own, ...other, ...settings.tokens }).filter(([, value]) => value),
    ]),
  )
}

export const linkTo = (settings: Settings) => {
  const url = new URL(location.href)
  url.hash = toAddress(settings)
  return url.href
}

/** A link made with an account must not show the sandbox instead. */
export function leadsToSandbox(hash: string): boolean {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  return !isTag(said.get('element')) || said.get('account') === 'sandbox'
}

/** What an address says of one element, and the account that this tab has for it. */
function valuesFrom(said: URLSearchParams, hash: string, settings: Settings, tag: Tag): Values {
  const part = withElement(settings, tag)
  // For a link made with an account, this tab's sandbox settings do not count.
  const kept = isInSandbox(part) && !leadsToSandbox(hash) ? {} : valuesOf(part)
  const account = Object.entries(kept).filter(([name]) => {
    const spec = attributesOf(tag)[name]
    return spec && isAccount(spec)
  })
  const own = namesFor(settings, tag).flatMap(({ name, written }): [string, string][] => {
    const value = said.get(written)
    return value === null ? [] : [[name, value]]
  })
  return Object.fromEntries([...account, ...own])
}

/** The settings of an address over those of this tab; without any, those of this tab. */
export function withAddress(hash: string, before: Settings): Settings {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const element = said.get('element')
  if (!isTag(element)) return before
  const environment = said.get('for')
  const settings = {
    ...before,
    element,
    both: said.has('both'),
    centred: said.has('centred'),
    contentsAbove: said.has('contents-above'),
    widgets: said.has('widgets'),
  }
  const values = partsOf(settings).map(({ element: tag }) => [
    tag,
    valuesFrom(said, hash, settings, tag),
  ])
  const bare: Settings = {
    ...settings,
    for: isEnvironment(environment) ? environment : before.for,
    attributes: { ...before.attributes, ...Object.fromEntries(values) },
    tokens: {},
    stylesheet: stylesheets.find((name) => name === said.get('stylesheet')) ?? '',
    template: cleanTemplate(said.get('template') ?? ''),
    templateType: said.get('template-type') ?? '',
    otherTemplate: cleanTemplate(said.get('other-template') ?? ''),
    otherTemplateType: said.get('other-type') ?? '',
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
  const {
    element,
    for: environment,
    attributes,
    tokens,
    both,
    centred,
    contentsAbove,
    widgets,
    host,
    ...texts
  } = kept as Partial<Settings>
  return (
    typeof both === 'boolean' &&
    typeof centred === 'boolean' &&
    typeof contentsAbove === 'boolean' &&
    typeof widgets === 'boolean' &&
    isHost(host) &&
    isTag(element) &&
    isEnvironment(environment) &&
    isTexts(attributes?.['site-search']) &&
    isTexts(attributes?.['rich-doc']) &&
    isTexts(tokens) &&
    Object.values(tokens).every(isTokenValue) &&
    isTexts(texts)
  )
}
