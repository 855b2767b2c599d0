// A growing answer: elements that were shown never change their kind, wherever the text is cut.
import { expect, test } from 'vitest'
import { broken, shown, shownSoFar } from './tree.ts'

const answers = [
  '# Winter jackets\n\nThree of them are **warm _and_ light**, and one is *not*:\n\n1. The [Alpine](https://shop.example/a_(b) "A title") costs 120 €.\n2. `code with spaces` and ``a `tick` ``\n   - nested *item*\n   - another\n\n   a paragraph of the second\n3. ~~gone~~\n\nMore at https://shop.example/all?x=1&y=2, or ![a picture](/p.png).\n',
  '| Name | Price |\n|:-----|------:|\n| Coat | **12** |\n| A \\| B | [x](/y) |\n\nAfter it.',
  'Before it:\n| Name | Price |\n| --- | --- |\n| Coat | 12 |\nand behind',
  '| no table\n| at all\n\nnext',
  '```js\nconst a = 1\n``\n```\n\ntext ```inline``` and\n\n~~~\nopen # until\n| the end',
  '> quoted\n> - list\n> | a | b |\n> |---|---|\n> | 1 | 2 |\n\nthen\n***\n---\n- [ ] to do\n- [x] done\n+ more',
  'A year:\n1986. was good\n1. item\n\n2. other\ntext of it\n\n- a\n\n  b\n\nc\\\nd  \ne<br>f &amp; g &lt; h',
  '**never closed\nin two lines\n\n*nor this\n\n`nor that\n\n[nor [this](/ok)\n\n[broken](a b)\n\n\\*no\\* snake_case_word 2*3*4 2**8 a * b',
  '这是**重点**内容，见[链接](https://例子.example/路径)。https://a.example/路，后面\n\n*Ceny mogą się **zmienić***. Łódź',
  '- - - a\n- **b\n- c**\n\n* * *\n\n+\n1)\n2) x\n#\n## y ##\n#z',
]

test.each(answers)('no element that was shown changes its kind: %#', (text) => {
  let before = shownSoFar('')
  for (let end = 1; end <= text.length; end++) {
    const now = shownSoFar(text.slice(0, end))
    expect(broken(before, now), JSON.stringify(text.slice(0, end))).toBeNull()
    before = now
  }
  expect(broken(before, shown(text))).toBeNull()
})

test.each(answers)('an answer that is stopped anywhere shows what it has shown: %#', (text) => {
  for (let end = 1; end <= text.length; end++) {
    const cut = text.slice(0, end)
    expect(broken(shownSoFar(cut), shown(cut)), JSON.stringify(cut)).toBeNull()
  }
})
