// A host of packages, as far as a browser can tell: it has the version that was built, and nothing else.
import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { withIntegrity } from '../../scripts/release/version.ts'
import { packagedAddress } from '../../src/contract/script.ts'

const { version, files }: { version: string; files: Record<string, string> } = JSON.parse(
  readFileSync('dist/integrity.json', 'utf8'),
)
const root = packagedAddress(version, '')

/** Lines of one version have the integrity of its files, which a release writes into the pages. */
export const released = (text: string) => withIntegrity(text, files)

/** The same from a host of the test's, where a browser can be told nothing else: paths and files are the same. */
export const releasedOn = (host: string, text: string) =>
  released(text).replaceAll(root, root.replace(new URL(root).origin, host))

export const standInForPackageHost = (page: Page) =>
  page.route(new RegExp(`^${new URL(root).origin}/`), (route) => {
    const address = route.request().url()
    const file = address.startsWith(root) ? `dist/${address.slice(root.length)}` : ''
    if (!existsSync(file)) return route.fulfill({ status: 404 })
    return route.fulfill({ path: file, headers: { 'access-control-allow-origin': '*' } })
  })
