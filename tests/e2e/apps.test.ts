// The samples of demo/apps, each as somebody would have it: installed with the packed package, built, served,
// and opened beside the sandbox. What is installed stays for the next run.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, type Page, type Response, test } from '@playwright/test'
import { demoPages } from '../../demo/pages.ts'
import type { Service } from '../../demo/sandbox/http.ts'
import { type Sandbox, startSandbox } from '../../demo/sandbox/server.ts'
import { guideServices } from './guide.ts'
import { pack } from './packed.ts'

const samples = 'demo/apps'
const isSample = (name: string) => !name.endsWith('.md')
const kept = join(tmpdir(), 'site-embed-apps')
const tarball = join(kept, 'site-embed.tgz')

// An installation may take its time.
test.describe.configure({ timeout: 600_000 })

test.beforeAll(() => {
  mkdirSync(kept, { recursive: true })
  writeFileSync(tarball, pack().tarball)
})

function run(folder: string, program: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  const child = spawn(program, args, {
    cwd: folder,
    // The tests' own mode is none of a build's.
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => said.push(text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => {
      const text = Buffer.concat(said).toString()
      if (status === 0) resolve(text)
      else reject(new Error(`${program} ${args.join(' ')} in ${folder}:\n${text}`))
    })
  })
}

/** The sample's packages, installed once for what it and the package ask for, and the package as it is now. */
async function install(name: string, folder: string) {
  const wanted = JSON.parse(readFileSync(join(samples, name, 'package.json'), 'utf8'))
  wanted.dependencies['site-embed'] = `file:${tarball}`
  const asked = JSON.stringify(wanted) + readFileSync('package.json', 'utf8')
  const mark = join(folder, 'node_modules', createHash('sha256').update(asked).digest('hex'))
  if (!existsSync(mark)) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted))
    await run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--no-package-lock')
    writeFileSync(mark, '')
  }
  const place = join(folder, 'node_modules/site-embed')
  for (const file of readdirSync(place))
    if (file !== 'node_modules') rmSync(join(place, file), { recursive: true })
  spawnSync('tar', ['-xzf', tarball, '-C', place, '--strip-components=1'])
}

/** In a folder of its own: tests run side by side. */
async function built(name: string, folder = join(kept, name)): Promise<string> {
  await install(name, folder)
  for (const file of readdirSync(join(samples, name)))
    if (file !== 'package.json')
      cpSync(join(samples, name, file), join(folder, file), { recursive: true })
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  await run(folder, 'npm', 'run', 'build')
  return join(folder, 'dist')
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.txt': 'text/plain',
}

const filesOf =
  (folder: string): Service =>
  ({ url }) => {
    const file = join(
      folder,
      url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname,
    )
    if (!existsSync(file)) return undefined
    return {
      status: 200,
      headers: { 'content-type': types[extname(file)] ?? 'application/octet-stream' },
      body: readFileSync(file),
    }
  }

function serve(folder: string): Promise<Sandbox> {
  const now = new Date()
  const services = guideServices(now)
  const [files, demo] = [filesOf(folder), demoPages()]
  return startSandbox({
    services,
    pages: (request) =>
      request.url.pathname.startsWith('/pictures/') ? demo(request) : files(request),
  })
}

/** `npm run dev` beside the demo’s services, until it says where it is. */
async function develop(folder: string, demo: Sandbox) {
  const child = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: {
      ...{ ...process.env, DEMO: demo.url, NO_COLOR: '1', NODE_ENV: 'development' },
      ...{ NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // With a group of its own, so that what it starts ends with it.
    detached: true,
  })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += text
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? []
      if (found) resolve(found)
    }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', hear)
    child.on('close', () => reject(new Error(`npm run dev in ${folder}:\n${said}`)))
  })
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid)
  }
  return { url, end }
}

async function isFoundWhileWorkedOn(page: Page, folder: string, demo: Sandbox) {
  const server = await develop(folder, demo)
  try {
    await page.goto(server.url)
    // What is asked for first is made first.
    await expect(page.locator('[part="hit"]')).toHaveCount(6, { timeout: 120_000 })
    await expect(page.locator('[part="document"]')).toContainText('ferry')
  } finally {
    server.end()
  }
}

/** Bytes of gzip of all scripts that a page loads, and how long it took to its first results. */
async function measured(page: Page, open: () => Promise<unknown>) {
  const scripts = new Map<string, Promise<Buffer>>()
  const keep = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
  }
  page.on('response', keep)
  await page.addInitScript(() =>
    addEventListener('search-results', () => performance.mark('results'), { once: true }),
  )
  await open()
  // A script that the page loads later may not be whole when the test ends.
  page.off('response', keep)
  const milliseconds = await page.evaluate(
    () => performance.getEntriesByName('results')[0]?.startTime ?? Number.NaN,
  )
  const bodies = await Promise.all(scripts.values())
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  return { kilobytes: Math.round(bytes / 1000), milliseconds: Math.round(milliseconds) }
}

const pageOfApps = readFileSync(join(samples, 'README.md'), 'utf8')
const toldOf = (name: string) =>
  Number(new RegExp(`^\\| \\[${name}\\]\\(.*\\| (\\d+) kB \\|$`, 'm').exec(pageOfApps)?.[1])

const mistakes = {
  'an attribute': ['<site-search index-nam="a" />', 'indexNam'],
  'a value': ['<site-search layout="popup" />', 'popup'],
  'an event': ['<rich-doc @doc-lod="() => {}" />', 'onDocLod'],
  'a detail': ['<site-search @search-results="({ detail }) => detail.nbHit" />', 'nbHit'],
} as const

test('a wrong name or value in a Vue template fails the type check', async () => {
  const folder = join(kept, 'vue-types')
  await built('vue', folder)
  const told: Record<string, boolean> = {}
  for (const [what, [tag, word]] of Object.entries(mistakes)) {
    const file = join(folder, 'src/Wrong.vue')
    writeFileSync(file, `<script setup lang="ts"></script><template>${tag}</template>`)
    const error: unknown = await run(folder, 'npx', 'vue-tsc', '--noEmit').catch((it) => it)
    rmSync(file)
    told[what] = error instanceof Error && error.message.includes(word)
  }
  expect(told).toEqual({
    'an attribute': true,
    'a value': true,
    'an event': true,
    'a detail': true,
  })
})

test('both elements survive the page changes of Astro’s router', async ({ page }) => {
  const site = await serve(await built('astro', join(kept, 'astro-router')))
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(String(error)))
  try {
    await page.goto(site.url)
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    const hits = page.locator('[part="hit"]')
    const text = page.locator('[part="document"]')
    await expect(hits).toHaveCount(6)
    for (let round = 0; round < 3; round++) {
      await page.getByRole('link', { name: 'Reading' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Reading' })).toBeVisible()
      await expect(hits).toHaveCount(0)
      await expect(text).toBeVisible()
      await page.getByRole('link', { name: 'Events' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
      await expect(hits).toHaveCount(6)
      await expect(text).toContainText('ferry')
    }
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('harbour')
    await expect.poll(() => site.requests.at(-1)?.body).toContain('harbour')
    await page.goBack()
    await expect(text).toBeVisible()
    await page.goForward()
    await expect(hits).toHaveCount(6)
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
    expect(wrong).toEqual([])
  } finally {
    await site.close()
  }
})

for (const name of readdirSync(samples).filter(isSample))
  test(`the sample for ${name} works with the packages that it names, built and in development`, async ({
    page,
  }, info) => {
    const folder = join(kept, name)
    const site = await serve(await built(name))
    expect(existsSync(join(folder, 'node_modules/react'))).toBe(['react', 'next'].includes(name))
    const wrong: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) wrong.push(message.text())
    })
    page.on('pageerror', (error) => wrong.push(String(error)))
    try {
      const hits = page.locator('[part="hit"]')
      const { kilobytes, milliseconds } = await measured(page, async () => {
        await page.goto(site.url)
        await expect(hits).toHaveCount(6)
        await expect(page.locator('[part="document"]')).toContainText('ferry')
      })
      // Told at the end of the run.
      info.annotations.push({
        type: 'measured',
        description: `${name}: ${kilobytes} kB of JavaScript (gzip), first results after ${milliseconds} ms`,
      })
      const told = toldOf(name)
      expect(
        Math.abs(kilobytes - told) / told,
        `demo/apps/README.md tells ${told} kB of ${name}, which has ${kilobytes}`,
      ).toBeLessThan(0.02)
      const stats = page.locator('[part="stats"]')
      const all = await stats.textContent()
      await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('harbour')
      await expect.poll(() => site.requests.at(-1)?.body).toContain('harbour')
      await expect(stats).not.toHaveText(String(all))
      await expect(hits.first()).toBeVisible()
      await expect(page.locator('[part="document"]')).toContainText('ferry')
      expect(wrong).toEqual([])
      // Windows has no groups of processes to end.
      if (process.platform !== 'win32') await isFoundWhileWorkedOn(page, folder, site)
    } finally {
      await site.close()
    }
  })
