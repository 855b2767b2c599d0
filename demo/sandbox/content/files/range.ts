// A part of a file, as a player asks for it while it seeks.

export interface Span {
  first: number
  last: number
}

/** Undefined: the whole file. 'outside': nothing of what is asked exists. */
export function readRange(header: string | undefined, size: number): Span | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  const span =
    from === ''
      ? { first: Math.max(0, size - Number(to)), last: size - 1 }
      : { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
  return span.first > span.last || span.first >= size ? 'outside' : span
}
