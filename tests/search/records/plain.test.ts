// Turns markup of a CMS into the text that a reader would have seen.
import { describe, expect, test } from 'vitest'
import { closeMark, openMark } from '../../../src/search/records/field.ts'
import { plain } from '../../../src/search/records/plain.ts'
import { growth, squared } from '../../growth.ts'

const found = (word: string) => openMark + word + closeMark

describe('references become the characters that they stand for', () => {
  test.each([
    ['Herring &amp; Rye', 'Herring & Rye'],
    ['Sopot &#8211; Three Days', 'Sopot – Three Days'],
    ['Don&#8217;t', 'Don’t'],
    ['Don&#x2019;t', 'Don’t'],
    ['Don&#X2019;t', 'Don’t'],
    ['&bdquo;Za&zdot;&oacute;&lstrok;&cacute;&rdquo;', '„Zażółć”'],
    ['Gr&uuml;&szlig;e', 'Grüße'],
    ['&Oslash;l p&aring; &AElig;r&oslash;', 'Øl på Ærø'],
    ['&Eacute;t&eacute;, &ccedil;a va', 'Été, ça va'],
    ['caf&eacute;&nbsp;au lait', 'café\u00a0au lait'],
    ['more&hellip;', 'more…'],
    ['&lt;Button&gt; &quot;x&quot; &apos;y&apos;', '<Button> "x" \'y\''],
    ['&#128512;', '😀'],
    ['12 &euro; &times; 2', '12 € × 2'],
    ['more &rarr;', 'more →'],
    ['&lsaquo;a&shy;b&rsaquo;&thinsp;&plusmn;', '‹a\u00adb›\u2009±'],
  ])('%s → %s', (text, shown) => {
    expect(plain(text)).toBe(shown)
  })

  test.each(['AT&T', 'R&D; more', '&unknown;', '&#0;', '&#99999999;', '&#xZZ;', '& ;', 'a&b;c'])(
    '%s is not a reference and stays',
    (text) => {
      expect(plain(text)).toBe(text)
    },
  )

  test('once only: what was escaped twice stays readable', () => {
    expect(plain('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;')
  })
})

describe('tags are removed', () => {
  test.each([
    ['<p>One</p>\n<p>Two</p>\n', 'One Two'],
    ['foo<em>bar</em>', 'foobar'],
    ['one<br>two<br />three', 'one two three'],
    ['<a href="/x?a=1&amp;b=2" title="a > b">Link</a>', 'Link'],
    ["<img src=x onerror='alert(1)'>Text", 'Text'],
    ['<P CLASS=lead>Lead</P>', 'Lead'],
    ['<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->', 'Text'],
    ['<style>p > a { color: red }</style>Text<script>alert("<b>")</script>', 'Text'],
    ['<h2>Title</h2><ul><li>a</li><li>b</li></ul>', 'Title a b'],
    ['<o:p>&nbsp;</o:p>Word', 'Word'],
    ['<p class="a"">Odd</p>', 'Odd'],
    ['<p>&lt;p&gt; makes a paragraph</p>', '<p> makes a paragraph'],
  ])('%s → %s', (text, shown) => {
    expect(plain(text)).toBe(shown)
  })

  test.each([
    'a < b and c > d',
    'x<y && y>z',
    'List<String> and Map<K, V>',
    'for (i=0;i<a.length;i++) {}',
    '1 < 2',
    '<3 hearts',
    'a -> b <- c',
    '<- back',
    '<Button> is a component',
    '>> next',
  ])('but not text that only looks like one: %s', (text) => {
    expect(plain(text)).toBe(text)
  })

  test.each([
    ['A text with a <a href="https://exa…', 'A text with a …'],
    ['A text <strong…', 'A text …'],
    ['A text </…', 'A text …'],
    ['A text <', 'A text'],
    ['A text <a href="x', 'A text'],
    ['…strong>eleven</strong> ways', '…eleven ways'],
    ['… class="lead">eleven ways', '…eleven ways'],
    ['…/em> ways', '… ways'],
    ['…where c > d', '…where c > d'],
  ])('also where a snippet has cut them: %s → %s', (text, shown) => {
    expect(plain(text)).toBe(shown)
  })
})

describe('found words stay marked', () => {
  test.each([
    [`Herring &amp; ${found('Rye')}`, `Herring & ${found('Rye')}`],
    [`<p>${found('Don&#8217;t')} rate</p>`, `${found('Don’t')} rate`],
    [`<strong>${found('eleven')}</strong> ways`, `${found('eleven')} ways`],
    [`a < ${found('b')} and c > d`, `a < ${found('b')} and c > d`],
  ])('%s → %s', (text, shown) => {
    expect(plain(text)).toBe(shown)
  })

  test.each([
    [`Don&#${found('8217')};t`, 'Don’t'],
    [`a &${found('am')}p; b`, 'a & b'],
    [`<${found('strong')}>big</${found('strong')}>`, 'big'],
    [`<${found('str')}ong>big`, 'big'],
    [`<p ${found('class')}="${found('x')}">big</p>`, 'big'],
  ])('but not inside tags and references: %s → %s', (text, shown) => {
    expect(plain(text)).toBe(shown)
  })
})

test('a hostile text four times as long takes about four times as long to read', () => {
  const hostile = ['<a "', "<a '", '<a x="1" ', '<', '&', '<!--', '<script ', '…"', '&#', '<p ""']
  for (const piece of hostile)
    expect(
      growth(25_000, (length) => plain(piece.repeat(length / piece.length))),
      piece,
    ).toBeLessThan(squared)
})
