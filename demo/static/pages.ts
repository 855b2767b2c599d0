// The demo's pages as files: one folder for each language but English, and links from file to file,
// so that all of it works in any folder of any host. The editor is left out: it saves, and its frame shows
// pages of another origin, for both of which there has to be a server.
import { builderPage, framed } from '../frame/frame.ts'
import type { Addresses } from '../frame/gallery.ts'
import { isWritten, languages, pageNames, scripts } from '../frame/words.ts'

const folderOf = (lang: string) => (lang === 'en' ? '' : `${lang}/`)
const fileOf = (name: string, lang: string) => `${folderOf(lang)}${name}.html`

/** Only one page is there in every language of the elements, and those that it leads to. */
const everywhere = ['languages', 'record', 'document']
const isThere = (name: string, lang: string) => isWritten(lang) || everywhere.includes(name)

function addressesIn(lang: string): Addresses {
  const up = lang === 'en' ? '' : '../'
  const file = (path: string) => up + path
  const page = (name: string, to: string) =>
    to === lang && isThere(name, to)
      ? `${name}.html`
      : file(fileOf(name, isThere(name, to) ? to : 'en'))
  return {
    page,
    again: page,
    file,
    source: (text) =>
      text
        .replaceAll(/="\/([\w.-]+\.js)"/g, (_, path) => `="${file(path)}"`)
        .replaceAll(/(=|=")\/([a-z-]+)(?=["?])/g, (address, before, name) =>
          pageNames.has(name) ? `${before}${name}.html` : address,
        ),
    isServed: false,
    services: `<script>var SiteEmbedDefaults = { searchHost: '/', contentHost: '/' }</script>
<script src="${file('sandbox.js')}"></script>`,
  }
}

/** For those pages that are not in the frame. */
export const staticBuilder = () => builderPage(addressesIn('en'))

/** Where each page goes, and what is in it. */
export function staticPages(): Map<string, string> {
  const pages = new Map<string, string>()
  for (const lang of Object.keys({ ...languages, ...scripts })) {
    const to = addressesIn(lang)
    for (const name of pageNames)
      if (isThere(name, lang)) pages.set(fileOf(name, lang), framed(name, lang, to))
  }
  return pages
}
