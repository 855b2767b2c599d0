// The targets of links in the text. One that cannot be shown is left out, with one warning.
import { useEffect } from 'react'
import type { DocumentWarning } from '../../contract/details.ts'
import type { Json } from '../../net/json.ts'
import { type Asset, type Entry, idOf } from '../entry.ts'
import { useSurroundings } from '../surroundings.ts'

const reasons: Record<DocumentWarning, string> = {
  missing: 'what is linked is missing or not published',
  depth: 'what is linked lies deeper than include reaches',
  cycle: 'an entry embeds itself, directly or through others',
  resource: 'what is linked lives in another space',
  crowd:
    'too many entries stand within entries, so that the text of some is left out; set include to less',
}

export function useWarning(code: DocumentWarning | null, id: string) {
  const { warn } = useSurroundings()
  useEffect(() => {
    if (code) warn(code, reasons[code], id || null)
  }, [code, id, warn])
}

/** Each entry around a link is one step of depth; beyond `include` the answer has no targets. */
function useReach() {
  const { path, depth } = useSurroundings()
  return { path, isFar: path.length > depth }
}

export function useAsset({ target }: Json): Asset | null {
  const asset = useSurroundings().library.asset(target)
  const { isFar } = useReach()
  useWarning(asset ? null : isFar ? 'depth' : 'missing', idOf(target))
  return asset
}

export function useLinkedEntry({ target }: Json): Entry | null {
  const entry = useSurroundings().library.entry(target)
  const { isFar } = useReach()
  useWarning(entry ? null : isFar ? 'depth' : 'missing', idOf(target))
  return entry
}

/** The entry to show inside this one; null where it already stands around the link. */
export function useNestedEntry({ target }: Json): Entry | null {
  const entry = useSurroundings().library.entry(target)
  const { path, isFar } = useReach()
  const id = idOf(target)
  const code = path.includes(id) ? 'cycle' : isFar ? 'depth' : entry ? null : 'missing'
  useWarning(code, id)
  return code ? null : entry
}
