import type { AskWords } from './en.ts'

export const pl: AskWords = {
  ask: 'Zapytaj',
  askWords: 'Zapytaj: {question}',
  askQuestion: 'Zadaj pytanie',
  askYours: 'Pytanie…',
  askAnswered: 'Odpowiedź jest gotowa.',
  askSources: 'Źródła',
  askMachine: 'Odpowiedź wygenerowana automatycznie. Może zawierać błędy.',
  askStop: 'Zatrzymaj',
  askCopy: 'Kopiuj',
  askCopied: 'Skopiowano',
  askNotCopied: 'Przeglądarka nie skopiowała tekstu. Prosimy zaznaczyć go i skopiować ręcznie.',
  askHelped: 'Pomocna',
  askNotHelped: 'Niepomocna',
  askFull: 'Ta rozmowa jest już zbyt długa. Prosimy rozpocząć nową.',
  askUnavailable: 'Nie można teraz odpowiedzieć na to pytanie. Wyszukiwarka nadal działa.',
  askConsent:
    'Pytanie trafi do {host}, gdzie odpowie na nie model językowy. Może tam być przechowywane. Bez zgody nic nie zostanie wysłane.',
  askKept: 'Algolia przechowuje pytania do 90 dni.',
}
