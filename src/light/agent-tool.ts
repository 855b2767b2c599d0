// Replaces the tool for agents in browsers, because few pages offer their search to one.
import type * as whole from '../search/layouts/agent-tool.ts'
import { more } from './later.ts'

export type { ModelContext } from '../search/layouts/agent-tool.ts'

export const offerTool: typeof whole.offerTool = (...offer) =>
  more().then(
    ({ offerTool }) => offerTool(...offer),
    () => {},
  )
