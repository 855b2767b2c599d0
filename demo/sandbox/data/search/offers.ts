// What the banners of the events offer: each has a page.
import type { Told } from './languages.ts'

const told = (en: string, pl: string, de: string, da: string): Told => ({ en, pl, de, da })

export interface Offer {
  id: string
  /** On the guide's site. */
  address: string
  title: Told
  text: Told
  /** The name of its picture, which is as wide as a banner. */
  picture?: string
}

export const bannerSize = [1200, 300] as const

export const jazzPass: Offer = {
  id: 'offer-jazz-pass',
  address: '/jazz-pass',
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
  picture: 'pier-jazz-banner',
}

export const tenOrgans: Offer = {
  id: 'offer-organs',
  address: '/organs',
  title: told(
    'Hear ten organs in ten days',
    'Dziesięć organów w dziesięć dni',
    'Zehn Orgeln in zehn Tagen hören',
    'Hør ti orgler på ti dage',
  ),
  text: told(
    'One church a day, and a concert in each of them. The ferries wait until the last chord.',
    'Jeden kościół dziennie, a w każdym koncert. Promy czekają do ostatniego akordu.',
    'Jeden Tag eine Kirche und in jeder ein Konzert. Die Fähren warten bis zum letzten Akkord.',
    'Én kirke om dagen og en koncert i hver af dem. Færgerne venter til den sidste akkord.',
  ),
  picture: 'hall-organ-banner',
}

export const springProgramme: Offer = {
  id: 'offer-spring',
  address: '/spring',
  title: told(
    'Spring programme: the first concerts in the open air',
    'Program wiosenny: pierwsze koncerty pod gołym niebem',
    'Frühlingsprogramm: die ersten Konzerte im Freien',
    'Forårsprogram: de første koncerter i det fri',
  ),
  text: told(
    'The stages on the beach open on the first of May, whatever the weather thinks of it.',
    'Sceny na plaży ruszają pierwszego maja, bez względu na zdanie pogody.',
    'Die Bühnen am Strand öffnen am ersten Mai, was immer das Wetter davon hält.',
    'Scenerne på stranden åbner den første maj, uanset hvad vejret mener.',
  ),
}

export const offers: readonly Offer[] = [jazzPass, tenOrgans, springProgramme]
