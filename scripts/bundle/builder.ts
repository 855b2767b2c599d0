// The snippet builder: `dist/builder.html` with its script and its style sheet, which work beside
// site-embed.js on any host.
import { copyFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { bannerOf, noted } from './licences.ts'

export const builderConfig = defineConfig({
  plugins: [
    noted(),
    {
      name: 'page-of-the-builder',
      writeBundle: () => copyFileSync('tools/builder/builder.html', 'dist/builder.html'),
    },
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    cssTarget: 'esnext',
    modulePreload: false,
    emptyOutDir: false,
    minify: 'terser',
    // Read right on a host that names another encoding, or none.
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
