// The command as people run it: built, in a process of its own, beside local services.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build } from 'vite'
import { createContentService } from '../../demo/sandbox/content/service.ts'
import { guideSpace } from '../../demo/sandbox/data/content/space.ts'
import { createSearchService } from '../../demo/sandbox/search/service.ts'
import { startSandbox } from '../../demo/sandbox/server.ts'
import { addedBuilds } from '../../scripts/bundle/builds.ts'
import { slimModulesConfig } from '../../scripts/bundle/modules.ts'
import { configFor } from '../../vite.config.ts'
import { gallery } from '../fixtures/gallery.ts'
import { priced } from '../fixtures/many.ts'
import { neighbours } from '../fixtures/neighbours.ts'
import { searchApps, space, tales } from '../fixtures/tales.ts'

export interface Ended {
  code: number | null
  out: string
  err: string
}

export interface Command {
  folder: string
  /** Writes a file into the folder. */
  file(name: string, text: string): string
  read(name: string): string
  run(...words: string[]): Promise<Ended>
  /** With a script that is run before the command, and the process in hand. */
  start(before: string, ...words: string[]): { child: ChildProcess; ended: Promise<Ended> }
  close(): Promise<void>
}

export interface Pages extends Command {
  url: string
  services: Awaited<ReturnType<typeof startSandbox>>
  /** What the server sends for a path. */
  served: Map<string, { html: string; headers?: Record<string, string> }>
}

/** As a page writes them. */
export const search = (url: string) =>
  `app-id="TESTAPP" api-key="search-key" search-host="${url}" index-name="tales"`
export const content = (url: string) =>
  `space-id="harbour" access-token="delivery-token" content-host="${url}"`

export const pageOf = (
  body: string,
  head = '<script src="/site-embed.js" defer></script>',
  lang = 'en',
) =>
  `<!doctype html>\n<html lang="${lang}">\n<head><meta charset="utf-8"><title>T</title>${head}</head>\n<body>\n${body}\n</body>\n</html>\n`

function startIn(folder: string, words: readonly string[]) {
  const child = spawn(process.execPath, words, { cwd: folder })
  const [out, err]: [Buffer[], Buffer[]] = [[], []]
  child.stdout.on('data', (text) => out.push(text))
  child.stderr.on('data', (text) => err.push(text))
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) =>
      resolve({ code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }),
    )
  })
  return { child, ended }
}

const usual = () => [
  createSearchService({ indices: [tales, priced], apps: searchApps }),
  createContentService([
    ...[space, gallery, ...neighbours],
    guideSpace({ now: new Date('2026-02-01') }),
  ]),
]

/**
 * Built where nobody else looks, so that it is of the source as it stands. With the scripts of other
 * engines where these are asked.
 */
export async function startCommand({ withEngines = false } = {}): Promise<Command> {
  // Within the project, as its packages have to be found.
  mkdirSync('reports', { recursive: true })
  const home = mkdtempSync(resolve('reports/cli-'))
  const folder = join(home, 'pages')
  mkdirSync(folder)
  const { build: options, ...others } = slimModulesConfig
  await build({
    configFile: false,
    logLevel: 'warn',
    ...others,
    build: { ...options, outDir: home },
  })
  for (const engine of withEngines ? addedBuilds : []) {
    const { build: own, ...others } = configFor(engine)
    const there = { ...own, outDir: home, copyPublicDir: false }
    await build({ configFile: false, logLevel: 'warn', ...others, build: there })
  }
  return {
    folder,
    file(name, text) {
      const path = join(folder, name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      return name
    },
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    run: (...words) => startIn(folder, [join(home, 'cli.mjs'), ...words]).ended,
    start(before, ...words) {
      const script = join(home, 'before.cjs')
      writeFileSync(script, before)
      return startIn(folder, ['--require', script, join(home, 'cli.mjs'), ...words])
    },
    async close() {
      rmSync(home, { recursive: true, force: true })
    },
  }
}

export async function startPages(own = usual(), needs = {}): Promise<Pages> {
  const command = await startCommand(needs)
  // The script of the pages is there; nobody runs it.
  const served: Pages['served'] = new Map([['/site-embed.js', { html: '' }]])
  const services = await startSandbox({
    services: own,
    pages: ({ url }) => {
      const page = served.get(url.pathname)
      return (
        page && {
          status: 200,
          headers: { 'content-type': 'text/html', ...page.headers },
          body: page.html,
        }
      )
    },
  })
  return {
    ...command,
    url: services.url,
    services,
    served,
    async close() {
      await services.close()
      await command.close()
    },
  }
}
