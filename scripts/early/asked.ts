// Finds out the first requests of a page: the page's own script runs in a stand-in for a browser, and its requests
// are recorded instead of sent.
import { existsSync, readFileSync } from 'node:fs'
import { Window } from 'happy-dom'

export interface Asked {
  url: string
  /** Null for what is fetched without a body. */
  body: string | null
}

export interface Visit {
  url: string
  now: Date
  /** In the place of the page's own language. */
  lang?: string
}

const ours = /(?:^|\/)((?:site-embed|site-search|rich-doc)(?:\.slim)?)(?:\.min)?\.js(?:[?#]|$)/

/** Long enough for requests that are sent at once, and for one answer of the content service. */
const patience = 4000

/**
 * The languages of a space have to be known before its entries are requested. For a service on the page’s own host
 * this is impossible, because that host is not known here.
 */
async function reallyFetched(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) })
  const text = await response.text()
  return {
    ok: response.ok,
    status: response.status,
    headers: response.headers,
    text: async () => text,
  }
}

/** Of the page's own scripts, only those that concern ours run. */
const inlineScripts = /<script\b(?![^>]*\b(?:data-site-embed|src)\b)[\s\S]*?<\/script>/gi
const isSetting = (script: string) => /SiteEmbed(Defaults|Messages)/.test(script)

const settled = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

export async function askedOn(page: string, { url, now, lang }: Visit): Promise<Asked[]> {
  const window = new Window({
    url,
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  })
  const asked: Asked[] = []
  let waiting = 0
  Reflect.set(window, 'fetch', async (address: unknown, init?: { body?: unknown }) => {
    const body = typeof init?.body === 'string' ? init.body : null
    const { href, origin, pathname } = new URL(String(address), url)
    asked.push({ url: href, body })
    const isAnswered = pathname.endsWith('/locales') && origin !== new URL(url).origin
    if (body !== null || !isAnswered) return new Promise(() => {})
    waiting++
    return reallyFetched(href).finally(() => waiting--)
  })
  Reflect.set(window, '__now', now.getTime())
  window.eval(
    '{ const now = window.__now; window.Date = class extends Date { constructor(...all) { super(...(all.length ? all : [now])) } static now() { return now } } }',
  )
  window.document.write(page.replace(inlineScripts, (script) => (isSetting(script) ? script : '')))
  if (lang !== undefined) window.document.documentElement.lang = lang
  const script = [...window.document.querySelectorAll('script[src]')].find((one) =>
    ours.test(one.getAttribute('src') ?? ''),
  )
  const [, name] = ours.exec(script?.getAttribute('src') ?? '') ?? []
  const file = `dist/${name}.js`
  if (!script || !existsSync(file))
    throw new Error('The page has no script tag of site-embed, or `npm run build` has not run.')
  Object.defineProperty(window.document, 'currentScript', { get: () => script })
  window.eval(readFileSync(file, 'utf8'))
  const end = Date.now() + patience
  let quiet = 0
  for (
    let seen = 0;
    quiet < 10 && Date.now() < end;
    quiet = seen === asked.length && !waiting ? quiet + 1 : 0
  ) {
    seen = asked.length
    await settled(30)
  }
  await window.happyDOM.abort()
  return asked
}
