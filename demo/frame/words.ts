// What the pages are called, from pages.txt, and the frame's own words, in the guide's languages.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { linesOf } from '../sandbox/data/lines.ts'

export const pagesFolder = join(import.meta.dirname, '..', 'pages')
export const dist = join(import.meta.dirname, '..', '..', 'dist')

/** Of all pages that the frame can show. */
export const pageNames: ReadonlySet<string> = new Set(
  readdirSync(pagesFolder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => parse(file).name),
)

/** The guide is written in these. */
export const languages = { en: 'English', pl: 'Polski', de: 'Deutsch', da: 'Dansk' }
/** These come as scripts of their own; the guide itself is not written in them. */
export const scripts = {
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  sv: 'Svenska',
  nb: 'Norsk',
  cs: 'Čeština',
  uk: 'Українська',
  ar: 'العربية',
}
export const allLanguages: Record<string, string> = { ...languages, ...scripts }

export const isWritten = (lang: string): lang is keyof typeof languages =>
  Object.hasOwn(languages, lang)

export interface Example {
  name: string
  /** Where it is, if it is no page of the frame. */
  file?: string
  /** Only a server has it: the editor, which saves. */
  isServed?: boolean
  /** Its title and a line, in one of the guide's languages. */
  words(lang: string): { title: string; line: string }
}

function exampleFrom(text: string): Example {
  const [name = '', ...rest] = text.trim().split('\n')
  const lines = linesOf(rest.join('\n'))
  const words = (lang: string) => {
    const [title = '', line = ''] = (lines.get(isWritten(lang) ? lang : 'en') ?? '').split(' | ')
    return { title, line }
  }
  return {
    name,
    words,
    ...(name === 'builder' && { file: 'builder.html' }),
    ...(name === 'editor' && { isServed: true }),
  }
}

export interface ExampleGroup {
  title(lang: string): string
  examples: readonly Example[]
}

function groupFrom(text: string): ExampleGroup {
  const [head = '', ...rest] = text.split(/^# /m)
  const titles = linesOf(head)
  return {
    title: (lang) => titles.get(isWritten(lang) ? lang : 'en') ?? '',
    // Those that are made elsewhere, once they are there.
    examples: rest
      .map(exampleFrom)
      .filter(({ name, file, isServed }) =>
        file ? existsSync(join(dist, file)) : isServed || pageNames.has(name),
      ),
  }
}

/** In the order of the gallery. */
export const exampleGroups: readonly ExampleGroup[] = readFileSync(
  join(pagesFolder, 'pages.txt'),
  'utf8',
)
  .split(/^## /m)
  .slice(1)
  .map(groupFrom)

export const examples = exampleGroups.flatMap((group) => group.examples)

const written = {
  en: {
    title: 'One script tag. A search, and documents.',
    line: 'Every picture leads to a working page and the few lines behind it. Copy them, and put in your own names.',
    examples: 'Examples',
    live: 'Both together, live',
    source: 'Source of this page',
    copy: 'Copy',
    copied: 'Copied',
    all: 'All examples',
    back: 'Back',
    next: 'Next',
    languages: 'Languages',
    missing: 'This page does not exist.',
  },
  pl: {
    title: 'Jeden znacznik. Wyszukiwarka i dokumenty.',
    line: 'Każdy obrazek prowadzi do działającej strony i do kilku wierszy kodu, z których powstała. Skopiuj je i wstaw własne nazwy.',
    examples: 'Przykłady',
    live: 'Oba elementy na żywo',
    source: 'Kod tej strony',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    all: 'Wszystkie przykłady',
    back: 'Wstecz',
    next: 'Dalej',
    languages: 'Języki',
    missing: 'Nie ma tu takiej strony.',
  },
  de: {
    title: 'Ein Script-Tag. Eine Suche und Dokumente.',
    line: 'Jedes Bild führt zu einer Seite, die funktioniert, mit den wenigen Zeilen, die dafür nötig sind. Kopieren Sie sie und setzen Sie Ihre eigenen Namen ein.',
    examples: 'Beispiele',
    live: 'Beides zusammen, live',
    source: 'Quelltext dieser Seite',
    copy: 'Kopieren',
    copied: 'Kopiert',
    all: 'Alle Beispiele',
    back: 'Zurück',
    next: 'Weiter',
    languages: 'Sprachen',
    missing: 'Diese Seite gibt es hier nicht.',
  },
  da: {
    title: 'Ét script-tag. En søgning og dokumenter.',
    line: 'Hvert billede fører til en side, der virker, med de få linjer, der skal til. Kopiér dem, og sæt dine egne navne ind.',
    examples: 'Eksempler',
    live: 'Begge dele på én gang, live',
    source: 'Sidens kildekode',
    copy: 'Kopiér',
    copied: 'Kopieret',
    all: 'Alle eksempler',
    back: 'Tilbage',
    next: 'Næste',
    languages: 'Sprog',
    missing: 'Den side findes ikke her.',
  },
}

export const wordsIn = (lang: string) => written[isWritten(lang) ? lang : 'en']
