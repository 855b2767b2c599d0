// The lines that ask ahead of the script, put into a page by the command that site owners use.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const known = new Map<string, string>()

export function withEarlyLines(page: string): string {
  const before = known.get(page)
  if (before !== undefined) return before
  const folder = mkdtempSync(join(tmpdir(), 'site-embed-early-'))
  const file = join(folder, 'page.html')
  writeFileSync(file, page)
  const after = execFileSync('npm', ['run', '--silent', 'early', '--', file], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  rmSync(folder, { recursive: true, force: true })
  known.set(page, after)
  return after
}
