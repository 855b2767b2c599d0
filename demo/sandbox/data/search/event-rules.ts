// The rules of the events, one of each kind: a redirect, two banners, a promoted record, a context.
import type { SearchRule } from '../../search/definition.ts'
import type { AssetUrl } from './events.ts'
import type { Language, Told } from './languages.ts'
import type { PlannedEvent } from './program.ts'

const told = (en: string, pl: string, de: string, da: string): Told => ({ en, pl, de, da })

const words = {
  tickets: told('tickets', 'bilety', 'tickets', 'billetter'),
  jazz: told('jazz', 'jazz', 'jazz', 'jazz'),
  organ: told('organ', 'organy', 'orgel', 'orgel'),
  sea: told('sea', 'morze', 'meer', 'hav'),
}

const ticketPages = told('/tickets', '/bilety', '/tickets', '/billetter')

const jazzBanner = {
  title: told(
    'Six nights, one pass',
    'Sześć wieczorów, jeden karnet',
    'Sechs Abende, ein Pass',
    'Seks aftener, ét pas',
  ),
  text: told(
    'The jazz pass opens every club on the coast for a week.',
    'Karnet jazzowy otwiera przez tydzień wszystkie kluby na wybrzeżu.',
    'Der Jazzpass öffnet eine Woche lang alle Clubs an der Küste.',
    'Jazzpasset åbner alle spillesteder langs kysten i en uge.',
  ),
}

const organTitle = told(
  'Hear ten organs in ten days',
  'Dziesięć organów w dziesięć dni',
  'Zehn Orgeln in zehn Tagen hören',
  'Hør ti orgler på ti dage',
)

const springGreeting = told(
  'Spring programme: the first concerts in the open air',
  'Program wiosenny: pierwsze koncerty pod gołym niebem',
  'Frühlingsprogramm: die ersten Konzerte im Freien',
  'Forårsprogram: de første koncerter i det fri',
)

function bannerRules(language: Language, assetUrl: AssetUrl): SearchRule[] {
  const title = organTitle[language]
  const image = { urls: [{ url: assetUrl('hall-organ-banner', 1200, 300) }], title }
  return [
    {
      objectID: 'jazz-pass',
      pattern: words.jazz[language],
      anchoring: 'contains',
      userData: {
        type: 'banner',
        title: jazzBanner.title[language],
        text: jazzBanner.text[language],
        url: '/jazz-pass',
        image: assetUrl('pier-jazz-banner', 1200, 300),
      },
    },
    {
      objectID: 'organ-banner',
      pattern: words.organ[language],
      anchoring: 'contains',
      renderingContent: {
        widgets: { banners: [{ image, link: { url: '/organs', target: '_self' } }] },
      },
    },
  ]
}

export function eventRules(
  language: Language,
  assetUrl: AssetUrl,
  events: readonly PlannedEvent[],
): SearchRule[] {
  const promoted = events.find(({ category }) => category === 'sailing')
  return [
    {
      objectID: 'tickets-page',
      pattern: words.tickets[language],
      anchoring: 'is',
      renderingContent: { redirect: { url: ticketPages[language] } },
    },
    ...bannerRules(language, assetUrl),
    {
      objectID: 'sail-first',
      pattern: words.sea[language],
      anchoring: 'is',
      promote: promoted ? [{ objectID: promoted.id, position: 0 }] : [],
      // Else it would stand first under dates that it is not on.
      filterPromotes: true,
    },
    {
      objectID: 'spring-greeting',
      pattern: '',
      anchoring: 'contains',
      context: 'spring',
      userData: { type: 'banner', title: springGreeting[language], url: '/spring' },
    },
  ]
}
