// The snippet builder: `dist/builder.html` with its script and its style sheet, which work beside the scripts
// on any host, and know the integrity of those that are built.
import { copyFileSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { bannerOf, noted } from './licences.ts'

interface Known {
  version: string
  files: Readonly<Record<string, string>>
}

export function builderConfig() {
  const { version, files } = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as Known
  return defineConfig({
    plugins: [
      noted(),
      {
        name: 'page-of-the-builder',
        writeBundle: () => copyFileSync('tools/builder/builder.html', 'dist/builder.html'),
      },
    ],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VERSION__: JSON.stringify(version),
      __INTEGRITY__: JSON.stringify(files),
    },
    build: {
      target: 'es2022',
      cssTarget: 'esnext',
      modulePreload: false,
      emptyOutDir: false,
      minify: 'terser',
      // ASCII, because a host may name another encoding, or none.
      terserOptions: { format: { ascii_only: true } },
      lib: {
        entry: 'tools/builder/main.tsx',
        formats: ['iife'],
        name: 'SiteEmbedBuilder',
        fileName: () => 'builder.js',
        cssFileName: 'builder',
      },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { postBanner: bannerOf('builder.js') },
      },
    },
  })
}
