// The whole program: defaults from the page, the elements of this file, placeholders filled, the global.
import { customProperties } from './contract/shared.ts'
import type { Definition } from './element/define.ts'
import {
  hintAtDefaults,
  hintAtLoneTags,
  hintAtScript,
  hintAtTags,
  hintAtTokens,
} from './element/hints.ts'
import { type Started, startPage } from './element/site-embed.ts'
import { ownScript } from './page/own-script.ts'

declare const __VERSION__: string

/** On a server, where an app may import it too, there is nothing to define. */
export function start(
  elements: readonly Definition[],
  begin: (version: string) => Started | null = startPage,
) {
  if (typeof document === 'undefined') return
  const started = begin(__VERSION__)
  if (!started) return
  const { page, tags, placed, fill } = started
  const script = ownScript()
  // Also for a script that is there twice: each tag may come from its own snippet, with its own settings.
  page.defaults.join(script)
  const added = elements.filter(({ contract }) => !tags.has(contract.tag))
  if (!added.length) return
  const names = added.flatMap(({ contract }) => Object.keys(contract.attributes))
  const hintNow = () => hintAtDefaults(page.defaults, names)
  page.defaults.subscribe(hintNow)
  hintNow()
  hintAtScript(script, names)
  page.isStarting = true
  for (const { contract, define } of added) {
    tags.add(contract.tag)
    placed.push(...define(page))
  }
  fill(document)
  page.isStarting = false
  const hint = () => hintAtTags(placed.map(({ tag }) => tag))
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', hint)
  else hint()
  // Hints read the whole page and are not urgent, so the page's own scripts run first.
  const hintLate = () =>
    setTimeout(() => {
      hintAtLoneTags((contract) => page.tagOf(contract))
      hintAtTokens(Object.keys(customProperties))
      for (const { host } of page.members) host.hint()
    })
  if (document.readyState === 'complete') hintLate()
  else addEventListener('load', hintLate)
}
