// The rules of the events, one of each kind: a redirect, two banners, a promoted record, a context.
import type { SearchRule } from '../../search/definition.ts'
import type { Site } from './events.ts'
import type { Language, Told } from './languages.ts'
import { bannerSize, jazzPass, type Offer, springProgramme, tenOrgans } from './offers.ts'
import type { PlannedEvent } from './program.ts'

const told = (en: string, pl: string, de: string, da: string): Told => ({ en, pl, de, da })

const words = {
  tickets: told('tickets', 'bilety', 'tickets', 'billetter'),
  jazz: told('jazz', 'jazz', 'jazz', 'jazz'),
  organ: told('organ', 'organy', 'orgel', 'orgel'),
  sea: told('sea', 'morze', 'meer', 'hav'),
}

const ticketPages = told('/tickets', '/bilety', '/tickets', '/billetter')

function bannerRules(language: Language, { assetUrl, pageUrl }: Site): SearchRule[] {
  const urlOf = ({ address, id }: Offer) => pageUrl(address, id, 'record')
  const pictureOf = ({ picture = '' }: Offer) => assetUrl(picture, ...bannerSize)
  const image = { urls: [{ url: pictureOf(tenOrgans) }], title: tenOrgans.title[language] }
  return [
    {
      objectID: 'jazz-pass',
      pattern: words.jazz[language],
      anchoring: 'contains',
      userData: {
        type: 'banner',
        title: jazzPass.title[language],
        text: jazzPass.text[language],
        url: urlOf(jazzPass),
        image: pictureOf(jazzPass),
      },
    },
    {
      objectID: 'organ-banner',
      pattern: words.organ[language],
      anchoring: 'contains',
      renderingContent: {
        widgets: { banners: [{ image, link: { url: urlOf(tenOrgans), target: '_self' } }] },
      },
    },
    {
      objectID: 'spring-greeting',
      pattern: '',
      anchoring: 'contains',
      context: 'spring',
      userData: {
        type: 'banner',
        title: springProgramme.title[language],
        url: urlOf(springProgramme),
      },
    },
  ]
}

export function eventRules(
  language: Language,
  site: Site,
  events: readonly PlannedEvent[],
): SearchRule[] {
  const tickets = site.pageUrl(ticketPages[language], 'note-tickets', 'document')
  const promoted = events.find(({ category }) => category === 'sailing')
  return [
    {
      objectID: 'tickets-page',
      pattern: words.tickets[language],
      anchoring: 'is',
      renderingContent: { redirect: { url: tickets } },
    },
    ...bannerRules(language, site),
    {
      objectID: 'sail-first',
      pattern: words.sea[language],
      anchoring: 'is',
      promote: promoted ? [{ objectID: promoted.id, position: 0 }] : [],
      // Else it would stand first under dates that it is not on.
      filterPromotes: true,
    },
  ]
}
