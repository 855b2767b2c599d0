// What the agent says around the records that it has found, in four languages.
import type { Language } from './languages.ts'

export interface Found {
  words: string
  count: number
}

export interface Phrases {
  found(found: Found): string
  nothing(words: string): string
  hello: string
  best(link: string, summary: string): string
  also: string
  heads: readonly [title: string, place: string, when: string, price: string]
  free: string
  end: string
  followUps: readonly string[]
  fallback: string
}

export const PHRASES: Record<Language, Phrases> = {
  en: {
    found: ({ words, count }) =>
      count === 1
        ? `There is **one result** for “${words}”.`
        : `There are **${count} results** for “${words}”.`,
    nothing: (words) =>
      `I have found nothing for “${words}”. Try *fewer words*, or take away a filter.`,
    hello: 'Ask me about anything on this page: a place, a date, a name.',
    best: (link, summary) => `The best fit is ${link}. ${summary}`,
    also: 'These fit too:',
    heads: ['Title', 'Place', 'When', 'Price'],
    free: 'free',
    end: 'All of it is in the results beside this answer.',
    followUps: ['Which of them is cheapest?', 'And for children?'],
    fallback: 'I can only answer questions about what is on this page.',
  },
  pl: {
    found: ({ words, count }) =>
      count === 1
        ? `Znaleziono **jeden wynik** dla „${words}”.`
        : `Liczba wyników dla „${words}”: **${count}**.`,
    nothing: (words) =>
      `Nie znaleziono niczego dla „${words}”. Wpisz *mniej słów* albo usuń któryś filtr.`,
    hello: 'Zapytaj o cokolwiek z tej strony: o miejsce, termin albo nazwisko.',
    best: (link, summary) => `Najlepiej pasuje ${link}. ${summary}`,
    also: 'Pasują też:',
    heads: ['Tytuł', 'Miejsce', 'Kiedy', 'Cena'],
    free: 'bezpłatnie',
    end: 'Wszystko jest w wynikach obok tej odpowiedzi.',
    followUps: ['Co z tego jest najtańsze?', 'A dla dzieci?'],
    fallback: 'Odpowiadam tylko na pytania o to, co jest na tej stronie.',
  },
  de: {
    found: ({ words, count }) =>
      count === 1
        ? `Zu „${words}“ gibt es **ein Ergebnis**.`
        : `Zu „${words}“ gibt es **${count} Ergebnisse**.`,
    nothing: (words) =>
      `Zu „${words}“ gibt es keine Ergebnisse. Versuchen Sie es mit *weniger Wörtern* oder ohne einen der Filter.`,
    hello: 'Fragen Sie nach allem auf dieser Seite: nach einem Ort, einem Termin, einem Namen.',
    best: (link, summary) => `Am besten passt ${link}. ${summary}`,
    also: 'Auch diese passen:',
    heads: ['Titel', 'Ort', 'Wann', 'Preis'],
    free: 'kostenlos',
    end: 'Alles steht in den Ergebnissen neben dieser Antwort.',
    followUps: ['Was davon ist am günstigsten?', 'Und für Kinder?'],
    fallback: 'Ich beantworte nur Fragen zu dem, was auf dieser Seite steht.',
  },
  da: {
    found: ({ words, count }) =>
      count === 1
        ? `Der er **ét resultat** for ”${words}”.`
        : `Der er **${count} resultater** for ”${words}”.`,
    nothing: (words) =>
      `Der er ingen resultater for ”${words}”. Prøv med *færre ord*, eller fjern et filter.`,
    hello: 'Spørg om hvad som helst på siden: et sted, en dato, et navn.',
    best: (link, summary) => `${link} passer bedst. ${summary}`,
    also: 'Disse passer også:',
    heads: ['Titel', 'Sted', 'Hvornår', 'Pris'],
    free: 'gratis',
    end: 'Det hele står i resultaterne ved siden af svaret.',
    followUps: ['Hvad af det er billigst?', 'Og for børn?'],
    fallback: 'Jeg svarer kun på spørgsmål om det, der står på siden.',
  },
}
