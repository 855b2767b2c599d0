import { expect, test } from 'vitest'
import { shown, shownSoFar, type Tree } from './tree.ts'

const cases: [name: string, text: string, tree: Tree[]][] = [
  [
    'paragraphs with emphasis of each kind',
    'One *em* **strong** _em_ __strong__ ~~gone~~ `co*de`.\nStill one\n\nTwo',
    [
      [
        'p',
        'One ',
        ['em', 'em'],
        ' ',
        ['strong', 'strong'],
        ' ',
        ['em', 'em'],
        ' ',
        ['strong', 'strong'],
        ' ',
        ['del', 'gone'],
        ' ',
        ['code', 'co*de'],
        '. Still one',
      ],
      ['p', 'Two'],
    ],
  ],
  ['emphasis in emphasis', '***a** b* c', [['p', ['strong', ['em', 'a']], ' b* c']]],
  [
    'signs that are no marks stay signs',
    'snake_case_word 2*3*4 2**8 a * b 5* it`s \\*no\\* **** [1] a~b',
    [['p', 'snake_case_word 2*3*4 2**8 a * b 5* it`s *no* **** [1] a~b']],
  ],
  [
    'a mark that nobody closes ends with its block',
    '**a\n\nb',
    [
      ['p', ['strong', 'a']],
      ['p', 'b'],
    ],
  ],
  [
    'headings, rules and quotes',
    '# A\n### B\n---\n> c\n> - d\n#no',
    [
      ['h1', 'A'],
      ['h3', 'B'],
      ['hr'],
      ['blockquote', ['p', 'c'], ['ul', ['li', ['p', 'd']]]],
      ['p', '#no'],
    ],
  ],
  [
    'lists in lists, with the number they begin with',
    '3. a\n4. b\n   - c\n     more\n\n   d\n5) e\n- f',
    [
      [
        'ol 3',
        ['li', ['p', 'a']],
        ['li', ['p', 'b'], ['ul', ['li', ['p', 'c more']]], ['p', 'd']],
        ['li', ['p', 'e']],
      ],
      ['ul', ['li', ['p', 'f']]],
    ],
  ],
  ['a year at the start of a line is no list', 'in\n1986. It was', [['p', 'in 1986. It was']]],
  [
    'links, with a title, round brackets or an address that stands bare',
    '[a *b*](https://a.example/x_(y) "T") ![pic](/p.png) [](/q) see https://b.example/c?d=1.',
    [
      [
        'p',
        ['a https://a.example/x_(y)', 'a ', ['em', 'b']],
        ' ',
        ['a /p.png', 'pic'],
        ' ',
        ['a /q', '/q'],
        ' see ',
        ['a https://b.example/c?d=1', 'https://b.example/c?d=1'],
        '.',
      ],
    ],
  ],
  [
    'what may be no link keeps its words',
    '[a **b**](javascript:alert(1)) [c](java\tscript:x) [d](data:text/html,x)',
    [['p', 'a ', ['strong', 'b'], ' [c](java    script:x) d']],
  ],
  [
    'no link stands in a link',
    '[https://a.example](https://b.example)',
    [['p', ['a https://b.example', 'https://a.example']]],
  ],
  [
    'code, closed or not, with nothing in it read',
    '```js\n**a**\n\n  b\n```\ntext\n~~~\n| c',
    [
      ['pre', '**a**\n\n  b'],
      ['p', 'text'],
      ['pre', '| c'],
    ],
  ],
  [
    'code in a list without its indentation',
    '1. a\n   ```\n   b\n     c\n   ```\n2. d',
    [['ol 1', ['li', ['p', 'a'], ['pre', 'b\n  c']], ['li', ['p', 'd']]]],
  ],
  [
    'tables with sides, with as many cells in each row',
    '| A | B | C |\n|---|:-:|--:|\n| 1 | `x` |\n| a \\| b | 2 | 3 | 4 |\nend',
    [
      [
        'table',
        ['tr', ['th', 'A'], ['th center', 'B'], ['th end', 'C']],
        ['tr', ['td', '1'], ['td center', ['code', 'x']], ['td end']],
        ['tr', ['td', 'a | b'], ['td center', '2'], ['td end', '3']],
      ],
      ['p', 'end'],
    ],
  ],
  ['what only looks like a table is text', '| a\n| b', [['p', '| a | b']]],
  [
    'lines that are broken',
    'a  \nb\\\nc<br>d',
    [['p', 'a  ', ['br'], 'b', ['br'], 'c', ['br'], 'd']],
  ],
  [
    'HTML and references are text like any other',
    '<b onclick=x>a</b> &lt;i&gt; <script>',
    [['p', '<b onclick=x>a</b> &lt;i&gt; <script>']],
  ],
]

test.each(cases)('an answer has %s', (_, text, tree) => {
  expect(shown(text)).toEqual(tree)
})

const many = 200_000
const repeated = [
  ...[
    '[',
    '*',
    '**a',
    '|',
    '`',
    '``a',
    '_a',
    '[a](',
    '[a](b',
    '[a](b "',
    '![',
    '> ',
    '>',
    '- ',
    '#',
  ],
  ...[
    '\n>',
    '\n- ',
    '\n| ',
    '|-',
    '1. ',
    '\\',
    '~~',
    '<https://',
    'https://a)',
    'https://(',
    '&#1',
    '  ',
  ],
  ...['\n```', ' \n', '\t', 'a', '*a*', '(', '[a](b(', '***a', '\n  - a', '\r', '![a](b) '],
]
test.each(repeated)('an answer of 200 kB of %j is read in no time', (piece) => {
  const text = piece.repeat(many / piece.length)
  for (const hostile of [`|${text}\n|-`, `[a](${text}x`]) {
    const start = process.cpuUsage().user
    shown(hostile)
    shownSoFar(`${hostile} `)
    expect((process.cpuUsage().user - start) / 1000).toBeLessThan(4000)
  }
})
