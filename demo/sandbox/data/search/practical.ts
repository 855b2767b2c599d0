// The practical sentences at the end of a description, and the colours of the posters.
import type { Language, Told } from './languages.ts'
import type { PlannedEvent } from './program.ts'

const told = (en: string, pl: string, de: string, da: string): Told => ({ en, pl, de, da })

const freeOfCharge = told(
  'Admission is free.',
  'Wstęp jest wolny.',
  'Der Eintritt ist frei.',
  'Der er gratis adgang.',
)

const bookFree = told(
  'It costs nothing, but please reserve a place.',
  'Udział jest bezpłatny, prosimy jednak o rezerwację.',
  'Die Teilnahme kostet nichts, um Anmeldung wird gebeten.',
  'Det koster ikke noget, men man bedes reservere plads.',
)

const paid = [
  told(
    'Students and pensioners pay half price.',
    'Studenci i seniorzy płacą połowę ceny.',
    'Wer studiert oder in Rente ist, zahlt die Hälfte.',
    'Studerende og pensionister betaler halv pris.',
  ),
  told(
    'Tickets are sold online and, while they last, at the door.',
    'Bilety można kupić w internecie, a póki są, także na miejscu.',
    'Karten gibt es im Internet und, solange der Vorrat reicht, vor Ort.',
    'Billetter kan købes på nettet og på stedet, så længe der er flere.',
  ),
  told(
    'Groups of ten or more pay less.',
    'Grupy od dziesięciu osób płacą mniej.',
    'Gruppen ab zehn Personen zahlen weniger.',
    'Grupper på mindst ti betaler mindre.',
  ),
  told(
    'Come by bicycle and get ten per cent off.',
    'Kto przyjedzie rowerem, dostaje dziesięć procent zniżki.',
    'Wer mit dem Rad kommt, bekommt zehn Prozent Rabatt.',
    'Kommer man på cykel, får man ti procent rabat.',
  ),
]

const wheelchair = told(
  'The way in has no steps.',
  'Wejście nie ma stopni.',
  'Der Zugang ist stufenlos.',
  'Der er trinfri adgang.',
)

const signLanguage = told(
  'A sign-language interpreter is present.',
  'Obecny jest tłumacz języka migowego.',
  'Es wird in Gebärdensprache gedolmetscht.',
  'Der er tegnsprogstolk til stede.',
)

const hearingLoop = told(
  'A hearing loop is installed.',
  'Działa pętla indukcyjna.',
  'Eine Induktionsschleife ist vorhanden.',
  'Der er teleslynge.',
)

export function practicalSentences(event: PlannedEvent, language: Language): string[] {
  const lines = [
    tickets(event),
    event.wheelchair ? wheelchair : undefined,
    event.signLanguage && !event.kind.signed ? signLanguage : undefined,
    event.hearingLoop ? hearingLoop : undefined,
  ]
  return lines.flatMap((line) => (line ? [line[language]] : []))
}

function tickets({ price, bookable, variant }: PlannedEvent): Told | undefined {
  if (price > 0) return paid[variant % paid.length]
  return bookable ? bookFree : freeOfCharge
}

interface Color {
  name: Told
  hex: string
}

export const posterColors: readonly [Color, ...Color[]] = [
  { name: told('Sea blue', 'Morski błękit', 'Meerblau', 'Havblå'), hex: '#2f6690' },
  { name: told('Brick red', 'Ceglasty', 'Ziegelrot', 'Teglrød'), hex: '#b5472f' },
  { name: told('Amber', 'Bursztynowy', 'Bernstein', 'Ravgul'), hex: '#e0a030' },
  { name: told('Pine green', 'Sosnowa zieleń', 'Kieferngrün', 'Fyrregrøn'), hex: '#2f5d50' },
  { name: told('Sand', 'Piaskowy', 'Sand', 'Sand'), hex: '#dccfa8' },
  { name: told('Slate', 'Łupkowy', 'Schiefer', 'Skifer'), hex: '#56616b' },
  { name: told('Heather', 'Wrzosowy', 'Heide', 'Lyng'), hex: '#8d6a9f' },
  { name: told('Signal yellow', 'Sygnałowa żółć', 'Signalgelb', 'Signalgul'), hex: '#f2cf3b' },
  { name: told('Foam white', 'Biel piany', 'Schaumweiß', 'Skumhvid'), hex: '#f3f4f0' },
  { name: told('Tar black', 'Smolista czerń', 'Teerschwarz', 'Tjæresort'), hex: '#22252a' },
]
