// Two pages that are made of other entries.
import { linkTo } from './rich-text.ts'
import type { EntrySource } from './source.ts'

const sections = (...ids: string[]) => ids.map((id) => linkTo('Entry', id))

export const landingPages: EntrySource[] = [
  {
    id: 'landing-home',
    contentType: 'landingPage',
    shared: {
      sections: sections(
        'article-01',
        'article-02',
        'article-03',
        'quote-library',
        'place-beach-pavilion',
        'place-kino-majakas',
        'cta-newsletter',
        'note-colophon',
      ),
    },
    words: {
      title: {
        en: 'Around the Baltic',
        pl: 'Dookoła Bałtyku',
        de: 'Rund um die Ostsee',
        da: 'Rundt om Østersøen',
      },
      slug: { en: 'home', pl: 'start', de: 'start', da: 'forside' },
    },
  },
  {
    id: 'landing-light-nights',
    contentType: 'landingPage',
    shared: {
      sections: sections(
        'article-26',
        'article-44',
        'article-36',
        'quote-projectionist',
        'place-smokehouse',
        'cta-walks',
        'cta-members',
        'landing-home',
      ),
    },
    words: {
      title: { en: 'Light Nights', pl: 'Jasne noce', de: 'Helle Nächte', da: 'Lyse nætter' },
      slug: { en: 'light-nights', pl: 'jasne-noce', de: 'helle-naechte', da: 'lyse-naetter' },
    },
  },
]
