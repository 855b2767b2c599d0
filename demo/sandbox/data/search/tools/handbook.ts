// A small handbook of visiting the festivals, as pages with headings and paragraphs: handbook.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { linesOf } from '../../lines.ts'

export interface Section {
  anchor: string
  /** 2 under the page's title, 3 under the section before it. */
  level: 2 | 3
  title: string
  paragraphs: readonly string[]
}

export interface HandbookPage {
  path: string
  part: string
  title: string
  opening?: string
  sections: readonly Section[]
}

/** The entry of a page about it. */
export const handbookEntry = ({ path }: HandbookPage) => `handbook-${path}`

function sectionFrom(text: string): Section {
  const [heading = '', ...paragraphs] = text.trim().split('\n\n')
  const [, deeper, title = '', anchor = ''] = /^(#?) ?(.+) \{#(.+)\}$/.exec(heading) ?? []
  return { anchor, level: deeper ? 3 : 2, title, paragraphs }
}

function pageFrom(text: string): HandbookPage {
  const [about = '', ...sections] = text.trim().split(/\n\n##/)
  const [head = '', opening] = about.split('\n\n')
  const [title = '', ...rest] = head.split('\n')
  const lines = linesOf(rest.join('\n'))
  return {
    path: lines.get('path') ?? '',
    part: lines.get('part') ?? '',
    title,
    ...(opening && { opening }),
    sections: sections.map(sectionFrom),
  }
}

const file = readFileSync(join(import.meta.dirname, 'handbook.md'), 'utf8')

export const handbook: readonly HandbookPage[] = file.split(/^# /m).slice(1).map(pageFrom)
