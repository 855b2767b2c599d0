// What a service answered when the page was built, which `site-embed prerender --fresh` has written into
// it as a script that does nothing. It counts for the very same question, and not for ever.
import { isObject, type Json, parsedJson } from '../net/json.ts'

export function writtenAnswer(question: string): Json | null {
  const all = document.querySelectorAll<HTMLElement>('script[data-answer]')
  const script = [...all].find(({ dataset }) => dataset.answer === question)
  const isFresh = script && Date.parse(script.dataset.until ?? '') > Date.now()
  const value = isFresh && parsedJson(script.textContent)
  return isObject(value) ? value : null
}
