// In the place of what an agent of the browser is told: few pages offer their search to one.
import type * as whole from '../search/layouts/agent-tool.ts'
import { more } from './later.ts'

export type { ModelContext } from '../search/layouts/agent-tool.ts'

export const offerTool: typeof whole.offerTool = (...offer) =>
  more().then(
    ({ offerTool }) => offerTool(...offer),
    () => {},
  )
