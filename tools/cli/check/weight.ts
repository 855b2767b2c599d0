// Finds a page that loads a bigger script than it needs. It works, so this is information, not a mistake.
import { type Tag, tags } from '../../builder/settings.ts'
import {
  fileIn,
  isFull,
  kilobytes,
  lightest,
  type ScriptFile,
} from '../../builder/snippet/files.ts'
import type { Page } from '../page/page.ts'
import { besidePage } from '../page/source.ts'
import { all, attribute, textIn } from '../page/tree.ts'
import { type Finding, mistake } from './finding.ts'

const srcOf = (script: Page['scripts'][number]) => attribute(script, 'src') ?? ''

interface Others {
  /** What can be read of the page's own scripts: those in it, and those of its own host. */
  text: string
  isAllRead: boolean
}

async function othersOf(page: Page): Promise<Others> {
  const scripts = all('script', page.root).filter((script) => !page.scripts.includes(script))
  const texts = await Promise.all(
    scripts.map(async (script) => {
      const src = attribute(script, 'src')
      if (src === null) return textIn(script)
      return (await besidePage(page, src))?.toString() ?? null
    }),
  )
  return { text: texts.join('\n'), isAllRead: !texts.includes(null) }
}

/** In the page, or named by a script that may make it. */
const usedTags = ({ embeds }: Page, { text }: Others): Tag[] =>
  tags.filter((tag) => embeds.some((one) => one.tag === tag) || text.includes(tag))

const list = new Intl.ListFormat('en-GB')

const weightOf = (files: readonly ScriptFile[]) =>
  files.reduce((sum, file) => sum + kilobytes[file], 0)

function messageFor(loaded: readonly ScriptFile[], right: ScriptFile, { isAllRead }: Others) {
  const weight = weightOf(loaded)
  const isWithout = loaded.some(isFull) && !isFull(right)
  const needs = [
    isWithout && 'it adds its own InstantSearch widgets',
    !isAllRead && 'a script that was not read creates other elements of site-embed',
  ].filter(Boolean)
  const unless = needs.length ? ` Keep it if ${needs.join(', or if ')}.` : ''
  return `It loads ${list.format(loaded)}: ${weight} kB (gzip). ${right} has everything that this page needs, and is ${weight - kilobytes[right]} kB smaller.${unless}`
}

export async function heavyScripts(page: Page): Promise<Finding[]> {
  const loaded = page.scripts.flatMap((script) => fileIn(srcOf(script)) ?? [])
  const [first] = page.scripts
  // Without elements, or with an unknown file, it is unclear what the page needs.
  if (!first || !page.embeds.length || loaded.length < page.scripts.length) return []
  const others = await othersOf(page)
  const right = lightest(usedTags(page, others), others.text.includes('instantSearch'))
  if (weightOf(loaded) <= kilobytes[right]) return []
  const message = messageFor(loaded, right, others)
  const at = { element: first, attribute: 'src' }
  return [{ ...mistake('heavy-script', 'script tag', message, at), grade: 'told' }]
}
