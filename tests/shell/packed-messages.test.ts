// Words are packed by the build: what comes out of a script is what stands in the source.
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { packedMessages } from '../../scripts/bundle/messages.ts'
import { en } from '../../src/shell/messages/en.ts'
import { pl } from '../../src/shell/messages/pl.ts'

/** The hooks of the plugin, called as the bundler would for a script of one module. */
async function built(source: string, file = 'element.ts') {
  const plugin = packedMessages() as unknown as {
    buildStart(): Promise<void>
    load(id: string): string
    renderChunk(
      this: object,
      code: string,
      chunk: object,
      options: object,
      build: { chunks: object },
    ): { code: string }
  }
  await plugin.buildStart()
  const unpacker = plugin.load('\0unpacker')
  const modules = ['en', 'pl'].map((language) =>
    plugin
      .load(resolve(`src/shell/messages/${language}.ts`))
      .split('\n')
      .filter((line) => !line.startsWith('import '))
      .join('\n'),
  )
  const bundler = { getModuleInfo: () => ({ code: source }) }
  const chunk = { moduleIds: [`/a/src/${file}`] }
  const script = [unpacker, ...modules].join('\n')
  const { code } = plugin.renderChunk.call(bundler, script, chunk, {}, { chunks: { chunk } })
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

test('a script has the words that it names, plural forms included, in every language', async () => {
  const script = await built(`t('search'); t("resultCount")`)
  expect(script.en).toMatchObject({ search: en.search, resultCount: en.resultCount })
  expect(script.pl).toMatchObject({ search: pl.search, resultCount: pl.resultCount })
})

test('of a word that it does not name a script has the name alone, so that a page may add it', async () => {
  const { en: words } = await built(`t('search')`)
  expect(Object.keys(words)).toEqual(Object.keys(en))
  expect(words.resultCount).toBe('')
})

test('what sounds like a word in a room that shows none brings no word along', async () => {
  const { en: words } = await built(`host.call('close')`, 'page/open-entry.ts')
  expect(words.close).toBe('')
})
