// Answers of an agent: nothing that was shown becomes something else as the text grows, and no link leads where
// none may.
import { equal, ok } from 'node:assert/strict'
import fc from 'fast-check'
import { broken, shown, shownSoFar, type Tree } from '../ask/tree.ts'
import { address, text } from './inputs.ts'
import { target } from './target.ts'

const marks = fc.constantFrom(
  ...[
    '*',
    '**',
    '***',
    '_',
    '__',
    '~~',
    '`',
    '``',
    '```',
    '~~~',
    '[',
    ']',
    '](',
    '](/a)',
    ')',
    '![',
  ],
  ...[
    '\n',
    '\n\n',
    '\n- ',
    '\n1. ',
    '\n  ',
    '\n> ',
    '\n# ',
    '\n---',
    '\n| ',
    ' | ',
    '|---|',
    '\\',
    '  \n',
  ],
  ...[
    'https://a.example/b',
    '<https://a.example>',
    '<br>',
    '&amp;',
    ' ',
    'word ',
    'ż',
    '重点',
    '"',
    '\r\n',
  ],
)
const answer = fc
  .array(
    fc.oneof(
      { arbitrary: marks, weight: 9 },
      text,
      address.map((url) => `[a](${url})`),
    ),
    { maxLength: 24 },
  )
  .map((pieces) => pieces.join(''))

function addressesIn(trees: readonly Tree[]): string[] {
  return trees.flatMap((one) =>
    typeof one === 'string'
      ? []
      : [...(one[0].startsWith('a ') ? [one[0].slice(2)] : []), ...addressesIn(one.slice(1))],
  )
}

export const markdown = target('Markdown that grows', answer, (text) => {
  const whole = shown(text)
  for (const url of addressesIn(whole)) {
    const { protocol } = new URL(url, 'https://page.invalid/')
    ok(['http:', 'https:', 'mailto:', 'tel:', 'sms:'].includes(protocol), url)
  }
  let before: readonly Tree[] = []
  for (let end = 0; end <= text.length; end++) {
    const now = shownSoFar(text.slice(0, end))
    equal(broken(before, now), null, JSON.stringify(text.slice(0, end)))
    before = now
  }
  equal(broken(before, whole), null)
})
