// Checks an agent: whether its script is there, and who else may ask it.
import type { Embed, Page } from '../page/page.ts'
import type { Read } from '../page/settings.ts'
import { type Finding, mistake } from './finding.ts'
import { missingBeside } from './scripts.ts'

export function agentSlips(embed: Embed, { texts, written }: Read, page: Page): Finding[] {
  const { ask, engine = 'algolia' } = texts
  if (embed.tag !== 'site-search' || !ask) return []
  const lost = missingBeside(embed, page, 'no-ask', 'site-embed.ask.js', ['ask', ask])
  if (engine !== 'algolia') return lost
  // The key of a page may not read that list.
  const open = mistake(
    'open-agent',
    embed.name,
    'Each answer costs the owner of the agent money, and the key that pays for it is in this page. Put the addresses of your pages into the agent’s list of approved domains: while that list is empty, anyone may ask.',
    written.ask ?? { element: embed.element },
  )
  return [...lost, { ...open, grade: 'told' }]
}
