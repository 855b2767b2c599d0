// What every part of the bench works with, and how contenders take turns.
import type { Browser } from '@playwright/test'
import type { Contender } from './contenders.ts'
import type { Ledger, Values } from './ledger.ts'
import type { Limits } from './limits.ts'
import { type Opened, openPage } from './measure.ts'
import type { Hosts } from './server.ts'

export interface Scene {
  browser: Browser
  hosts: Hosts
  contenders: Contender[]
  ledger: Ledger
  rounds: number
  /** Under which limits what depends on them is measured. */
  limits: Limits[]
  /** No turn begins after it. */
  deadline: number
  /** What went wrong, for the end of the table. */
  remarks: string[]
}

interface Turns {
  title: string
  contenders: Contender[]
  limits?: Limits
  rounds?: number
  measure: (contender: Contender) => Promise<Values>
}

/** One after the other in each round, and every other round the other way about. */
export async function takeTurns(scene: Scene, turns: Turns): Promise<void> {
  const { title, contenders, limits, rounds = scene.rounds, measure } = turns
  const what = limits ? `${title}, ${limits.name}` : title
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`${what}: round ${round + 1} of ${rounds}\n`)
    for (const contender of round % 2 ? [...contenders].reverse() : contenders) {
      if (Date.now() > scene.deadline || !scene.browser.isConnected()) return
      try {
        scene.ledger.add(limits?.name ?? '', contender, await measure(contender))
      } catch (error) {
        const [reason = ''] = String(error).split('\n')
        scene.remarks.push(`${contender.name}, ${contender.kind}, ${what}: ${reason}`)
      }
    }
  }
}

/** A page of its own, gone afterwards whatever happens. */
export async function withPage<Result>(
  { browser }: Scene,
  limits: Limits,
  use: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const opened = await openPage(browser, limits)
  try {
    return await use(opened)
  } finally {
    await opened.close()
  }
}

export const ofKind = ({ contenders }: Scene, kind: Contender['kind']) =>
  contenders.filter((contender) => contender.kind === kind)
