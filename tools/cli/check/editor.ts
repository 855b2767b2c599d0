// Checks whether the content service's editor may show a page with drafts in its frame, and the script for that.
import { editors } from '../../../src/content/editor.ts'
import { originOf } from '../../../src/net/policy.ts'
import type { Embed, Page } from '../page/page.ts'
import type { Read } from '../page/settings.ts'
import { allows, policiesIn } from './csp.ts'
import { type Finding, hint } from './finding.ts'
import { lostBeside } from './scripts.ts'

/** Those of the service, unless the page names its own. */
function editorsOf({ defaults }: Page): readonly string[] {
  const [own] = defaults.flatMap(({ said }) => said['target-origin'] ?? [])
  const origin = originOf(own ?? '')
  return origin ? [origin] : editors
}

/** Where a policy says who may frame a page, browsers do not look at the older header. */
function keptOut({ headers, url }: Page, wanted: readonly string[]) {
  const lists = policiesIn(headers.get('content-security-policy')).flatMap((directives) => {
    const sources = directives.get('frame-ancestors')
    return sources ? [sources] : []
  })
  const mayFrame = (editor: string) =>
    lists.every((sources) => allows(sources, new URL(editor), url))
  const origins = wanted.join(' ')
  if (lists.length)
    return wanted.some(mayFrame)
      ? null
      : { by: 'frame-ancestors', advice: `Add ${origins} to that directive.` }
  const older = headers.get('x-frame-options') ?? ''
  return /\b(?:deny|sameorigin)\b/i.test(older)
    ? {
        by: 'X-Frame-Options',
        advice: `Send Content-Security-Policy: frame-ancestors 'self' ${origins} instead of it.`,
      }
    : null
}

const tabAlone = 'If the page only opens in its own tab, ignore this.'

export async function editorSlips(
  page: Page,
  elements: readonly { embed: Embed; read: Read }[],
): Promise<Finding[]> {
  const draft = elements.find(({ read }) => read.settings.preview === true)
  if (!draft) return []
  const kept = keptOut(page, editorsOf(page))
  const framing = kept && {
    code: 'not-framed',
    message: `${kept.by} keeps this page out of the editor’s frame, so no preview is shown there. ${kept.advice}`,
  }
  const lost = (await lostBeside(page, 'rich-doc', () => 'site-embed.preview.js')).map((src) => ({
    code: 'lost-preview',
    message: `There is no ${src} on this server, so a preview in the editor refreshes only after a save. Upload it there.`,
  }))
  const at = draft.read.written.preview ?? { element: draft.embed.element }
  return [...(framing ? [framing] : []), ...lost].map(({ code, message }) =>
    hint(code, draft.embed.name, `${message} ${tabAlone}`, at),
  )
}
