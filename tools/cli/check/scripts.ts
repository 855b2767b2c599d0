// Checks the script tag: it is there, once, with the elements of the page, and with the right file.
import { createHash } from 'node:crypto'
import { ownScriptName, secondScriptOf } from '../../../src/contract/script.ts'
import type { Tag } from '../../builder/settings.ts'
import type { Embed, Page } from '../page/page.ts'
import type { Read } from '../page/settings.ts'
import { besidePage, type Elsewhere, fromElsewhere } from '../page/source.ts'
import { nowhere } from '../page/stand-in.ts'
import { all, attribute, type Element, textIn } from '../page/tree.ts'
import { type Finding, hint, mistake, unasked } from './finding.ts'
import type { Asked } from './services.ts'
import { unlessByScript } from './targets.ts'

const srcOf = (script: Element) => attribute(script, 'src') ?? ''

const defines = (script: Element, tag: Tag) =>
  ['site-embed', tag].includes(ownScriptName(srcOf(script)) ?? '')

/** Another script may load ours: a module, a tag manager, a bundle of the page's own. */
const mayBeLoaded = ({ root }: Page) =>
  all('script', root).some(
    (one) => attribute(one, 'src') !== null || /site-embed|createElement/.test(textIn(one)),
  )

export function* missingScripts(page: Page): Generator<Finding> {
  const { embeds, scripts } = page
  for (const { tag, name, element } of embeds) {
    if (!scripts.length) {
      if (!mayBeLoaded(page))
        yield mistake(
          'no-script',
          name,
          'The page loads no script of site-embed, so only the fallback is shown. Put the script tag into its <head>.',
          { element },
        )
    } else if (!scripts.some((script) => defines(script, tag)))
      yield mistake(
        'no-script',
        name,
        `The page loads ${scripts.map(srcOf).join(' and ')}, which does not have <${tag}>. Load site-embed.js, or ${tag}.js too.`,
        { element },
      )
  }
}

/** Of files it is not known where they will be; a server that has the page has its own scripts too. */
export async function lostScripts(page: Page): Promise<Finding[]> {
  const own = page.file ? [] : page.scripts.filter((script) => !isElsewhere(srcOf(script), page))
  const files = await Promise.all(own.map((script) => besidePage(page, srcOf(script))))
  return own
    .filter((_, at) => !files[at])
    .map((element) =>
      mistake(
        'lost-script',
        'script tag',
        `There is no ${srcOf(element)} on this server, so only the fallback is shown. Upload it there, or correct its address.`,
        { element, attribute: 'src' },
      ),
    )
}

/** What a script with this element loads from beside itself, where the server of the page lacks it. */
export async function lostBeside(
  page: Page,
  tag: Tag,
  fileFor: (script: string) => string | null,
): Promise<string[]> {
  const own = page.file ? [] : page.scripts.filter((script) => defines(script, tag))
  const beside = own
    .map(srcOf)
    .filter((src) => !isElsewhere(src, page))
    .flatMap((src) => {
      const [, name = ''] = /([^/?#]*)(?:[?#]|$)/.exec(src) ?? []
      const file = fileFor(name)
      return file ? [src.replace(name, file)] : []
    })
  const files = await Promise.all(beside.map((src) => besidePage(page, src)))
  return beside.filter((_, at) => !files[at])
}

export async function lostSeconds(page: Page): Promise<Finding[]> {
  const lost = await lostBeside(page, 'site-search', secondScriptOf)
  return lost.map((src) =>
    hint(
      'lost-more',
      'script tag',
      `There is no ${src} on this server. The script loads it when a visitor first needs it, for a calendar for instance. Upload it there.`,
      null,
    ),
  )
}

/** An attribute that needs its own script, whose tag has to be beside ours. */
export function missingBeside(
  { name, element }: Embed,
  page: Page,
  code: string,
  file: string,
  setting: readonly [attribute: string, value: string],
): Finding[] {
  const isThere = all('script', page.root).some((one) => srcOf(one).includes(file))
  if (isThere || (!page.scripts.length && mayBeLoaded(page))) return []
  const [attribute, value] = setting
  const lost = mistake(
    code,
    name,
    `${attribute}="${value}" needs ${file}, which the page does not load. Put its script tag beside that of site-embed.`,
    { element, attribute },
  )
  return [unlessByScript(lost, page)]
}

/** Another engine than Algolia comes with a script of its own. */
export function missingEngine(embed: Embed, { texts }: Read, page: Page) {
  const { engine = 'algolia' } = texts
  if (embed.tag !== 'site-search' || engine === 'algolia') return []
  return missingBeside(embed, page, 'no-engine', `site-embed.${engine}.js`, ['engine', engine])
}

/** Settings that none of the other tags has. */
const names = ({ attribs }: Element, others: readonly Element[]) =>
  Object.keys(attribs).some(
    (name) => name.startsWith('data-') && others.every((one) => attribute(one, name) === null),
  )

/** One that brings nothing that those before it have not brought: neither an element nor a setting. */
export function* doubledScripts({ scripts }: Page): Generator<Finding> {
  for (const [at, script] of scripts.entries()) {
    const before = scripts.slice(0, at)
    const tags: Tag[] = ['site-search', 'rich-doc']
    const adds = tags.some(
      (tag) => defines(script, tag) && !before.some((one) => defines(one, tag)),
    )
    if (!adds && !names(script, before))
      yield mistake(
        'doubled-script',
        'script tag',
        `${srcOf(script)} does nothing: ${before.map(srcOf).join(' and ')} has already defined its elements. Remove one of them.`,
        { element: script },
      )
  }
}

/** In its path: hosts may be numbers too. */
const holdsVersion = (src: string) => /^(?:https?:)?\/\/[^/]+\/.*\d+\.\d+\.\d+/.test(src)

function isElsewhere(src: string, { url }: Page) {
  if (!/^(?:https?:)?\/\//i.test(src)) return false
  return url === null || !URL.canParse(src, url) || new URL(src, url).origin !== url.origin
}

const algorithms = ['sha512', 'sha384', 'sha256'] as const

/** Of several hashes only those of the strongest algorithm count. */
function strongest(integrity: string) {
  const hashes = integrity.split(/\s+/).filter(Boolean)
  for (const algorithm of algorithms) {
    const own = hashes.filter((hash) => hash.startsWith(`${algorithm}-`))
    if (own.length) return { algorithm, own: own.map((hash) => hash.split('?')[0]) }
  }
  return null
}

/** What is written belongs to another file than this. */
function staleIn(element: Element, file: Buffer): Finding[] {
  const wanted = strongest(attribute(element, 'integrity') ?? '')
  if (!wanted) return []
  const digest = createHash(wanted.algorithm).update(file).digest('base64')
  const hash = `${wanted.algorithm}-${digest}`
  return wanted.own.includes(hash)
    ? []
    : [
        mistake(
          'stale-integrity',
          'script tag',
          `integrity does not belong to ${srcOf(element)}, so browsers refuse the file. Write ${hash}.`,
          { element, attribute: 'integrity' },
        ),
      ]
}

export async function integrityOf(page: Page): Promise<Finding[]> {
  const found: Finding[] = []
  for (const element of page.scripts) {
    const src = srcOf(element)
    const integrity = attribute(element, 'integrity')?.trim() ?? ''
    const tell = (code: string, message: string) =>
      found.push(mistake(code, 'script tag', message, { element, attribute: 'integrity' }))
    if (!integrity) {
      if (holdsVersion(src) && isElsewhere(src, page))
        tell(
          'no-integrity',
          `${src} is of one version and has no integrity, so another file could take its place. Copy the tag from dist/snippet.html, which has it.`,
        )
      continue
    }
    if (isElsewhere(src, page) && attribute(element, 'crossorigin') === null)
      tell(
        'no-crossorigin',
        'A script with integrity from another host loads only with crossorigin. Write crossorigin="anonymous" beside it.',
      )
    const file = strongest(integrity) && (await besidePage(page, src))
    if (!strongest(integrity))
      tell('stale-integrity', 'integrity has no hash such as sha384-…, so browsers check nothing.')
    else if (file) found.push(...staleIn(element, file))
  }
  return found
}

function saidOf(element: Element, { host }: URL, answer: Elsewhere): Finding[] {
  const at = { element, attribute: 'src' }
  if (answer && 'file' in answer) return staleIn(element, answer.file)
  // Gone is gone; any other refusal may be meant for this command alone.
  if (answer && [404, 410].includes(answer.status))
    return [
      mistake(
        'lost-script',
        'script tag',
        `There is no ${srcOf(element)}: ${host} answers with ${answer.status}, so only the fallback is shown. Upload it there, or correct its address.`,
        at,
      ),
    ]
  const how = answer ? `answers with ${answer.status}` : 'does not answer'
  return [unasked('script tag', `${srcOf(element)} could not be asked for. ${host} ${how}.`, at)]
}

/** Scripts of other hosts: each address is asked for once in a run. */
export async function scriptsElsewhere(page: Page, { files }: Asked): Promise<Finding[]> {
  const found = page.scripts.map(async (element) => {
    const src = srcOf(element)
    const base = page.url ?? nowhere
    if (!isElsewhere(src, page) || !URL.canParse(src, base)) return []
    const address = new URL(src, base)
    const answer = files.get(address.href) ?? fromElsewhere(address)
    files.set(address.href, answer)
    return saidOf(element, address, await answer)
  })
  return (await Promise.all(found)).flat()
}
