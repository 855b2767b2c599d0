// The snippet builder: `dist/builder.html` with its script and its style sheet, which work beside
// site-embed.js on any host.
import { copyFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { inAscii } from './lean.ts'

export const builderConfig = defineConfig({
  plugins: [
    inAscii(),
    {
      name: 'page-of-the-builder',
      writeBundle: () => copyFileSync('builder/builder.html', 'dist/builder.html'),
    },
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    cssTarget: 'esnext',
    modulePreload: false,
    emptyOutDir: false,
    minify: 'terser',
    lib: {
      entry: 'builder/main.tsx',
      formats: ['iife'],
      name: 'SiteEmbedBuilder',
      fileName: () => 'builder.js',
      cssFileName: 'builder',
    },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
