// The gallery: a picture, a name and a line for each example.
import { sketchOf } from './sketches.ts'
import { escaped } from './source.ts'
import { type Example, exampleGroups, examples } from './words.ts'

/** Where things are: other on a server than in a folder of files. */
export interface Addresses {
  page(name: string, lang: string): string
  /** The same page in another language. */
  again(name: string, lang: string): string
  file(path: string): string
  /** The example's file, with addresses of the demo as they are here. */
  source(text: string, lang: string): string
  /** A server answers, which has more pages than those that are files. */
  isServed: boolean
  /** What stands in the head before the script of the page. */
  services: string
}

export const link = (href: string, content: string, more = '') =>
  `<a href="${escaped(href)}"${more}>${content}</a>`

/** A page of its own has every language, and is told which. */
export const addressOf = ({ name, file }: Example, lang: string, to: Addresses) =>
  file ? to.file(file) + (lang === 'en' ? '' : `?lang=${lang}`) : to.page(name, lang)

function card(example: Example, lang: string, to: Addresses, isWide: boolean): string {
  const { title, line } = example.words(lang)
  const head = `<h4>${link(addressOf(example, lang, to), title)}</h4>`
  return `<li${isWide ? ' class="wide"' : ''}>${sketchOf(example.name)}${head}<p>${line}</p></li>`
}

/**
 * Every row of a group is full, whatever number of examples it has: in three or four columns, of which the
 * first examples take two each where some would be left over.
 */
export function rowsOf(count: number): { columns: number; wide: number } {
  const leftOver = (columns: number) => (columns - (count % columns)) % columns
  const columns = leftOver(3) < leftOver(4) ? 3 : 4
  return { columns, wide: leftOver(columns) }
}

export const isHere = ({ isServed = false }: Example, to: Addresses) => to.isServed || !isServed

export const gallery = (lang: string, to: Addresses) =>
  exampleGroups
    .map((group) => {
      const here = group.examples.filter((example) => isHere(example, to))
      const { columns, wide } = rowsOf(here.length)
      const cards = here.map((example, at) => card(example, lang, to, at < wide))
      return `<h3 class="demo-group">${group.title(lang)}</h3>
<ul class="demo-gallery" data-columns="${columns}">${cards.join('\n')}</ul>`
    })
    .join('\n')

/** The way for those who want a tag rather than examples; where the builder has been built. */
export function wayToBuilder(lang: string, to: Addresses): string {
  const builder = examples.find(({ name }) => name === 'builder')
  if (!builder) return ''
  const { title } = builder.words(lang)
  return `<p>${link(addressOf(builder, lang, to), title, ' class="demo-begin"')}</p>`
}
