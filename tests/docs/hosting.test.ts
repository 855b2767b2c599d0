// The lines for nginx of the guide on hosting, in an nginx that has what they need.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

const guide = readFileSync('docs/guides/hosting.md', 'utf8')
const [, lines = ''] = /```text\n( *location [\s\S]*?)```/.exec(guide) ?? []

const folder = mkdtempSync(join(tmpdir(), 'site-embed-nginx-'))
const socket = join(folder, 'socket')
const release = 'site-embed@1.2.3'
const files: Readonly<Record<string, string>> = {
  'site-embed.js': 'console.log("“embedded”")\n'.repeat(50),
  'themes/shop.css': 'site-search { color: teal }\n'.repeat(50),
  'builder.html': '<!doctype html><title>Builder</title>',
  'custom-elements.json': '{}',
  'site-embed.js.map': '{}',
}

/** Debian loads modules by files of its own; the folders for what is sent are ours. */
const configuration = (location: string) => `
include /etc/nginx/modules-enabled/*.conf;
daemon off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen unix:${socket};
    root ${folder}/site;
    ${location}
  }
}`

function nginx(location: string, ...more: string[]): [string, string[]] {
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(location))
  return ['nginx', ['-c', file, ...more]]
}
const isTaken = (location: string) => spawnSync(...nginx(location, '-t')).status === 0

const canTry = isTaken('location / { brotli_static on; gzip_static on; }')
if (!canTry) rmSync(folder, { recursive: true })
const title = canTry
  ? 'the lines for nginx'
  : 'the lines for nginx (not tried: nginx with its Brotli module is not installed)'

interface Answer {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

const ask = (path: string, encodings = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encodings }
    request({ socketPath: socket, path: `/${release}/${path}`, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status, headers } = response
        resolve({ status, headers, body: Buffer.concat(chunks) })
      })
    })
      .on('error', reject)
      .end()
  })

describe.skipIf(!canTry)(title, () => {
  let server: ChildProcess

  beforeAll(async () => {
    for (const [name, text] of Object.entries(files)) {
      const file = join(folder, 'site', release, name)
      mkdirSync(join(file, '..'), { recursive: true })
      writeFileSync(file, text)
      if (!/\.(?:js|css)$/.test(name)) continue
      writeFileSync(`${file}.br`, brotliCompressSync(text))
      writeFileSync(`${file}.gz`, gzipSync(text))
    }
    // Its workers run as somebody else, who has to come into the folder.
    spawnSync('chmod', ['-R', 'a+rX', folder])
    server = spawn(...nginx(lines))
    await vi.waitFor(() => ask('site-embed.js'), { timeout: 30_000 })
  })
  afterAll(() => {
    server?.kill()
    rmSync(folder, { recursive: true })
  })

  test('are accepted by it', () => {
    expect(lines).toContain('brotli_static')
    expect(isTaken(lines)).toBe(true)
  })

  test.each([
    ['site-embed.js', 'text/javascript; charset=utf-8'],
    ['themes/shop.css', 'text/css; charset=utf-8'],
    ['builder.html', 'text/html; charset=utf-8'],
    ['custom-elements.json', 'application/json; charset=utf-8'],
    ['site-embed.js.map', 'application/json; charset=utf-8'],
  ])(
    'send %s with its type and cache headers, to pages of other origins too',
    async (path, type) => {
      const { status, headers, body } = await ask(path)
      expect([status, headers['content-type']]).toEqual([200, type])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(body.toString()).toBe(files[path])
    },
  )

  test.each(['site-embed.js', 'themes/shop.css'])(
    'send %s compressed in a way that the browser accepts',
    async (path) => {
      const brotli = await ask(path, 'gzip, br')
      expect(brotli.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(brotli.body).toString()).toBe(files[path])
      const gzip = await ask(path, 'gzip')
      expect(gzip.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(gzip.body).toString()).toBe(files[path])
      // A cache on the way keeps one for each.
      expect([brotli.headers.vary, gzip.headers.vary]).toEqual([
        'Accept-Encoding',
        'Accept-Encoding',
      ])
    },
  )
})
