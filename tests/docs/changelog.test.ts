// Who reads what has changed finds the lines that are theirs.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every line of the changelog begins with those who will notice', () => {
  const lines = readFileSync('CHANGELOG.md', 'utf8').match(/^- .*/gm) ?? []
  expect(lines.length).toBeGreaterThan(10)
  const nobodys = lines.filter(
    (line) => !/^- (Site owners|Visitors|Readers|Developers)\b.*?: /.test(line),
  )
  expect(nobodys).toEqual([])
})
