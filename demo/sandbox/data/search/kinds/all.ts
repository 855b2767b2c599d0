// Every category has one kind of event: a category without one does not compile.
import type { LeafCategory } from '../categories.ts'
import * as art from './art.ts'
import * as classical from './classical.ts'
import * as family from './family-and-food.ts'
import * as film from './film.ts'
import * as heritage from './heritage-and-workshops.ts'
import * as jazz from './jazz-and-pop.ts'
import type { EventKind } from './kind.ts'
import * as literature from './literature.ts'
import * as sea from './sea-and-nature.ts'
import * as stage from './stage.ts'

export const kinds: Record<LeafCategory, EventKind> = {
  ...classical,
  ...jazz,
  ...stage,
  ...art,
  ...film,
  ...literature,
  ...family,
  ...sea,
  ...heritage,
}
