// How our scripts are called, wherever a page has put them, and where everybody finds them.

const named = /(?:^|\/)(site-embed|site-search|rich-doc)(\.slim)?(?:\.min)?\.js(?:[?#]|$)/

export const isOwnScript = (src: string | null) => named.test(src ?? '')

/** `site-search` of `/site-search.slim.js`: the elements that it defines are told by its name. */
export const ownScriptName = (src: string | null) => named.exec(src ?? '')?.[1] ?? null

/** The script that this one loads from beside itself when an element first needs it; null where it has none. */
export const secondScriptOf = (file: string) =>
  /^site-(?:embed|search)\.slim\.js$/.test(file) ? file.replace(/js$/, 'more.js') : null

/**
 * On a host that serves what is published on npm. It holds an exact version, as `integrity` belongs to one
 * file; `file` is a path in `dist/`.
 */
export const packagedAddress = (version: string, file: string) =>
  `https://cdn.jsdelivr.net/npm/site-embed@${version}/dist/${file}`
