import type { AskWords } from './en.ts'

export const pl: AskWords = {
  ask: 'Zapytaj',
  askWords: 'Zapytaj: {question}',
  askQuestion: 'Zadaj pytanie',
  askYours: 'Twoje pytanie…',
  askAnswered: 'Odpowiedź jest gotowa.',
  askSources: 'Źródła',
  askMachine: 'Odpowiedź wygenerowana automatycznie. Może zawierać błędy.',
  askStop: 'Zatrzymaj',
  askCopy: 'Kopiuj',
  askCopied: 'Skopiowano',
  askNotCopied: 'Przeglądarka nie skopiowała tekstu. Zaznacz go i skopiuj ręcznie.',
  askHelped: 'Przydatna',
  askNotHelped: 'Nieprzydatna',
  askFull: 'Ta rozmowa jest już zbyt długa. Zacznij nową.',
  askUnavailable: 'Nie można teraz odpowiedzieć na to pytanie. Wyszukiwarka nadal działa.',
  askConsent:
    'Pytanie trafi do {host}, gdzie odpowie na nie model językowy. Może tam być przechowywane. Bez Twojej zgody nic tam nie trafi.',
  askKept: 'Algolia przechowuje pytania do 90 dni.',
}
