// The origins that the policy (CSP) of a strict page has to allow for a document.

export function contentPolicy(origin: string) {
  const own = new URL(origin).origin
  const theirs = /(\.eu)?\.contentful\.com$/.exec(own)
  const from = (kind: string) => (theirs ? `https://${kind}${theirs[1] ?? ''}.ctfassets.net` : own)
  return {
    'connect-src': [own],
    'img-src': [from('images')],
    'media-src': [from('videos'), from('assets')],
  }
}
