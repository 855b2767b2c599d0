// How a visitor comes to the content once the fault is gone: by the button where there is one; else the
// owner has to mend something, and what is mended in the page takes effect there by itself.
import type { ErrorCode } from '../../src/contract/errors.ts'
import type { ElementName } from './cases.ts'
import type { Hands } from './engines.ts'
import type { Sight } from './sight.ts'

interface Cure {
  what: string
  /** What the owner writes into which attribute. */
  attributes: Record<ElementName, [name: string, value: (before: string) => string]>
}

const anew = (before: string) => `${before}-new`

/** For a plan that was used up, or a block, the owner has nothing to change in the page. */
const cures: Partial<Record<ErrorCode, Cure>> = {
  key: {
    what: 'the key',
    attributes: { 'site-search': ['api-key', anew], 'rich-doc': ['access-token', anew] },
  },
  'not-found': {
    what: 'the name',
    attributes: { 'site-search': ['index-name', anew], 'rich-doc': ['entry-id', anew] },
  },
  config: {
    what: 'the setting',
    attributes: {
      'site-search': ['filters', () => 'price >= 0'],
      'rich-doc': ['include', () => '1'],
    },
  },
}

/** Does it, and says what it was. */
export async function recover(
  hands: Hands,
  element: ElementName,
  { code, button }: Sight,
  loadAgain: () => Promise<void>,
): Promise<string> {
  if (button) {
    await hands.click('[part="error"] button')
    return 'by one click'
  }
  const cure = code && cures[code]
  if (!cure) {
    await loadAgain()
    return 'when the page is loaded again'
  }
  const [name, value] = cure.attributes[element]
  const find = `document.querySelector('${element}')`
  const before = String(await hands.run(`${find}.getAttribute('${name}') ?? ''`))
  await hands.run(`void (need(), ${find}.setAttribute('${name}', '${value(before)}'))`)
  return `when the owner mends ${cure.what}`
}
