// An app of React's that imports the package, in the page of a test.
import { projects } from './frameworks.ts'
import { builtWithPackage } from './packed.ts'
import type { Site } from './site.ts'

export const versions = ['React 19', 'React 18'] as const
type Version = (typeof versions)[number]

export const aliasFor = (version: Version) => projects[version]('').alias ?? {}

const begin = `import { createRoot } from 'react-dom/client'
import { StrictMode } from 'react'
import App from 'app.jsx'
createRoot(document.querySelector('main')).render(<StrictMode><App /></StrictMode>)`

interface App {
  version: Version
  /** A file that has the component of the whole app as its default. */
  app: string
  main?: string
  /** What a server has rendered already. */
  html?: string
}

export async function openApp(site: Site, { version, app, main = begin, html = '' }: App) {
  const code = await builtWithPackage({
    files: { 'main.jsx': main, 'app.jsx': app },
    alias: aliasFor(version),
    isDevelopment: true,
  })
  site.pages.set('/app.js', { html: code, headers: { 'content-type': 'text/javascript' } })
  await site.open(`<main>${html}</main>`, {
    script: null,
    head: '<style>b { color: rgb(1, 2, 3) !important }</style><script src="/app.js" defer></script>',
  })
}

/** Attributes as props in JSX. */
export const asProps = (attributes: string) =>
  attributes.replaceAll(/([a-z-]+)="([^"]*)"/g, (_, name: string, value: string) => {
    const prop = name.replaceAll(/-([a-z])/g, (__, letter: string) => letter.toUpperCase())
    return `${prop}="${value}"`
  })
