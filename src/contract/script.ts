// How our scripts are called, wherever a page has put them.

const named = /(?:^|\/)(site-embed|site-search|rich-doc)(\.slim)?(?:\.min)?\.js(?:[?#]|$)/

export const isOwnScript = (src: string | null) => named.test(src ?? '')

/** `site-search` of `/site-search.slim.js`: the elements that it defines are told by its name. */
export const ownScriptName = (src: string | null) => named.exec(src ?? '')?.[1] ?? null
