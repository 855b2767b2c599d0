// The software bill of materials of dist/, as CycloneDX 1.6 has it: each package whose code is in a file, with
// its exact version. It names no time, so that the same build has the same bill.

export interface Package {
  name: string
  version: string
  license?: string
  author?: string | { name: string }
}

export interface Part extends Package {
  /** In `dist/`, that have its code. */
  files: readonly string[]
}

const addressOf = ({ name, version }: Package) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`

function componentOf(about: Package) {
  const { name, version, license } = about
  const [, group, bare = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? []
  const purl = addressOf(about)
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name: bare,
    version,
    ...(license && { licenses: [{ license: { id: license } }] }),
    purl,
  }
}

export const sbomOf = (own: Package, parts: readonly Part[]) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: componentOf(own) },
  components: parts.map((part) => ({
    ...componentOf(part),
    properties: [...part.files].sort().map((value) => ({ name: 'site-embed:file', value })),
  })),
  dependencies: [{ ref: addressOf(own), dependsOn: parts.map(addressOf) }],
})
