// One article as long as a book, made of the others' paragraphs: what slow phones have to bear.
import type { Block, Inline, Text, TopLevelBlock } from '@contentful/rich-text-types'
import { BLOCKS } from '@contentful/rich-text-types'
import type { ArticleSource, Language, Wording } from './article.ts'
import { h2, p } from './rich-text.ts'

export const nodesWanted = 5000

const words: Record<Language, { title: string; summary: string; intro: string }> = {
  en: {
    title: 'The Long Winter Reader',
    summary: 'The whole guide in one piece, for a very long evening.',
    intro:
      'Some readers have asked for everything at once. Here it is, in one piece, for an evening when the ferry is not running.',
  },
  pl: {
    title: 'Długa zimowa czytanka',
    summary: 'Cały przewodnik w jednym kawałku, na bardzo długi wieczór.',
    intro:
      'Kilkoro czytelników prosiło o wszystko naraz. Oto jest, w jednym kawałku, na wieczór, kiedy promy nie pływają.',
  },
  de: {
    title: 'Das lange Winterlesebuch',
    summary: 'Der ganze Kulturführer am Stück, für einen sehr langen Abend.',
    intro:
      'Einige haben sich alles auf einmal gewünscht. Hier ist es, am Stück, für einen Abend, an dem die Fähre nicht fährt.',
  },
  da: {
    title: 'Den lange vinterlæsebog',
    summary: 'Hele guiden i ét stykke til en meget lang aften.',
    intro:
      'Nogle læsere har bedt om det hele på én gang. Her er det, i ét stykke, til en aften, hvor færgen ikke sejler.',
  },
}

type AnyNode = Block | Inline | Text
const childrenOf = (node: AnyNode): AnyNode[] => (node.nodeType === 'text' ? [] : node.content)

export const countNodes = (node: AnyNode): number =>
  childrenOf(node).reduce((sum, child) => sum + countNodes(child), 1)

/** Text that stands on its own: a book need not fetch anything. */
const standsAlone = (node: AnyNode): boolean =>
  !('target' in node.data) && childrenOf(node).every(standsAlone)

const lower: Partial<Record<TopLevelBlock['nodeType'], TopLevelBlock['nodeType']>> = {
  [BLOCKS.HEADING_2]: BLOCKS.HEADING_3,
  [BLOCKS.HEADING_3]: BLOCKS.HEADING_4,
}
const oneLevelDown = (block: TopLevelBlock): TopLevelBlock => ({
  ...block,
  nodeType: lower[block.nodeType] ?? block.nodeType,
})

function chapter({ title, body = [] }: Wording): TopLevelBlock[] {
  return [h2(title), ...body.filter(standsAlone).map(oneLevelDown)]
}

/** Chapter after chapter, from the start again when they run out, until there are enough nodes. */
function bookOf(chapters: TopLevelBlock[][], intro: string): TopLevelBlock[] {
  const book: TopLevelBlock[] = [p(intro)]
  let nodes = book.reduce((sum, block) => sum + countNodes(block), 1)
  for (let turn = 0; nodes < nodesWanted; turn++) {
    for (const block of chapters[turn % chapters.length] ?? []) {
      book.push(block)
      nodes += countNodes(block)
    }
  }
  return book
}

function wordingIn(language: Language, articles: ArticleSource[]): Required<Wording> {
  const chapters = articles.filter((article) => article[language].body)
  const { title, summary, intro } = words[language]
  const body = bookOf(
    chapters.map((article) => chapter(article[language])),
    intro,
  )
  return { title, summary, body }
}

export function longArticle(articles: ArticleSource[]): ArticleSource {
  return {
    id: 'article-long',
    author: 'author-eero',
    cover: 'picture-ruin',
    daysAgo: 360,
    topics: ['literature'],
    related: ['article-13'],
    en: wordingIn('en', articles),
    pl: wordingIn('pl', articles),
    de: wordingIn('de', articles),
    da: wordingIn('da', articles),
  }
}
