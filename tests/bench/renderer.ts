// Contentful's HTML renderer as one script, made as a site owner would make it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

export interface Renderer {
  file: string
  remove(): void
}

export async function buildRenderer(): Promise<Renderer> {
  const folder = mkdtempSync(join(tmpdir(), 'site-embed-bench-'))
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: 'tests/bench/page/rich-text.js',
        formats: ['iife'],
        name: 'richText',
        fileName: () => 'rich-text.js',
      },
    },
  })
  return {
    file: join(folder, 'rich-text.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
