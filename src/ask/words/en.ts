// English is the type: a language that lacks one of these does not compile. `{names}` are filled in.
export const en = {
  // Answers, with the script `site-embed.ask.js`.
  /** On the button after the field. */
  ask: 'Ask',
  askWords: 'Ask: {question}',
  /** When nothing is typed. */
  askQuestion: 'Ask a question',
  /** In the field. */
  askYours: 'Your question…',
  /** Announced by screen readers once. */
  askAnswered: 'The answer is complete.',
  askSources: 'Sources',
  askMachine: 'Written by AI. It can be wrong.',
  askStop: 'Stop',
  askCopy: 'Copy',
  askCopied: 'Copied',
  askNotCopied: 'Your browser did not copy it. Please select the text and copy it yourself.',
  askHelped: 'This helped',
  askNotHelped: 'This did not help',
  askFull: 'This conversation has become too long. Please start a new one.',
  askUnavailable: 'This question cannot be answered right now. You can still search.',
  /** Before the first question, with `loading="consent"`; {host} is where the service is. */
  askConsent:
    'Your question goes to {host}, where a language model answers it. It may be kept there. Nothing is sent until you agree.',
  /** After it, if the service is Algolia. */
  askKept: 'Algolia keeps questions for up to 90 days.',
} satisfies Record<string, string>

export type AskWords = { [Key in keyof typeof en]: string }
