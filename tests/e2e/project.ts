// A project of somebody who has a build: files in the place of those on the disk, made into one script.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { build, type Plugin } from 'vite'

export interface Project {
  /** By name; the first is where it begins. */
  files: Record<string, string>
  alias?: Record<string, string>
  plugins?: Plugin[]
  /** Libraries say then what is wrong. */
  isDevelopment?: true
  /** As an app is published. */
  isMinified?: boolean
  /** Which package makes elements of JSX; React, where none is named. */
  jsx?: string
}

const here = `${process.cwd()}/`

const standIns = (files: Record<string, string>): Plugin => ({
  name: 'files',
  enforce: 'pre',
  resolveId: (id) => (id in files ? here + id : null),
  load: (id) => files[id.replace(here, '')] ?? null,
})

const kept = 'node_modules/.cache/projects'

/** Made once, until its files or a dependency change. */
export async function built(project: Project): Promise<string> {
  const made = [JSON.stringify(project), readFileSync('package-lock.json', 'utf8')].join()
  const file = `${kept}/${createHash('sha256').update(made).digest('hex')}.js`
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const code = await make(project)
  mkdirSync(kept, { recursive: true })
  writeFileSync(file, code)
  return code
}

async function make({
  files,
  alias = {},
  plugins = [],
  isDevelopment,
  isMinified = false,
  jsx,
}: Project): Promise<string> {
  const [input = ''] = Object.keys(files)
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"' },
    resolve: { alias },
    oxc: {
      jsx: { runtime: 'automatic', ...(jsx ? { importSource: jsx } : {}) },
      decorator: { legacy: true },
    },
    plugins: [standIns(files), ...plugins],
    build: {
      write: false,
      minify: isMinified,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}
