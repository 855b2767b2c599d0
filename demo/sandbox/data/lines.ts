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

/** The rows of a Markdown table, by the names above its columns. */
export function rowsOf(table: string): Record<string, string>[] {
  const [names = [], , ...rows] = table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])))
}
