import type { AskWords } from './en.ts'

export const de: AskWords = {
  ask: 'Fragen',
  askWords: 'Fragen: {question}',
  askQuestion: 'Eine Frage stellen',
  askYours: 'Frage eingeben …',
  askAnswered: 'Die Antwort ist vollständig.',
  askSources: 'Quellen',
  askMachine: 'Von KI erstellt. Die Antwort kann Fehler enthalten.',
  askStop: 'Stoppen',
  askCopy: 'Kopieren',
  askCopied: 'Kopiert',
  askNotCopied: 'Das Kopieren hat nicht geklappt. Bitte den Text markieren und selbst kopieren.',
  askHelped: 'Hilfreich',
  askNotHelped: 'Nicht hilfreich',
  askFull: 'Dieses Gespräch ist zu lang geworden. Bitte ein neues beginnen.',
  askUnavailable:
    'Diese Frage kann gerade nicht beantwortet werden. Die Suche funktioniert weiter.',
  askConsent:
    'Die Frage geht an {host}, wo ein Sprachmodell sie beantwortet. Sie kann dort gespeichert werden. Ohne Zustimmung wird nichts gesendet.',
  askKept: 'Algolia speichert Fragen bis zu 90 Tage lang.',
}
