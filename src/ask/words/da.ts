import type { AskWords } from './en.ts'

export const da: AskWords = {
  ask: 'Spørg',
  askWords: 'Spørg: {question}',
  askQuestion: 'Stil et spørgsmål',
  askYours: 'Dit spørgsmål…',
  askAnswered: 'Svaret er færdigt.',
  askSources: 'Kilder',
  askMachine: 'Lavet af en maskine. Svaret kan være forkert.',
  askStop: 'Stop',
  askCopy: 'Kopiér',
  askCopied: 'Kopieret',
  askNotCopied: 'Din browser kopierede ikke. Markér teksten, og kopiér den selv.',
  askHelped: 'Det hjalp',
  askNotHelped: 'Det hjalp ikke',
  askFull: 'Samtalen er blevet for lang. Start en ny.',
  askUnavailable: 'Spørgsmålet kan ikke besvares lige nu. Du kan stadig søge.',
  askConsent:
    'Dit spørgsmål sendes til {host}, hvor en sprogmodel besvarer det. Det kan blive gemt der. Intet sendes, før du giver samtykke.',
  askKept: 'Algolia gemmer spørgsmål i op til 90 dage.',
}
