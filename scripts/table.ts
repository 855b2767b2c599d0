// Tables as Markdown has them.
export type Row = readonly [string, ...string[]]

export const code = (text: string) => `\`${text}\``

export const table = (heads: Row, rows: readonly Row[]) =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`)
    .join('\n')
