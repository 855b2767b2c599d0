// The services' answers, as inert scripts in the page: the element reads them instead of sending the same requests,
// for as long as they are valid.

export interface Answer {
  /** Of a document its address; of a search all that was asked. */
  question: string
  text: string
}

/** Languages of a space are asked for once in a run, and belong to every page that has asked for them. */
const languages = new Map<string, Answer>()

const spaceOf = (address: string) => address.split(/\/(?:entries|assets|locales)\?/)[0] ?? address

function record(into: Answer[]) {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init)
    const address = String(input)
    if (response.ok && (init?.method ?? 'GET') === 'GET') {
      const answer = { question: address, text: await response.clone().text() }
      if (/\/locales\?/.test(address)) languages.set(spaceOf(address), answer)
      else into.push(answer)
    }
    return response
  }
  return () => {
    globalThis.fetch = fetch
  }
}

/** What the content service answers while the work is done. */
export async function withAnswers<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; answers: readonly Answer[] }> {
  const found: Answer[] = []
  const end = record(found)
  try {
    const result = await work()
    const spaces = new Set(found.map(({ question }) => spaceOf(question)))
    const spoken = [...spaces].flatMap((space) => languages.get(space) ?? [])
    return { result, answers: [...found, ...spoken] }
  } finally {
    end()
  }
}

const quoted = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/** Nothing in it ends the script. */
const inScript = (json: string) => JSON.stringify(JSON.parse(json)).replace(/</g, '\\u003c')

export function answersAsScripts(answers: readonly Answer[], minutes: number): string {
  const until = new Date(Date.now() + minutes * 60_000).toISOString()
  return answers
    .map(
      ({ question, text }) =>
        `<script type="application/json" data-answer="${quoted(question)}" data-until="${until}">${inScript(text)}</script>`,
    )
    .join('')
}
