// The targets of links in the text. One that cannot be shown is left out, with one warning.
import { useEffect } from 'react'
import type { DocumentWarning } from '../../contract/details.ts'
import type { Json } from '../../net/json.ts'
import { type Asset, type Entry, idOf, sysOf, text } from '../entry.ts'
import { useSurroundings } from '../surroundings.ts'

const reasons: Record<DocumentWarning, string> = {
  missing: 'what is linked is missing or not published',
  depth: 'what is linked lies deeper than include reaches',
  cycle: 'an entry embeds itself, directly or through others',
  resource: 'what is linked is in another space: add a token for it to spaces',
  crowd: 'too many entries are nested, so some texts are left out; lower include',
}

export function useWarning(code: DocumentWarning | null, id: string) {
  const { warn } = useSurroundings()
  useEffect(() => {
    if (code) warn(code, reasons[code], id || null)
  }, [code, id, warn])
}

/**
 * Each entry around a link is one level; beyond `include` the answer has no targets. An entry that would be
 * shown inside this one (`isNested`) must not be around the link already.
 */
function useTarget<Target>(target: unknown, found: Target | null, isNested = false) {
  const { path, depth } = useSurroundings()
  const { type, urn } = sysOf(target)
  const id = idOf(target)
  const isFar = path.length > depth && (isNested || !found)
  const problem = isFar ? 'depth' : found ? null : 'missing'
  const gap = type === 'ResourceLink' ? 'resource' : problem
  const code = isNested && path.includes(id) ? 'cycle' : gap
  useWarning(code, text(urn) || id)
  return code ? null : found
}

export const useAsset = ({ target }: Json): Asset | null =>
  useTarget(target, useSurroundings().library.asset(target))

export const useLinkedEntry = ({ target }: Json): Entry | null =>
  useTarget(target, useSurroundings().library.entry(target))

export const useNestedEntry = ({ target }: Json): Entry | null =>
  useTarget(target, useSurroundings().library.entry(target), true)
