// What `npm publish` would give to others: the files, their size, and whether every tool finds them.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { expect, test } from '@playwright/test'
import { publint } from 'publint'
import { addedBuilds, builds, previewBuild } from '../../scripts/bundle/builds.ts'
import { moreOf } from '../../scripts/bundle/two-scripts.ts'
import { languages } from '../../src/languages/index.ts'
import { isObject } from '../../src/net/json.ts'
import { builtWithPackage, type Packed, pack } from './packed.ts'

test.describe.configure({ mode: 'serial' })

let packed: Packed
test.beforeAll(() => {
  packed = pack()
})

/** What is packed whole: a pattern for each group of files. */
const groups = [
  /^(?:LICENSE|README\.md|package\.json)$/,
  /^dist\/LICENSES\.txt$/,
  /^dist\/cli(?:\/main)?\.mjs$/,
  /^dist\/module\/(?:slim\/)?(?:shared\/)?[A-Za-z-]+\.js$/,
  /^dist\/(?:site-embed|site-search|rich-doc)(?:\.[a-z]+)*\.js$/,
  /^dist\/(?:site-embed|define|react|types\/[a-z]+)\.d\.ts$/,
  /^dist\/themes\/[a-z]+\.css$/,
  /^dist\/(?:custom-elements|web-types|vscode\.(?:html|css)-custom-data)\.json$/,
  /^dist\/(?:integrity|site-embed\.cdx)\.json$/,
]

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const hashOf = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

test('the package has scripts, modules, types and themes, and nothing unused', () => {
  expect(packed.files.filter((file) => !groups.some((group) => group.test(file)))).toEqual([])
})

test('a page can load every script and theme from a host of packages, with the integrity that is listed', () => {
  const { version, files } = readJson('dist/integrity.json')
  expect(version).toBe(readJson('package.json').version)
  const loaded = [
    ...[...builds, ...addedBuilds, previewBuild].flatMap(({ file, more }) =>
      more ? [file, moreOf(file)] : [file],
    ),
    ...Object.keys(languages).map((language) => `site-embed.${language}.js`),
    ...readdirSync('src/themes').map((name) => `themes/${name}`),
  ]
  expect(Object.keys(files)).toEqual(loaded.sort())
  for (const file of loaded) expect(files[file], file).toBe(hashOf(`dist/${file}`))
  const paths = [...loaded, 'integrity.json', 'LICENSES.txt'].map((name) => `dist/${name}`)
  expect(packed.files).toEqual(expect.arrayContaining(paths))
})

test('an auditor reads which packages are in which file, each with its version and licence', () => {
  const bill = readJson('dist/site-embed.cdx.json')
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  const inFile = (file: string) =>
    bill.components
      .filter(({ properties }: { properties: { value: string }[] }) =>
        properties.some(({ value }) => value === file),
      )
      .map(({ purl }: { purl: string }) => purl.replace(/@[^@]+$/, ''))
  expect(inFile('rich-doc.js')).toEqual(
    expect.arrayContaining(['pkg:npm/react', 'pkg:npm/%40r2wc/react-to-web-component']),
  )
  expect(inFile('rich-doc.slim.js')).toContain('pkg:npm/preact')
  expect(inFile('rich-doc.slim.js')).not.toContain('pkg:npm/react')
  for (const { purl, version, licenses } of bill.components) {
    expect(purl).toContain(`@${version}`)
    expect(licenses, purl).toHaveLength(1)
  }
  expect(readFileSync('dist/LICENSES.txt', 'utf8')).toContain('react-dom')
})

/** What the command line renders is what the slim modules render. */
const families = {
  'with the app’s React': /^dist\/module\/(?!slim\/)/,
  'slim, the command line included': /^dist\/(?:cli|module\/slim\/)/,
}

for (const [family, files] of Object.entries(families))
  test(`the code ${family} is in the package once`, () => {
    const code = packed.files.filter((file) => files.test(file))
    for (const text of ['Vorheriger Monat', 'body_html_safe', 'neither rich text nor'])
      expect(
        code.filter((file) => readFileSync(file, 'utf8').includes(text)),
        text,
      ).toHaveLength(1)
  })

test('the package installs no other package, and requires none', () => {
  const { dependencies, peerDependencies, peerDependenciesMeta } = readJson('package.json')
  expect(dependencies).toBeUndefined()
  expect(peerDependenciesMeta).toEqual(
    Object.fromEntries(Object.keys(peerDependencies).map((name) => [name, { optional: true }])),
  )
})

/** Source maps, or files that no page and no app loads, would be seen here first. */
test('an installed package takes no more than 4 MB', () => {
  expect(packed.size).toBeLessThan(4_000_000)
  expect(packed.size).toBeGreaterThan(2_000_000)
})

test('every name in package.json leads to a file that bundlers, Node and registries can use', async () => {
  const { buffer, byteOffset, byteLength } = packed.tarball
  const tarball = new Uint8Array(new Uint8Array(buffer, byteOffset, byteLength)).buffer
  const { messages } = await publint({ strict: true, pack: { tarball } })
  expect(messages).toEqual([])
})

/** Entries that hold code for an app. The others are files: scripts for a page, CSS and JSON. */
const typed = [
  ...['.', './site-search', './rich-doc', './define'],
  ...['./slim', './slim/site-search', './slim/rich-doc', './slim/define'],
  './react',
]
const forTemplates = ['preact', 'react', 'solid', 'svelte', 'vue'].map((name) => `./types/${name}`)
/** No mistake: there are modules alone, and every Node that the package asks for can require them. */
const meant = 'CJSResolvesToESM'

test('TypeScript finds the types of every entry, with every module resolution', async () => {
  const entrypoints = [...typed, ...forTemplates]
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(packed.tarball)), {
    entrypoints,
  })
  if (!result.types) throw new Error('no types at all')
  expect(Object.keys(result.entrypoints)).toEqual(entrypoints)
  const ways = ['node10', 'node16-cjs', 'node16-esm', 'bundler'] as const
  for (const [name, { resolutions }] of Object.entries(result.entrypoints))
    for (const way of ways)
      expect(resolutions[way].resolution?.fileName, `${name} by ${way}`).toMatch(/\.d\.ts$/)
  expect(result.problems.filter(({ kind }) => kind !== meant)).toEqual([])
})

test('TypeScript lets an app import a theme', async () => {
  const entrypoints = ['./themes/shop.css']
  const data = createPackageFromTarballData(new Uint8Array(packed.tarball))
  const result = await checkPackage(data, { entrypoints })
  if (!result.types) throw new Error('no types at all')
  const { 'node16-esm': node, bundler } = result.entrypoints['./themes/shop.css']?.resolutions ?? {}
  for (const way of [node, bundler]) expect(way?.resolution?.fileName).toMatch(/\.d\.ts$/)
})

/** Of package.json; what stands in the braces of `exports` is the package's own choice. */
const read: unknown = JSON.parse(readFileSync('package.json', 'utf8'))
const names = Object.keys(Object(isObject(read) ? read.exports : null))

test('the tests above cover every entry', () => {
  const code = names.filter((name) => !/\.(?:js|css|json)$/.test(name) && name !== './types/*')
  expect(code).toEqual(typed)
})

test('a server can import the package without an error', () => {
  const imports = typed.map((name) => `await import('site-embed${name.slice(1)}')`)
  const calls = ['define', 'slim/define'].map(
    (name) =>
      `await import('site-embed/${name}').then(({ define, richDoc }) => define([richDoc], { names: { richDoc: 'a-b' } }))`,
  )
  const code = [...imports, ...calls].join(';')
  const { stderr, stdout, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `${code};console.log(typeof globalThis.SiteEmbed)`],
    // Node would warn of two variables about colours that contradict each other.
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined } },
  )
  expect({ stderr, stdout, status }).toEqual({ stderr: '', stdout: 'undefined\n', status: 0 })
})

/** What only the other half has: requests of the search service, and nodes of a rich text. */
const marks = { SiteSearch: 'facetFilters', RichDoc: 'embedded-asset-block' } as const

for (const [name, other] of [
  ['RichDoc', 'SiteSearch'],
  ['SiteSearch', 'RichDoc'],
] as const)
  test(`an app that imports only ${name} has no code of ${other}`, async () => {
    const code = await builtWithPackage({
      files: { 'main.js': `import { ${name} } from 'site-embed/react'; window.shown = ${name}` },
    })
    expect(code).toContain(marks[name])
    expect(code).not.toContain(marks[other])
  })
