// How the source is built: rooms stand on floors, and nothing imports in a circle, types included.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** Each room and those that it may import from. Files beside the rooms are the program: all of them. */
const floors: Record<string, readonly string[]> = {}
const stairs = ['contract', 'errors', 'format', 'net', 'recognition', 'page', 'shell', 'template']
for (const [floor, room] of stairs.entries()) floors[room] = stairs.slice(0, floor)
floors.search = stairs
floors.light = [...stairs, 'search']
// What the modules for bundlers have in the place of packages and of modules of ours.
floors.app = [...stairs, 'search', 'content', 'element', 'preview']
floors.content = stairs
// The script for the editor's frame: documents know it by what passes between them alone.
floors.preview = [...stairs, 'content']
// It makes an element of any component, and knows none.
floors.element = stairs.slice(0, -1)
// One for each file that a page may load.
floors.builds = [...stairs, 'search', 'content', 'element', 'main', 'app']
// The script of another engine: it asks as the search does, and the search does not know it.
floors.engines = ['contract', 'net', 'search']
// The script that asks an agent: the search gives it what it is to share.
floors.ask = [...stairs, 'search']
// Only the types of messages, so that no language is part of the bundle.
floors.languages = ['shell', 'ask']

/** The rooms of the search, from the ground up. The files beside them stand on all. */
const searchRooms = [
  ...['records', 'service', 'engine', 'instantsearch', 'told'],
  ...['results', 'filters', 'box', 'layouts'],
]

const roomOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : 'main')

interface Import {
  file: string
  isType: boolean
}

function importsOf(folder: string, file: string): Import[] {
  const source = readFileSync(join(folder, file), 'utf8')
  const found = source.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'(\.[^']+\.tsx?)'/gm,
  )
  return [...found].map(([, type, path = '']) => ({
    file: normalize(join(dirname(file), path)),
    isType: type !== undefined,
  }))
}

type Graph = ReadonlyMap<string, readonly Import[]>

const graphOf = (folder: string): Graph =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, importsOf(folder, file)]),
  )

const graph = graphOf('src')

/** The files from one to the other by imports, both included; null where there is no such way. */
function wayFrom(graph: Graph, start: string, end: string): string[] | null {
  const before = new Map<string, string>()
  const waiting = [start]
  for (const file of waiting)
    for (const { file: next } of graph.get(file) ?? [])
      if (!before.has(next)) {
        before.set(next, file)
        waiting.push(next)
      }
  if (!before.has(end)) return null
  const way = [end]
  do way.unshift(before.get(way[0] ?? '') ?? start)
  while (way[0] !== start)
  return way
}

test('the walk sees the imports', () => {
  expect(graph.size).toBeGreaterThan(150)
  expect([...graph.values()].flat().length).toBeGreaterThan(500)
  for (const { file } of [...graph.values()].flat()) expect(graph.has(file), file).toBe(true)
})

test.each(['src', 'demo', 'tools/builder', 'tools/cli'])(
  'no file of %s imports itself through others',
  (folder) => {
    const graph = graphOf(folder)
    const told = new Set<string>()
    const circles = [...graph.keys()].flatMap((file) => {
      const circle = told.has(file) ? null : wayFrom(graph, file, file)
      if (!circle) return []
      for (const one of circle) told.add(one)
      return [`circle: ${circle.join(' → ')}`]
    })
    expect(circles).toEqual([])
  },
)

test('every room has a floor', () => {
  const rooms = [...new Set([...graph.keys()].map(roomOf))].filter((room) => room !== 'main')
  expect(rooms.filter((room) => !floors[room])).toEqual([])
})

test('no room imports from one above it', () => {
  const upward = [...graph].flatMap(([file, imports]) => {
    const room = roomOf(file)
    if (room === 'main') return []
    return imports
      .filter(({ file: other }) => roomOf(other) !== room)
      .filter(({ file: other }) => !floors[room]?.includes(roomOf(other)))
      .map(({ file: other }) => `${file} imports ${other}: ${room} may not import ${roomOf(other)}`)
  })
  expect(upward).toEqual([])
})

test('no room of the search imports from one above it', () => {
  const floorOf = (file: string) => {
    const [, room = '', ...deeper] = file.split('/')
    return deeper.length ? searchRooms.indexOf(room) : searchRooms.length
  }
  const files = [...graph].filter(([file]) => roomOf(file) === 'search')
  expect(files.filter(([file]) => floorOf(file) < 0).map(([file]) => file)).toEqual([])
  const upward = files.flatMap(([file, imports]) =>
    imports
      .filter(({ file: other }) => roomOf(other) === 'search' && floorOf(other) > floorOf(file))
      .map(({ file: other }) => `${file} imports ${other}`),
  )
  expect(upward).toEqual([])
})

test('nothing imports the light engine, which knows the search up to its engine, and the parts that come later', () => {
  const users = [...graph].filter(
    ([file, imports]) =>
      roomOf(file) !== 'light' && imports.some(({ file: other }) => roomOf(other) === 'light'),
  )
  expect(users).toEqual([])
  const later = 'light/later.ts'
  const isPart = ([file, imports]: [string, readonly Import[]]) =>
    file === 'light/more.ts' || imports.some((one) => one.file === later)
  const known = [...graph]
    .filter(([file]) => roomOf(file) === 'light')
    .filter((one) => !isPart(one))
    .flatMap(([, imports]) => imports.map(({ file }) => file.split('/')))
    .filter(([room]) => room === 'search')
  for (const [, room] of known) expect(['service', 'engine']).toContain(room)
})

test('the scripts of other engines use only the search’s code for requests', () => {
  const taken = [...graph]
    .filter(([file]) => roomOf(file) === 'engines')
    .flatMap(([, imports]) => imports.map(({ file }) => file))
    .filter((file) => roomOf(file) === 'search')
  expect(taken.filter((file) => !file.startsWith('search/service/'))).toEqual([])
})

test('languages import nothing but types', () => {
  const values = [...graph]
    .filter(([file]) => roomOf(file) === 'languages')
    .flatMap(([, imports]) => imports.filter(({ isType }) => !isType))
    .filter(({ file }) => roomOf(file) !== 'languages')
  expect(values).toEqual([])
})

/** Without `:is(…)` and `:where(…)`, which forgive what is not known, and no comma within other brackets. */
const withoutBrackets = (css: string): string => {
  const less = css.replace(/(:[a-z-]+)?\(([^()]*)\)/g, (_, name = '', inside: string) =>
    /^:(is|where)$/.test(name) ? '' : `${name}[${inside.replaceAll(',', ' ')}]`,
  )
  return less === css ? css : withoutBrackets(less)
}

const selectorsIn = (css: string) =>
  [...withoutBrackets(css.replace(/\/\*[\s\S]*?\*\//g, '')).matchAll(/([^{};@]+)\{/g)].map(
    ([, list = '']) => list.split(',').map((selector) => selector.trim()),
  )

test('no selector breaks others in a browser without :has()', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const mixed = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => selectorsIn(readFileSync(join('src', file), 'utf8')))
    .filter((list) => list.some((one) => one.includes(':has')))
    .filter((list) => !list.every((one) => one.includes(':has')))
  expect(mixed).toEqual([])
})

test('nothing uses what Prototype.js breaks on arrays: entries(), and Array.from with a function', () => {
  const users = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /Array\.from\(|\.entries\(\)/.test(readFileSync(join('src', file), 'utf8')))
  expect(users).toEqual([])
})

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))

/** What a rule says may not be imported, with who imports it all the same. */
const outside: readonly [folders: readonly string[], rule: string, forbidden: RegExp][] = [
  [['src', 'demo', 'tools/builder'], 'nothing of the command line', /\/cli\//],
  [['src'], 'nothing of the tools', /\/tools\//],
  [['src/contract'], 'no package', /^[^.]/],
  [
    ['tools/builder'],
    'nothing of src but the contract, the themes, recognition, and how attributes are read',
    /\/src\/(?!contract\/|themes\/|recognition\/|element\/attributes\.ts$)/,
  ],
  [['demo/sandbox'], 'nothing of src', /\/src\//],
  [
    ['tools/cli'],
    'nothing of src that needs a browser, and nothing of demo, tests and scripts',
    /\/src\/(?:main|builds|light|element\/(?:define|controller|site-embed))|\/(?:demo|tests|scripts)\//,
  ],
]

test.each(outside)('%j: each file imports %s', (folders, _, forbidden) => {
  const importing = folders
    .flatMap(filesIn)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bfrom '([^']+)'/g)]
        .filter(([, path = '']) => forbidden.test(path))
        .map(([, path]) => `${file} imports ${path}`),
    )
  expect(importing).toEqual([])
})
