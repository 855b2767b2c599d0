// The parts of the bench, in the order in which they run.
import { spawnSync } from 'node:child_process'
import type { Scene } from '../scene.ts'
import { bytes } from './bytes.ts'
import { dialogs } from './dialogs.ts'
import { growth } from './growth.ts'
import { idle } from './idle.ts'
import { unattended } from './unattended.ts'
import { counts, visits } from './visits.ts'

export interface Part {
  run(scene: Scene): Promise<void>
  /** Left out where it has to be quick. */
  long?: boolean
}

/** A measurement with a table of its own. */
const documents: Part = {
  long: true,
  run: async ({ remarks }) => {
    const file = 'tests/bench/documents.ts'
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', file], {
      stdio: 'inherit',
      timeout: 30 * 60_000,
    })
    if (status === 0) return
    remarks.push(`${file} did not end`)
    process.exitCode = 1
  },
}

export const parts: Record<string, Part> = {
  bytes: { run: bytes },
  visits: { run: visits },
  counts: { run: counts },
  dialogs: { run: dialogs },
  idle: { run: idle },
  growth: { run: growth, long: true },
  unattended: { run: unattended, long: true },
  documents,
}
