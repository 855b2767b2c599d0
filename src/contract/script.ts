// The file names of our scripts, wherever a page has them, and their address on the public host.

const named = /(?:^|\/)(site-embed|site-search|rich-doc)(\.slim)?(?:\.min)?\.js(?:[?#]|$)/

export const isOwnScript = (src: string | null) => named.test(src ?? '')

/** `/site-search.slim.js` → `site-search`, which says which elements the file defines. */
export const ownScriptName = (src: string | null) => named.exec(src ?? '')?.[1] ?? null

/** The second script, which a script loads from its own folder when it is first needed; null if there is none. */
export const secondScriptOf = (file: string) =>
  /^site-(?:embed|search)\.slim\.js$/.test(file) ? file.replace(/js$/, 'more.js') : null

/**
 * The address on a host that serves npm packages. It has an exact version, because `integrity` belongs to one
 * file. `file` is a path in `dist/`.
 */
export const packagedAddress = (version: string, file: string) =>
  `https://cdn.jsdelivr.net/npm/site-embed@${version}/dist/${file}`
