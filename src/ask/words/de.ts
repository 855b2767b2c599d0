import type { AskWords } from './en.ts'

export const de: AskWords = {
  ask: 'Fragen',
  askWords: 'Fragen: {question}',
  askQuestion: 'Eine Frage stellen',
  askYours: 'Ihre Frage…',
  askAnswered: 'Die Antwort ist vollständig.',
  askSources: 'Quellen',
  askMachine: 'Maschinell erstellt. Die Antwort kann falsch sein.',
  askStop: 'Anhalten',
  askCopy: 'Kopieren',
  askCopied: 'Kopiert',
  askNotCopied: 'Ihr Browser hat nicht kopiert. Bitte markieren und kopieren Sie den Text selbst.',
  askHelped: 'Hilfreich',
  askNotHelped: 'Nicht hilfreich',
  askFull: 'Dieses Gespräch ist zu lang geworden. Bitte beginnen Sie ein neues.',
  askUnavailable:
    'Diese Frage kann gerade nicht beantwortet werden. Die Suche funktioniert weiter.',
  askConsent:
    'Ihre Frage geht an {host}, wo ein Sprachmodell sie beantwortet. Sie kann dort gespeichert werden. Ohne Ihre Zustimmung wird nichts gesendet.',
  askKept: 'Algolia speichert Fragen bis zu 90 Tage.',
}
