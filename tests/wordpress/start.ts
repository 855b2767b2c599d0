// A WordPress with our plugin, in a folder of its own: files, database and server, all gone at the end.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findWordPress } from '../../scripts/wordpress.mjs'
import { released } from '../e2e/package-host.ts'

export interface WordPress {
  url: string
  /** Runs within WordPress, and returns what was printed. */
  php(code: string, values?: Readonly<Record<string, string>>): string
  /** Puts a copy of a script beside the plugin; the answer takes it away. */
  copy(file: string): () => void
  /** What PHP had to say of the plugin's lines. */
  complaints(): string[]
  stop(): Promise<void>
}

const config = (url: string, socket: string) => `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}'); define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
define('WP_HOME', '${url}'); define('WP_SITEURL', '${url}');
define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_DEBUG', true); define('WP_DEBUG_DISPLAY', false); define('WP_DEBUG_LOG', __DIR__ . '/php.log');
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $kind) { define($kind . '_KEY', $kind); define($kind . '_SALT', $kind); }
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`

const setUp = `
define('WP_INSTALLING', true);
function wp_new_blog_notification() {}
require 'wp-load.php'; require 'wp-admin/includes/upgrade.php'; require_once 'wp-admin/includes/plugin.php';
wp_install('Our site', 'admin', 'admin@example.com', true, '', 'a long password');
foreach (['author', 'contributor'] as $role) wp_insert_user(['user_login' => $role, 'user_pass' => 'a long password', 'role' => $role]);
activate_plugin('site-embed/site-embed.php');`

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function until(isTrue: () => boolean | Promise<boolean>, what: string) {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(100))
    if (await isTrue()) return
  throw new Error(`${what} did not start`)
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill()
  })

const isThere = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

/** Its own database, which answers nobody but who knows the socket. */
async function startDatabase(data: string, socket: string): Promise<ChildProcess> {
  const { server, install } = findWordPress()
  if (!server || !install) throw new Error('There is no database')
  const place = ['--no-defaults', `--user=${userInfo().username}`, `--datadir=${data}`]
  const making = ['--auth-root-authentication-method=normal', '--skip-test-db']
  execFileSync(install, [...place, ...making], { stdio: ['ignore', 'ignore', 'pipe'] })
  const serving = [`--socket=${socket}`, '--skip-networking']
  const database = spawn(server, [...place, ...serving], { stdio: 'ignore' })
  await until(() => existsSync(socket), 'The database')
  return database
}

function copyFiles(site: string) {
  const { files } = findWordPress()
  if (!files) throw new Error('There is no WordPress')
  cpSync(files, site, {
    recursive: true,
    dereference: true,
    filter: (path) => !/\/(?:\.htaccess|wp-config\.php|uploads)$/.test(path),
  })
  const plugin = join(site, 'wp-content', 'plugins', 'site-embed')
  mkdirSync(plugin, { recursive: true })
  const php = readFileSync('tools/wordpress/site-embed.php', 'utf8')
  writeFileSync(join(plugin, 'site-embed.php'), released(php))
}

export async function startWordPress(): Promise<WordPress> {
  const { php } = findWordPress()
  if (!php) throw new Error('There is no PHP')
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'))
  const site = join(folder, 'site')
  const socket = join(folder, 'db.sock')
  const started: ChildProcess[] = []
  const stop = async () => {
    await Promise.all(started.map(ended))
    rmSync(folder, { recursive: true })
  }
  const run = (code: string, values = {}) =>
    execFileSync(php, ['-d', 'sendmail_path=true', '-r', code], {
      cwd: site,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...values },
    })
  try {
    copyFiles(site)
    started.push(await startDatabase(join(folder, 'data'), socket))
    const url = `http://127.0.0.1:${await freePort()}`
    writeFileSync(join(site, 'wp-config.php'), config(url, socket))
    run(
      `(new mysqli('localhost', 'root', '', '', 0, '${socket}'))->query('CREATE DATABASE wordpress');`,
    )
    run(setUp)
    const pages = ['-S', new URL(url).host, '-t', site]
    started.push(spawn(php, pages, { cwd: site, stdio: 'ignore' }))
    await until(() => isThere(`${url}/wp-login.php`), 'The server')
    return {
      url,
      php: (code, values) => run(`require 'wp-load.php'; ${code}`, values),
      copy(file) {
        const copy = join(site, 'wp-content', 'plugins', 'site-embed', file)
        cpSync(join('dist', file), copy)
        return () => rmSync(copy)
      },
      complaints: () =>
        readFileSync(join(site, 'php.log'), 'utf8')
          .split('\n')
          .filter((line) => line.includes('plugins/site-embed')),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
