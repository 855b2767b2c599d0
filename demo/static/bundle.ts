// A sandbox as one script for pages.
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { guideSpace } from '../sandbox/data/content/space.ts'

const root = join(import.meta.dirname, '..', '..')
const node = join(import.meta.dirname, 'node.ts')

/** A module that reads the texts beside it says where it is, as node.ts knows the places. */
const places: Plugin = {
  name: 'places',
  transform: (code, id) =>
    code.includes('import.meta.dirname')
      ? code.replaceAll(
          'import.meta.dirname',
          JSON.stringify(`/${relative(root, dirname(id)).replaceAll('\\', '/')}`),
        )
      : undefined,
}

const fileSizes = () =>
  Object.fromEntries(
    guideSpace({ now: new Date() })
      .assets.filter(({ file }) => !file.draw)
      .map(({ id, file }) => [id, file.bytes().length]),
  )

/** From `entry` to a classic script of that name. */
export const bundleSandbox = (folder: string, entry: string, fileName: string) =>
  build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [places],
    define: { FILE_SIZES: JSON.stringify(fileSizes()) },
    resolve: {
      alias: { 'node:fs': node, 'node:path': node, 'node:crypto': node, 'node:zlib': node },
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry,
        formats: ['iife'],
        name: 'Sandbox',
        fileName: () => fileName,
      },
    },
  })
