// Which source each piece of a bundle comes from, read from its source map.

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Numbers as source maps write them: six bits a letter, the sign in the lowest. */
function numbers(segment: string): number[] {
  const found: number[] = []
  let value = 0
  let shift = 0
  for (const letter of segment) {
    const bits = digits.indexOf(letter)
    value |= (bits & 31) << shift
    shift += 5
    if (bits & 32) continue
    found.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return found
}

interface SourceMap {
  sources: string[]
  mappings: string
}

export interface Piece {
  source: string
  text: string
}

export function piecesBySource(code: string, map: SourceMap): Piece[] {
  const lines = code.split('\n')
  const pieces: Piece[] = []
  let source = 0
  for (const [at, mapping] of map.mappings.split(';').entries()) {
    const line = lines[at] ?? ''
    let column = 0
    const starts = mapping
      .split(',')
      .filter(Boolean)
      .map((segment) => {
        const [columns = 0, sources] = numbers(segment)
        column += columns
        source += sources ?? 0
        return { column, source: sources === undefined ? '' : (map.sources[source] ?? '') }
      })
    for (const [index, start] of starts.entries())
      pieces.push({
        source: start.source,
        text: line.slice(start.column, starts[index + 1]?.column),
      })
  }
  return pieces
}
