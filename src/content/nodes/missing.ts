// A link without its target leaves a quiet gap, told once.
import { useEffect } from 'react'
import type { Json } from '../../shell/json.ts'
import { useSurroundings } from '../context.ts'
import { idOf } from '../entry.ts'

export function useMissing(missing: boolean, kind: 'entry' | 'asset', { target }: Json) {
  const { warn } = useSurroundings()
  const id = idOf(target) || null
  useEffect(() => {
    if (missing) warn('missing', `a linked ${kind} is missing or not published`, id)
  }, [missing, kind, id, warn])
}
