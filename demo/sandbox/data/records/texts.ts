// Pages about what is written rather than found: the handbook, and what the banners offer.
import { h2, h3 } from '../content/rich-text.ts'
import type { AssetUrl } from '../search/events.ts'
import type { Language } from '../search/languages.ts'
import { bannerSize, offers } from '../search/offers.ts'
import { handbook, handbookEntry, type Section } from '../search/tools/handbook.ts'
import { type Page, paragraphs } from './page.ts'

const sectionText = ({ level, title, paragraphs: texts }: Section) => [
  level === 2 ? h2(title) : h3(title),
  ...paragraphs(...texts),
]

export const handbookPages = (): Page[] =>
  handbook.map((page) => ({
    id: handbookEntry(page),
    title: { en: page.title },
    text: { en: [...paragraphs(page.opening ?? ''), ...page.sections.flatMap(sectionText)] },
  }))

export const offerPages = (assetUrl: AssetUrl): Page[] =>
  offers.map(({ id, title, text, picture }) => {
    const inOne = (language: Language) => paragraphs(text[language])
    return {
      id,
      title,
      text: { en: inOne('en'), pl: inOne('pl'), de: inOne('de'), da: inOne('da') },
      picture: picture && assetUrl(picture, ...bannerSize),
    }
  })
