import type { AskWords } from './en.ts'

export const da: AskWords = {
  ask: 'Spørg',
  askWords: 'Spørg: {question}',
  askQuestion: 'Stil et spørgsmål',
  askYours: 'Dit spørgsmål…',
  askAnswered: 'Svaret er færdigt.',
  askSources: 'Kilder',
  askMachine: 'Skrevet af AI. Svaret kan indeholde fejl.',
  askStop: 'Stop',
  askCopy: 'Kopiér',
  askCopied: 'Kopieret',
  askNotCopied: 'Kopieringen mislykkedes. Markér teksten, og kopiér den selv.',
  askHelped: 'Nyttigt',
  askNotHelped: 'Ikke nyttigt',
  askFull: 'Samtalen er blevet for lang. Start en ny samtale.',
  askUnavailable: 'Spørgsmålet kan ikke besvares lige nu. Du kan stadig søge.',
  askConsent:
    'Dit spørgsmål sendes til {host}, hvor en sprogmodel besvarer det. Det kan blive gemt der. Der sendes intet, før du giver samtykke.',
  askKept: 'Algolia gemmer spørgsmål i op til 90 dage.',
}
