// Two pages that are made of other entries.
import { linkTo } from './rich-text.ts'
import { type EntrySource, picture } from './source.ts'

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
      cover: picture('picture-nights'),
    },
    words: {
      title: {
        en: 'Around the Baltic',
        pl: 'Dookoła Bałtyku',
        de: 'Rund um die Ostsee',
        da: 'Rundt om Østersøen',
      },
      slug: { en: 'home', pl: 'start', de: 'start', da: 'forside' },
      summary: {
        en: 'Nine countries share one small sea. We went round it slowly, and wrote down what we would go back for.',
        pl: 'Dziewięć krajów i jedno małe morze. Objechaliśmy je powoli i zapisaliśmy to, do czego chcemy wrócić.',
        de: 'Neun Länder teilen sich ein kleines Meer. Wir sind langsam darum herumgereist und haben aufgeschrieben, wohin wir zurückwollen.',
        da: 'Ni lande deles om ét lille hav. Vi rejste langsomt rundt om det og skrev ned, hvad vi vil tilbage til.',
      },
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
      cover: picture('picture-midsummer'),
    },
    words: {
      title: { en: 'Light Nights', pl: 'Jasne noce', de: 'Helle Nächte', da: 'Lyse nætter' },
      slug: { en: 'light-nights', pl: 'jasne-noce', de: 'helle-naechte', da: 'lyse-naetter' },
      summary: {
        en: 'In June nobody here goes to bed. A few places for those who stay up.',
        pl: 'W czerwcu nikt tu nie chodzi spać. Kilka miejsc dla tych, którzy czuwają.',
        de: 'Im Juni geht hier niemand zu Bett. Ein paar Orte für alle, die aufbleiben.',
        da: 'I juni går ingen i seng her. Nogle steder for dem, der bliver oppe.',
      },
    },
  },
]
