// The guides for other people’s systems show what the builder prints for them, word for word.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Environment, emptySettings, environments } from '../../tools/builder/settings.ts'
import { withScript } from '../../tools/builder/snippet/files.ts'
import { print } from '../../tools/builder/snippet/print.ts'
import { read } from '../../tools/builder/snippet/read.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** In a list a block is indented as the list is. */
const blockOf = (guide: string, language: string) =>
  new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^\\1\`\`\``, 'm').exec(guide)

const guides: Partial<Record<Environment, readonly [file: string, language: string]>> = {
  html: ['html', 'html'],
  webflow: ['webflow', 'html'],
  squarespace: ['squarespace', 'html'],
  wix: ['wix', 'html'],
  shopify: ['shopify', 'html'],
  gtm: ['tag-manager', 'html'],
  react: ['react', 'jsx'],
  vue: ['vue', 'vue'],
}

test('each kind of page that the builder knows by its name has a guide', () => {
  const known = readdirSync('docs/guides').map((name) => name.replace('.md', ''))
  const named = environments.filter((name) => name !== 'placeholder')
  for (const name of named) expect(known).toContain(guides[name]?.[0] ?? name)
})

test.each(Object.entries(guides))('the guide for %s shows what the builder prints', (name, at) => {
  const [file, language] = at
  const text = readFileSync(`docs/guides/${file}.md`, 'utf8')
  const [, indent = '', block = ''] = blockOf(text, language) ?? []
  const snippet = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trimEnd()
  const environment = environments.find((one) => one === name)
  const settings = read(snippet, { ...emptySettings, for: environment ?? 'html' })?.settings
  expect(settings).toMatchObject({ for: name, host: 'public', widgets: false })
  // A release writes the one of its files.
  const [integrity = ''] = /sha384-[^"]+/.exec(snippet) ?? []
  const printed = settings && print(withScript(settings, version), () => integrity)
  expect(printed?.map(({ code }) => code)).toEqual([snippet])
})
