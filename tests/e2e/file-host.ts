// A host that has nothing but files, in a folder of it: what `npm run demo` and `npm run docs` write is for one.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { staticPictures } from '../../demo/static/pictures.ts'

export interface FileHost {
  url: string
  folder: string
  /** What was asked for and is not there. */
  missing: string[]
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** Pictures are drawn when they are asked for: all of them would take ten seconds. */
function serverOf(folder: string, missing: string[]) {
  const pictures = staticPictures(new Date())
  return createServer((request, response) => {
    const { pathname } = new URL(`http://host${request.url}`)
    const path = decodeURI(pathname).replace(/^\/some\/folder\//, '')
    const file = join(folder, path)
    const drawn = pictures.get(path)?.()
    const isThere = drawn !== undefined || existsSync(file)
    // Firefox looks ahead into templates, and asks for the addresses in them as they are written; WebKit
    // asks for the icon of its window.
    if (!isThere && !/\{\{|\[\[|favicon\.ico$/.test(path)) missing.push(pathname)
    response.writeHead(isThere ? 200 : 404, { 'content-type': types[extname(path)] ?? 'image/png' })
    response.end(drawn ?? (isThere ? readFileSync(file) : ''))
  })
}

export async function withFileHost(
  write: (folder: string) => unknown,
  use: (host: FileHost) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  await write(folder)
  const missing: string[] = []
  const server = serverOf(folder, missing)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  await use({ url: `http://127.0.0.1:${port}/some/folder/`, folder, missing })
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
}
