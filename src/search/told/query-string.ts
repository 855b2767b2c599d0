// Reads and changes the raw query string. The page's parameters are kept as they are written, because decoding and
// encoding them again could change them.
export interface Parameter {
  raw: string
  /** Without the prefix: `q`, `f.city`. */
  name: string
  /** Undefined if it cannot be decoded. */
  value: string | undefined
}

const names = /^(q|index|sort|per-page|page|f\..+)$/s

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw.replace(/\+/g, ' '))
  } catch {
    return undefined
  }
}

export const fullName = (name: string, prefix: string | null) =>
  prefix ? `${prefix}.${name}` : name

/** A parameter for the address, with colons, commas and slashes left readable. */
export const encodedParameter = (name: string, value: string, prefix: string | null) =>
  String(new URLSearchParams([[fullName(name, prefix), value]])).replace(
    /%3A|%2C|%2F/g,
    decodeURIComponent,
  )

const parametersOf = ({ search }: URL) =>
  (search ? search.slice(1).split('&') : []).map((raw) => {
    const [name = '', ...value] = raw.split('=')
    return { raw, name: decode(name), value: decode(value.join('=')) }
  })

export const parameterOf = (url: URL, wanted: string) =>
  parametersOf(url).find(({ name }) => name === wanted)?.value

/** The address with these parameters. The first one may begin with its own `?`. */
export function withQuery(url: URL, raw: readonly string[]): URL {
  const next = new URL(url)
  next.search = raw.length ? `?${raw.join('&')}` : ''
  return next
}

/** The address with this one parameter changed; null removes it. */
export function withParameter(url: URL, wanted: string, value: string | null): URL {
  const others = parametersOf(url).filter(({ name }) => name !== wanted)
  const raw = others.map((parameter) => parameter.raw)
  return withQuery(url, [
    ...raw,
    ...(value === null ? [] : [encodedParameter(wanted, value, null)]),
  ])
}

/** The parameters of the address, split by their names into ours and the page's. */
export function splitQuery(url: URL, prefix: string | null) {
  const lead = fullName('', prefix)
  const theirs: string[] = []
  const ours: Parameter[] = []
  for (const { raw, name, value } of parametersOf(url)) {
    const own = name?.startsWith(lead) ? name.slice(lead.length) : ''
    if (names.test(own)) ours.push({ raw, name: own, value })
    else theirs.push(raw)
  }
  return { theirs, ours, said: ours.map(({ raw }) => raw).join('&') }
}
