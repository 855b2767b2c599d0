// The number of a release, and the text of every file that names it or the integrity of its files.

const parts = (version: string) => version.split('.').map(Number)

function isBelow(one: string, other: string): boolean {
  const [left, right] = [parts(one), parts(other)]
  const at = left.findIndex((part, at) => part !== right[at])
  return at >= 0 && (left[at] ?? 0) < (right[at] ?? 0)
}

/** `patch`, `minor` and `major` increase the current version; a number is used as it is. */
export function versionAfter(current: string, wanted: string): string {
  const [major = 0, minor = 0, patch = 0] = parts(current)
  if (wanted === 'major') return `${major + 1}.0.0`
  if (wanted === 'minor') return `${major}.${minor + 1}.0`
  if (wanted === 'patch') return `${major}.${minor}.${patch + 1}`
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(wanted))
    throw new Error(
      `${wanted} is not a version. Write patch, minor, major, or a number such as 1.2.3.`,
    )
  if (isBelow(wanted, current))
    throw new Error(`${wanted} is lower than ${current}, the version of the code.`)
  return wanted
}

const line = (version: string, indent: string) => `\n${indent}"version": "${version}",`

/** The package's own version, which is once in package.json, and twice at the top of the lock file. */
export function withPackageVersion(text: string, from: string, to: string): string {
  const own = ['  ', '      ']
  const changed = own.reduce(
    (text, indent) => text.replace(line(from, indent), line(to, indent)),
    text,
  )
  const { version, packages } = JSON.parse(changed)
  if (version !== to || (packages && packages[''].version !== to))
    throw new Error(`a file of the package does not say that its version is ${from}`)
  return changed
}

/** Addresses of a copy, as pages have them to be pasted. */
const address = /site-embed@\d+\.\d+\.\d+/g

export const versionsNamedIn = (text: string) => text.match(address) ?? []
export const withAddresses = (text: string, to: string) => text.replace(address, `site-embed@${to}`)

/** By the path in `dist/`. */
export type Integrities = Readonly<Record<string, string>>

/** In tags and in the plugin it is right after the address; in a component some lines below it. */
const tag =
  /(site-embed@[\d.]+\/(?:dist\/)?((?:themes\/)?[\w.-]+)["'](?: integrity="|, '|\n[^`]*?"integrity":"))([^"']*)/g

export const integritiesNamedIn = (text: string): [file: string, integrity: string][] =>
  [...text.matchAll(tag)].map(([, , file = '', integrity = '']) => [file, integrity])

/** What is said of the file at such an address. */
export const withIntegrity = (text: string, files: Integrities) =>
  text.replace(tag, (line, start: string, file: string) => {
    const integrity = files[file]
    return integrity === undefined ? line : start + integrity
  })

/** What WordPress shows of the plugin. */
export const withPluginVersion = (text: string, to: string) =>
  text.replace(/^( \* Version: ).*$/m, `$1${to}`)

/** The dependency of a sample, so that a copy of it uses the same release. */
export const withDependency = (text: string, to: string) =>
  text.replace(/("site-embed": )"\d[^"]*"/, `$1"${to}"`)

export const tagOf = (version: string) => `v${version}`

/** Where it is packed, under the root. */
export const folderOf = (version: string) => `dist-release/site-embed-${version}`
