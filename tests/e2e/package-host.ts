// A host of packages, as far as a browser can tell: it has the version that was built, and nothing else.
import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { packagedAddress } from '../../src/contract/script.ts'

const { version, files }: { version: string; files: Record<string, string> } = JSON.parse(
  readFileSync('dist/integrity.json', 'utf8'),
)
const root = packagedAddress(version, '')

/** Lines of one version have the integrity of its files, which a release writes into the pages. */
export const withIntegrity = (html: string) =>
  html.replace(
    /(\/dist\/([\w./-]+)" integrity=")[^"]*/g,
    (_, start: string, file: string) => start + (files[file] ?? ''),
  )

export const standInForPackageHost = (page: Page) =>
  page.route(new RegExp(`^${new URL(root).origin}/`), (route) => {
    const address = route.request().url()
    const file = address.startsWith(root) ? `dist/${address.slice(root.length)}` : ''
    if (!existsSync(file)) return route.fulfill({ status: 404 })
    return route.fulfill({ path: file, headers: { 'access-control-allow-origin': '*' } })
  })
