// An article nobody may see yet: only the preview shows it. Long lines: a paragraph is one string.
import type { ArticleSource } from './article.ts'
import { entryLink, p, ul } from './rich-text.ts'

export const articleDraft: ArticleSource = {
  id: 'article-draft',
  author: 'author-hanne',
  cover: 'picture-lighthouse',
  daysAgo: 1,
  topics: ['sea', 'art'],
  related: ['article-28', 'article-29'],
  draft: true,
  en: {
    title: 'The Lighthouse Biennial',
    summary: 'Seventeen lights, nine countries, one summer. Not announced yet.',
    body: [
      p(
        'Next summer seventeen lighthouses around the Baltic are to be lent to seventeen artists for a night each. Nobody has promised anything yet, least of all the lighthouses. What is certain:',
      ),
      ul(
        'one tower on Öland has asked not to be moved;',
        'one composer wants to use nothing but the foghorn;',
        'the opening will be held in the galley of a lightship.',
      ),
      p('Until then there are ', entryLink('article-28', 'waffles'), '.'),
    ],
  },
  pl: {
    title: 'Biennale Latarń',
    summary: 'Siedemnaście świateł, dziewięć krajów, jedno lato. Jeszcze nieogłoszone.',
    body: [
      p(
        'Przyszłego lata siedemnaście bałtyckich latarń morskich ma zostać na jedną noc wypożyczonych siedemnastu artystom. Nikt jeszcze niczego nie obiecał, a już najmniej latarnie. Pewne jest tylko tyle:',
      ),
      ul(
        'jedna wieża z Olandii prosi, żeby jej nie przestawiać;',
        'pewna kompozytorka nie chce używać niczego oprócz buczka mgłowego;',
        'otwarcie odbędzie się w kambuzie latarniowca.',
      ),
      p('Na razie są ', entryLink('article-28', 'gofry'), '.'),
    ],
  },
  de: {
    title: 'Die Leuchtturm-Biennale',
    summary: 'Siebzehn Lichter, neun Länder, ein Sommer. Noch nicht angekündigt.',
    body: [
      p(
        'Im nächsten Sommer sollen siebzehn Leuchttürme rund um die Ostsee für je eine Nacht an siebzehn Künstler verliehen werden. Versprochen hat noch niemand etwas, am wenigsten die Leuchttürme. Fest steht:',
      ),
      ul(
        'ein Turm auf Öland bittet darum, nicht verrückt zu werden;',
        'eine Komponistin will ausschließlich das Nebelhorn verwenden;',
        'eröffnet wird in der Kombüse eines Feuerschiffs.',
      ),
      p('Bis dahin gibt es ', entryLink('article-28', 'Waffeln'), '.'),
    ],
  },
  da: {
    title: 'Fyrtårnsbiennalen',
    summary: 'Sytten fyr, ni lande, én sommer. Endnu ikke offentliggjort.',
    body: [
      p(
        'Til næste sommer skal sytten fyrtårne rundt om Østersøen lånes ud til sytten kunstnere, en nat hver. Ingen har lovet noget endnu, mindst af alt fyrtårnene. Fast står kun dette:',
      ),
      ul(
        'et tårn på Öland har bedt om ikke at blive flyttet;',
        'en komponist vil ikke bruge andet end tågehornet;',
        'åbningen bliver holdt i kabyssen på et fyrskib.',
      ),
      p('Indtil da er der ', entryLink('article-28', 'vafler'), '.'),
    ],
  },
}
