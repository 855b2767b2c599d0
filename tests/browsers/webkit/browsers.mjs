// Browsers for one context at a time. Each has a screen of its own, because only the window in front is told
// that it has the focus, and paints.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openBrowser } from './browser.mjs'

const { WEBKIT_BROWSER, WEBKIT_TIME_ZONE = 'Europe/Warsaw' } = process.env

/** Of pages without one: its own choice depends on the machine, and may be wider. */
const FONT = 'Times New Roman'
/** For so many contexts, one after the other; what it has kept by then is let go with it. */
const USES = 30
/** One that says nothing for so long has not started well. */
const PATIENCE = 15_000

/** Beside WebKit's own programs, which are in a folder for each version and kind of machine. */
function findMiniBrowser() {
  if (WEBKIT_BROWSER) return WEBKIT_BROWSER
  const folders = ['/usr/lib', '/usr/libexec'].filter(existsSync).flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => `${folder}/${name}`),
  ])
  return folders
    .flatMap((folder) =>
      ['6.0', '4.1', '4.0'].flatMap((version) => [
        `${folder}/webkitgtk-${version}/MiniBrowser`,
        `${folder}/webkit2gtk-${version}/MiniBrowser`,
      ]),
    )
    .find(existsSync)
}

/** An Xvfb that chooses a number that is free. Its pointer is in the middle, and the focus where that is. */
async function startScreen() {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '2600x3000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const number = await new Promise((resolve, reject) => {
    screen.on('error', reject)
    // Another has taken the number at the same moment.
    screen.on('exit', () => reject(new Error('The screen has ended.')))
    screen.stdio[3].on('data', (text) => resolve(String(text).trim()))
  })
  return { screen, display: `:${number}` }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.on('listening', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function untilIt(act, tries = 600) {
  try {
    return await act()
  } catch (error) {
    if (tries === 0) throw error
    await pause(25)
    return untilIt(act, tries - 1)
  }
}

export async function startBrowsers() {
  const program = findMiniBrowser()
  if (!program) throw new Error('There is no MiniBrowser of WebKitGTK: install webkit2gtk-driver.')
  const running = new Set()
  /** Its style is in it, and what else a browser writes there. */
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'))
  cpSync(fileURLToPath(new URL('gtk.css', import.meta.url)), join(settings, 'gtk-3.0/gtk.css'))
  const kill = (child) => {
    if (running.delete(child)) child.kill('SIGKILL')
  }

  async function start() {
    const { screen, display } = await untilIt(startScreen)
    running.add(screen)
    const port = await freePort()
    const env = {
      ...process.env,
      DISPLAY: display,
      TZ: WEBKIT_TIME_ZONE,
      LC_ALL: 'en_GB.UTF-8',
      WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${port}`,
      // A root has no sandbox, and a screen in memory no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      XDG_CONFIG_HOME: settings,
      NO_AT_BRIDGE: '1',
    }
    // A page that comes back whole is told to the inspector as one that is left: one test wants it.
    const args = [
      '--automation',
      `--enable-page-cache=${process.env.SITE_EMBED_PAGE_CACHE ?? 'FALSE'}`,
      `--default-font-family=${FONT}`,
    ]
    const child = spawn(program, args, { env, stdio: 'ignore' })
    running.add(child)
    child.on('exit', () => kill(screen))
    const end = () => [child, screen].forEach(kill)
    const browser = await Promise.race([untilIt(() => openBrowser(port)), pause(PATIENCE)])
    if (browser)
      return Object.assign(browser, {
        end,
        uses: 0,
        isThere: () => child.exitCode === null && !child.killed,
      })
    end()
    return start()
  }

  const idle = []
  return {
    take() {
      const browser = idle.pop()
      return !browser || browser.isThere() ? (browser ?? start()) : this.take()
    },
    giveBack(browser) {
      browser.watch(() => {})
      if (++browser.uses < USES) idle.push(browser)
      else browser.end()
    },
    end() {
      running.forEach(kill)
      rmSync(settings, { recursive: true, force: true })
    },
  }
}
