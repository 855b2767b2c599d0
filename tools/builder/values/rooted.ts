// An address without a slash in front leads to another page from each folder of a site. Suggests the address that
// was probably meant.
const isWhole = /^(?:[a-z][a-z\d+.-]*:|[/.?#])/i
const hasHost = /^[^/]+\.[a-z]{2,}(?::\d+)?(?:\/|$)/i
const isFile = /^[^/]+\.(?:html?|php|aspx?|jsp)$/i

/** Null where it leads to the same place from everywhere, or the page fills it in. */
export function rootedFor(typed: string): string | null {
  const address = typed.trim()
  if (address === '' || isWhole.test(address) || address.includes('{')) return null
  return hasHost.test(address) && !isFile.test(address) ? `https://${address}` : `/${address}`
}
