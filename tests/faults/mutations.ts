// For each promise of the cells the line of code that earns it. `npm run faults:broken` takes one after the
// other out of a build of its own, and the cell has to say that this promise is not kept.
import type { ElementName, Moment } from './cases.ts'

export interface Mutation {
  /** As sight.ts, walk.ts or scenes.ts call it. */
  promise: string
  file: string
  /** Stands once in the file. */
  line: string
  /** What stands there then; nothing where it says nothing else. */
  instead?: string
  cell: [element: ElementName, fault: string, moment: Moment]
}

const failure = 'src/shell/Failure.tsx'
const fallback = 'src/element/fallback.ts'
const document = 'src/content/RichDoc.tsx'
const search = 'src/search/useSearchFailure.ts'
const entry = 'src/content/useEntry.ts'

export const mutations: readonly Mutation[] = [
  {
    promise: 'the visitor reads what is wrong, in the language of the page',
    file: failure,
    line: '<p key={time}>{message}</p>',
    instead: '<p key={time} />',
    cell: ['rich-doc', '503', 'later'],
  },
  {
    promise: 'a click is offered where it can help, and only there',
    file: failure,
    line: ' && !needsOwner.includes(code)',
    cell: ['site-search', '403', 'first'],
  },
  {
    promise: 'the console names the element and says what to do',
    file: 'src/shell/fail.ts',
    line: 'advice[error.code]',
    instead: "''",
    cell: ['site-search', '403', 'later'],
  },
  {
    promise: 'the page’s scripts hear of it',
    file: 'src/shell/fail.ts',
    line: 'kind.failed',
    instead: "'error-told'",
    cell: ['rich-doc', '403', 'first'],
  },
  {
    promise: 'it is told what has failed',
    file: 'src/net/deadline.ts',
    line: "  if (status === 429) return said('rate-limit')\n",
    cell: ['site-search', '429', 'later'],
  },
  {
    promise: 'it is told in time',
    file: 'src/net/deadline.ts',
    line: 'deadline = 8000',
    instead: 'deadline = 10_000',
    cell: ['site-search', 'hang', 'later'],
  },
  {
    promise: 'nothing is asked any more',
    file: 'src/content/shared-request.ts',
    line: '        this.#end.abort(call.isLate() ? error : undefined)\n',
    cell: ['rich-doc', 'hang', 'later'],
  },
  {
    promise: 'nothing reaches window.onerror',
    file: 'src/search/engine/turns.ts',
    line: '.catch(asEmbedError)',
    cell: ['site-search', '403', 'first'],
  },
  {
    promise: 'no failure is told',
    file: 'src/net/retry-waits.ts',
    line: 'helps && wait ?',
    instead: 'helps && tries > 9 ?',
    cell: ['site-search', '500 once', 'later'],
  },
  {
    promise: 'it comes in time',
    file: 'src/search/service/pace.ts',
    line: '      }, wait)\n',
    instead: '      }, wait + 11_000)\n',
    cell: ['site-search', 'delay:1500', 'later'],
  },
  {
    promise: 'what was shown stays',
    file: entry,
    line: 'settle(({ found }) => ({ found, error: asEmbedError(error) }))',
    instead: 'settle(() => ({ found: null, error: asEmbedError(error) }))',
    cell: ['rich-doc', '403', 'later'],
  },
  {
    promise: 'what was shown stays',
    file: 'src/search/engine/engine.ts',
    line: "      update({ error, status: 'idle' })",
    instead: "      update({ error, outcome: null, status: 'idle' })",
    cell: ['site-search', '403', 'later'],
  },
  {
    promise: 'something is shown all the while',
    file: entry,
    line: 'if (!reference) setShown(nothing)',
    instead: 'setShown(nothing)',
    cell: ['rich-doc', 'delay:1500', 'later'],
  },
  {
    promise: 'the box keeps the words',
    file: search,
    line: 'error !== null && !outcome',
    instead: 'error !== null',
    cell: ['site-search', '503', 'later'],
  },
  {
    promise: 'the page’s own form is back with all words',
    file: fallback,
    line: '    if (field) field.value = typed\n',
    cell: ['site-search', '503', 'first'],
  },
  {
    promise: 'the form is the only box',
    file: search,
    line: 'showsNothing && hasReplacement !== null',
    instead: 'false && hasReplacement !== null',
    cell: ['site-search', '503', 'first'],
  },
  {
    promise: 'the box has all words',
    file: 'src/search/SiteSearch.tsx',
    line: "begin(props, first?.text ?? '')",
    instead: "begin(props, '')",
    cell: ['site-search', '500 once', 'first'],
  },
  {
    promise: 'the form has given way',
    file: fallback,
    line: '        this.#slot.hidden = true\n',
    cell: ['site-search', '500 once', 'first'],
  },
  {
    promise: 'the page’s own words are there',
    file: document,
    line: '    if (!found) {\n',
    instead: '    if (!found && !error) {\n',
    cell: ['rich-doc', '404', 'first'],
  },
  {
    promise: 'the page’s own words stay until the text is there',
    file: document,
    line: 'host.showFallback(undefined, isMissing)',
    instead: 'host.hideFallback()',
    cell: ['rich-doc', 'delay:1500', 'first'],
  },
  {
    promise: 'the page’s own words give way',
    file: document,
    line: '    host.hideFallback()\n',
    cell: ['rich-doc', 'delay:1500', 'first'],
  },
  {
    promise: 'the page’s own words stay away',
    file: document,
    line: '    if (!found) {\n',
    instead: '    if (!found || error) {\n',
    cell: ['rich-doc', '404', 'later'],
  },
  {
    promise: 'the new text is there',
    file: entry,
    line: '      if (!call.isLate()) call.cancel()\n',
    cell: ['rich-doc', 'out-of-order', 'later'],
  },
  {
    promise: 'the sentence is gone',
    file: failure,
    line: '    retry?.()\n',
    cell: ['site-search', '503', 'later'],
  },
  {
    promise: 'the new results are there',
    file: 'src/element/define.ts',
    line: '      this.#controller.attributeWritten(name)\n',
    cell: ['site-search', '403', 'later'],
  },
]
