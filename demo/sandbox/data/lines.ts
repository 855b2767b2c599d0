// Texts among the data begin with lines of `name: value`.

export type Lines = ReadonlyMap<string, string>

export const linesOf = (text: string): Lines =>
  new Map(
    text.split('\n').map((line) => {
      const [name = '', ...value] = line.split(':')
      return [name, value.join(':').trim()] as const
    }),
  )

/** The parts of a value, none where there is no such line. */
export const partsOf = (lines: Lines, name: string, separator: string): string[] =>
  lines.get(name)?.split(separator) ?? []
