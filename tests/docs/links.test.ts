// Every link leads to a file and a heading that exist.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { namer } from '../../tools/docs-site/headings.ts'

const root = join(import.meta.dirname, '../..')
const notOurs = ['node_modules', 'dist', 'dist-release', 'reports', 'test-results']

/** The pages for people; texts among the demo's data are none. */
function pagesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name.startsWith('.') || notOurs.includes(entry.name)) return []
    if (entry.isDirectory()) return entry.name === 'data' ? [] : pagesIn(path)
    return entry.name.endsWith('.md') ? [path] : []
  })
}

const pages = pagesIn(root)
const nameOf = (path: string) => relative(root, path)

/** The text without what is code: nothing in there is a link or a heading. */
const proseOf = (path: string) => readFileSync(path, 'utf8').replace(/^```[\s\S]*?^```/gm, '')

function anchorsOf(path: string): string[] {
  const nameOf = namer()
  return [...proseOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    nameOf(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
  )
}

const linksOf = (path: string) =>
  [...proseOf(path).matchAll(/\[[^\]]*\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))

const fileOf = (page: string, target: string) => {
  const [file = ''] = target.split('#')
  return file ? join(dirname(page), file) : page
}

function fault(page: string, target: string): string | null {
  const file = fileOf(page, target)
  if (!existsSync(file)) return `${target} is not there`
  const [, anchor] = target.split('#')
  if (anchor === undefined) return null
  if (!statSync(file).isFile() || !anchorsOf(file).includes(anchor))
    return `${target} has no such heading`
  return null
}

describe.each(pages.map((page) => [nameOf(page), page]))('%s', (_, page) => {
  test('links only to what exists', () => {
    expect(linksOf(page).flatMap((target) => fault(page, target) ?? [])).toEqual([])
  })
})

test('every page can be reached from the README', () => {
  const reached = new Set([join(root, 'README.md')])
  for (const page of reached)
    for (const target of linksOf(page)) {
      const file = fileOf(page, target)
      if (pages.includes(file)) reached.add(file)
    }
  expect(pages.filter((page) => !reached.has(page)).map(nameOf)).toEqual([])
})
