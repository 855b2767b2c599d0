// Bytes of an answer → what the service says in them, one JSON object after the other. A chunk may end
// within a letter; besides `data:` lines there may be other fields, comments and bare JSON.
import { isObject, type Json, parsedJson } from '../net/json.ts'

export const streamEnd = '[DONE]'

/** A colon at the start begins a comment. A line of JSON begins with a bracket or a quote. */
const otherField = /^(?:\w*:|\w+$)/

/** Takes the next bytes, or nothing at the end, and returns the objects that are complete. */
export function createReader(): (bytes?: Uint8Array) => Json[] {
  const decoder = new TextDecoder()
  /** The line that is not complete yet. */
  let line = ''
  /** One object may be written on several lines. */
  let lines: string[] = []

  function objectIn(text: string): Json[] {
    if (text === streamEnd) return [{ type: streamEnd }]
    const value = parsedJson(text)
    return isObject(value) ? [value] : []
  }
  /** An empty line ends an object. */
  function take(whole: string): Json[] {
    const data = whole.replace(/^data: ?/, '')
    if (data === whole && otherField.test(whole)) return []
    const found = objectIn(whole ? data : lines.join('\n'))
    if (whole && !found.length) lines.push(data)
    else lines = []
    return found
  }

  return (bytes) => {
    const text = decoder.decode(bytes, { stream: bytes !== undefined })
    line += bytes ? text : `${text}\n\n`
    if (bytes && !/[\r\n]/.test(text)) return []
    // A carriage return at the end may be half of a line break.
    const complete = line.split(/\r\n|\n|\r(?!$)/)
    line = complete.pop() ?? ''
    return complete.flatMap(take)
  }
}
