// The handbook as DocSearch's crawler writes it: a record for each heading and each paragraph.
import type { IndexDefinition, SearchRecord } from '../../../search/definition.ts'
import type { PageUrl } from '../../page-url.ts'
import { once } from '../once.ts'
import { countedInGroups } from './grouped.ts'
import { type HandbookPage, handbook, handbookEntry, type Section } from './handbook.ts'

const base = 'https://guide.example/handbook'

type Levels = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'
type Hierarchy = Record<Levels, string | null>

interface Spot {
  hierarchy: Hierarchy
  anchor: string | null
  /** The level of the heading, or the paragraph's text. */
  level: 1 | 2 | 3
  content: string | null
}

function hierarchyOf(page: HandbookPage, above?: Section, section?: Section): Hierarchy {
  return {
    lvl0: page.part,
    lvl1: page.title,
    lvl2: above?.title ?? null,
    lvl3: section && section !== above ? section.title : null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  }
}

function spotsOf(page: HandbookPage): Spot[] {
  const top = hierarchyOf(page)
  const spots: Spot[] = [{ hierarchy: top, anchor: null, level: 1, content: null }]
  if (page.opening) spots.push({ hierarchy: top, anchor: null, level: 1, content: page.opening })
  let above: Section | undefined
  for (const section of page.sections) {
    if (section.level === 2) above = section
    const spot = {
      hierarchy: hierarchyOf(page, above, section),
      anchor: section.anchor,
      level: section.level,
    }
    spots.push({ ...spot, content: null })
    for (const content of section.paragraphs) spots.push({ ...spot, content })
  }
  return spots
}

/** The crawler weighs headings by their level, and text not at all. */
const weightOf = ({ level, content }: Spot): number => (content === null ? 100 - 10 * level : 0)

function recordsOf(page: HandbookPage, pageRank: number, pageUrl: PageUrl): SearchRecord[] {
  const address = `${base}/${page.path}`
  const url = pageUrl(address, handbookEntry(page), 'record')
  return spotsOf(page).map((spot, position) => {
    const full = spot.anchor === null ? url : `${url}#${spot.anchor}`
    return {
      objectID: `${position}-${address}`,
      version: ['2026', 'latest'],
      lang: 'en',
      language: 'en',
      tags: [],
      url: full,
      url_without_variables: full,
      url_without_anchor: url,
      anchor: spot.anchor,
      content: spot.content,
      type: spot.content === null ? `lvl${spot.level}` : 'content',
      no_variables: false,
      hierarchy: spot.hierarchy,
      weight: { pageRank, level: weightOf(spot), position },
      recordVersion: 'v3',
    }
  })
}

export function docsIndex(pageUrl: PageUrl): IndexDefinition {
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`)
  return {
    name: 'docs',
    settings: {
      language: 'en',
      searchableAttributes: [...levels, 'content'],
      attributesForFaceting: ['type', 'lang', 'language', 'version', 'hierarchy.lvl0'].map(
        countedInGroups,
      ),
      attributeForDistinct: 'url',
      distinct: 1,
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      attributesToSnippet: ['content:10'],
    },
    records: once(() =>
      handbook.flatMap((page, index) => recordsOf(page, handbook.length - index, pageUrl)),
    ),
  }
}
