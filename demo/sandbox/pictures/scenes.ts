// Every kind of scene. A new one is a file in `scenes` and a line here.
import type { Scene } from './brush.ts'
import { drawAmber } from './scenes/amber.ts'
import { drawCliffs } from './scenes/cliffs.ts'
import { drawDunes } from './scenes/dunes.ts'
import { drawForest } from './scenes/forest.ts'
import { drawHall } from './scenes/hall.ts'
import { drawHarbour } from './scenes/harbour.ts'
import { drawHorizon } from './scenes/horizon.ts'
import { drawLighthouse } from './scenes/lighthouse.ts'
import { drawPier } from './scenes/pier.ts'
import { drawSails } from './scenes/sails.ts'

export const scenes = {
  amber: drawAmber,
  cliffs: drawCliffs,
  dunes: drawDunes,
  forest: drawForest,
  hall: drawHall,
  harbour: drawHarbour,
  horizon: drawHorizon,
  lighthouse: drawLighthouse,
  pier: drawPier,
  sails: drawSails,
} satisfies Record<string, Scene>
