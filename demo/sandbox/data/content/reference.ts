// The style sheet of the house: every node type and every mark, in order, hence its length.
import type { TopLevelBlock } from '@contentful/rich-text-types'
import { archive } from '../rosewall/space.ts'
import type { ArticleSource, Language, Wording } from './article.ts'
import { type StyleWords, styleWords } from './reference-words.ts'
import {
  asset,
  assetLink,
  b,
  code,
  codeBlock,
  entry,
  entryInline,
  entryLink,
  h1,
  h2,
  h3,
  h4,
  h5,
  h6,
  head,
  hr,
  i,
  li,
  link,
  ol,
  p,
  quote,
  resource,
  resourceInline,
  resourceLink,
  row,
  s,
  sub,
  sup,
  table,
  td,
  th,
  u,
  ul,
} from './rich-text.ts'

function headings(w: StyleWords): TopLevelBlock[] {
  const [one, two, three, four, five, six] = w.levels
  const [twice, first, second] = w.repeated
  return [
    h2(w.headings),
    h1(one),
    h2(two),
    h3(three),
    h4(four),
    h5(five),
    h6(six),
    h3(twice),
    p(first),
    h3(twice),
    p(second),
  ]
}

function marks(w: StyleWords): TopLevelBlock[] {
  const [bold, italic, underline, typed, above, below, gone] = w.marked
  const [cabin, square, hydrogen, oxygen] = w.formula
  return [
    h2(w.marks),
    p(b(bold), ' · ', i(italic), ' · ', u(underline), ' · ', code(typed)),
    p(sup(above), ' · ', sub(below), ' · ', s(gone)),
    p(cabin, sup(square), '. ', hydrogen, sub(square), oxygen),
    p(b(i(u(s(w.allAtOnce)))), ' ', b('…'), i('…'), u('…'), '.'),
  ]
}

function paragraphs(w: StyleWords): TopLevelBlock[] {
  const [before, word] = w.longWord
  return [h2(w.paragraphs), p(w.oneThought), p(w.poem), p(before, i(word), '.'), p('')]
}

function links(w: StyleWords): TopLevelBlock[] {
  return [
    h2(w.links),
    ul(
      li(p(link('https://en.wikipedia.org/wiki/Baltic_Sea#Geography', w.outside))),
      li(p(link('mailto:post@guide.example', w.post), w.and, link('tel:+48580000000', 'tel.'))),
      li(
        p(
          entryLink('article-15', w.article),
          w.and,
          entryLink('place-kino-majakas', b('Kino Majakas')),
        ),
      ),
      li(p(assetLink('pdf-programme', w.programme), w.and, assetLink('picture-amber', 'PNG'))),
      li(p(resourceLink(`${archive}summer-1958`, w.archive))),
    ),
    p(
      link(
        'https://en.wikipedia.org/wiki/Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        'https://en.wikipedia.org/wiki/Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      ),
    ),
  ]
}

function lists(w: StyleWords): TopLevelBlock[] {
  const [boat, rope, longRope, food, tea, sugar] = w.packing
  const [first, second, why, third] = w.steps
  return [
    h2(w.lists),
    ul(li(boat, ul(li(rope, ul(longRope)))), li(food, ol(tea, sugar))),
    ol(
      first,
      li(h4(second), why, quote(w.quoted[0]), ul(tea)),
      li(third, asset('emblem-amber'), hr()),
    ),
  ]
}

function quotesAndRules(w: StyleWords): TopLevelBlock[] {
  const [first, second] = w.quoted
  return [h2(w.quoting), quote(first, p(i(second))), p(w.rule), hr()]
}

function tables(w: StyleWords): TopLevelBlock[] {
  const [line, summer, winter] = w.columns
  const [ferry, daily, sundays, boat, weather, note] = w.rows
  return [
    h2(w.tables),
    table(
      head(line, summer, winter),
      row(th(ferry, { rowspan: 2 }), daily, sundays),
      row('8–20', '10–14'),
      row(th(boat), td(weather, { colspan: 2 })),
      row(
        td(p(i(note), ' ', link('https://en.wikipedia.org/wiki/Timetable', w.outside)), {
          colspan: 3,
        }),
      ),
    ),
  ]
}

const sample = codeBlock(
  'const ferry = { from: "Stockholm", to: "Turku" }',
  'if (ferry.to === "Turku") {',
  '  wave()',
  '}',
)

function embeds(w: StyleWords): TopLevelBlock[] {
  const [before, between, after] = w.inText
  return [
    h2(w.files),
    asset('picture-amber'),
    asset('emblem-amber'),
    asset('video-test-reel'),
    asset('audio-organ'),
    asset('pdf-programme'),
    asset('file-weaving-draft'),
    asset('picture-untitled'),
    asset('picture-ice'),
    h2(w.entries),
    entry('article-44'),
    entry('place-smokehouse'),
    entry('author-liis'),
    entry('cta-walks'),
    entry('quote-projectionist'),
    entry('note-tickets'),
    entry('landing-light-nights'),
    p(before, entryInline('article-03'), between, entryInline('place-puppet-yard'), after),
    h2(w.elsewhere),
    p(w.elsewhereText, resourceInline(`${archive}moth`), '.'),
    resource(`${archive}summer-1958`),
  ]
}

function wordingIn(language: Language): Required<Wording> {
  const w = styleWords[language]
  const body = [
    p(w.intro),
    ...headings(w),
    ...marks(w),
    ...paragraphs(w),
    ...links(w),
    ...lists(w),
    ...quotesAndRules(w),
    ...tables(w),
    h2(w.code),
    sample,
    ...embeds(w),
  ]
  return { title: w.title, summary: w.summary, body }
}

export const articleReference: ArticleSource = {
  id: 'article-reference',
  author: 'author-marta',
  cover: 'picture-press',
  daysAgo: 380,
  topics: ['language'],
  related: ['article-15', 'article-14'],
  en: wordingIn('en'),
  pl: wordingIn('pl'),
  de: wordingIn('de'),
  da: wordingIn('da'),
}
