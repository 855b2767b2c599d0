// The props of the components of an answer.
import type { AskProps } from '../search/asking.ts'
import type { Asking } from './asking.ts'
import type { Turn } from './conversation.ts'

export interface TurnProps extends AskProps {
  asking: Asking
  turn: Turn
  isLast: boolean
}
