// The service's answer from when `site-embed prerender --fresh` wrote the page. It is valid for a while.
import { isObject, type Json, parsedJson } from '../net/json.ts'

export function writtenAnswer(question: string): Json | null {
  const all = document.querySelectorAll<HTMLElement>('script[data-answer]')
  const script = [...all].find(({ dataset }) => dataset.answer === question)
  const isFresh = script && Date.parse(script.dataset.until ?? '') > Date.now()
  const value = isFresh && parsedJson(script.textContent)
  return isObject(value) ? value : null
}
