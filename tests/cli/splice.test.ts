// What is written into a page can be removed again, whatever the owner has written inside.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOf } from '../../tools/cli/page/page.ts'
import { editsFor, withEdits, withoutWritten } from '../../tools/cli/prerender/splice.ts'

const pieces = [
  'Loading …',
  '\n  ',
  '\r\n',
  '<p>a <b>b</b></p>',
  '<template slot="hit"><i>x</i></template>',
  '<template slot="styles"></template>',
  '<p slot="consent">May we?</p>',
  '<script type="text/template" slot="hit"><b></b></script>',
  '<!-- a note -->',
  '<form><input name="q"></form>',
  'ä — “x” 🙂',
  '<br>',
  '<ul><li>one<li>two</ul>',
  '&amp;&nbsp;',
]
const inside = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((all) => all.join(''))
const page = fc
  .array(fc.tuple(fc.constantFrom('site-search', 'rich-doc', 'div data-rich-doc'), inside), {
    maxLength: 4,
  })
  .map((all) =>
    all
      .map(([tag, text]) => `<${tag} id="x">${text}</${tag.split(' ')[0]}>`)
      .join('<p>between</p>\r\n'),
  )
  .map((body) => `<!doctype html>\n<body>\r\n${body}</body>`)

const sourceOf = (html: string) => ({
  name: 'page',
  html,
  url: null,
  file: null,
  headers: new Headers(),
})

test('a page comes back byte for byte, and settings stay children of their element', () => {
  fc.assert(
    fc.property(page, (html) => {
      const { embeds } = pageOf(sourceOf(html))
      const edits = embeds.flatMap((embed) => editsFor(embed, '<article>new</article>'))
      const written = withEdits(html, edits)
      expect(withoutWritten(written)).toBe(html)
      const after = pageOf(sourceOf(written)).embeds
      expect(after).toHaveLength(embeds.length)
      const settings = ({ element }: (typeof after)[number]) =>
        element.children.filter((child) => 'attribs' in child && 'slot' in child.attribs).length
      expect(after.map(settings)).toEqual(embeds.map(settings))
      for (const { element } of after)
        expect(
          element.children.filter((child) => 'name' in child && child.name === 'article'),
        ).toHaveLength(1)
    }),
  )
})

test('a second writing replaces the first', () => {
  const html = '<rich-doc id="x">mine</rich-doc>'
  const write = (text: string, into: string) => {
    const [embed] = pageOf(sourceOf(into)).embeds
    return embed ? withEdits(into, editsFor(embed, text)) : ''
  }
  const first = write('<p>one</p>', html)
  expect(write('<p>two</p>', withoutWritten(first))).toBe(first.replace('one', 'two'))
})
