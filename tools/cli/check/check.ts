// All checks of one page.
import { type Page, pageOf } from '../page/page.ts'
import { readSettings } from '../page/settings.ts'
import type { Source } from '../page/source.ts'
import { standIn } from '../page/stand-in.ts'
import type { Step } from '../progress.ts'
import { agentSlips } from './agent.ts'
import { defaultSlips, nameSlips, tokenSlips, valueSlips } from './attributes.ts'
import { lostConversions } from './conversions.ts'
import { editorSlips } from './editor.ts'
import { type Finding, inOrder } from './finding.ts'
import { policySlips } from './policy.ts'
import {
  doubledScripts,
  integrityOf,
  lostScripts,
  lostSeconds,
  missingEngine,
  missingScripts,
  scriptsElsewhere,
} from './scripts.ts'
import { type Asked, askServices, missing } from './services.ts'
import { openTag, slotSlips, tagSlips } from './tags.ts'
import { lostTargets, withoutEntry } from './targets.ts'
import { templateSlips } from './templates.ts'
import { heavyScripts } from './weight.ts'

const onlyOnce = (page: Page): Finding[] => [
  ...tagSlips(page),
  ...tokenSlips(page),
  ...defaultSlips(page),
  ...missingScripts(page),
  ...doubledScripts(page),
]

export interface Checked {
  name: string
  /** How many there are: a page without any is right, and perhaps not the one that was meant. */
  elements: number
  findings: readonly Finding[]
  /** Information for the owner that is not a mistake. */
  told: readonly Finding[]
}

/** `asked` is null with --offline. */
export async function checkPage(source: Source, asked: Asked | null, step: Step): Promise<Checked> {
  const page = pageOf(source)
  standIn(page.root, page.url)
  const elements = page.embeds.map((embed) => ({ embed, read: readSettings(embed, page) }))
  const found = [
    ...onlyOnce(page),
    ...(await lostScripts(page)),
    ...(await lostSeconds(page)),
    ...(await integrityOf(page)),
    ...(asked ? await scriptsElsewhere(page, asked) : []),
    ...(await heavyScripts(page)),
    ...policySlips(page, elements),
    ...(await editorSlips(page, elements)),
    ...lostConversions(page, elements),
  ]
  for (const [at, { embed, read }] of elements.entries()) {
    step(at + 1, elements.length)
    found.push(
      ...openTag(embed, page),
      ...slotSlips(embed, page),
      ...templateSlips(embed, page),
      ...nameSlips(embed),
      ...valueSlips(embed, read),
      ...(await missing(embed, read, page)),
      ...missingEngine(embed, read, page),
      ...agentSlips(embed, read, page),
      ...lostTargets(embed, read, page),
      ...withoutEntry(embed, page),
    )
    if (asked) found.push(...(await askServices(embed, read, page, asked)))
  }
  const isTold = ({ grade }: Finding) => grade === 'told'
  return {
    name: source.name,
    elements: elements.length,
    findings: inOrder(found.filter((one) => !isTold(one))),
    told: inOrder(found.filter(isTold)),
  }
}
