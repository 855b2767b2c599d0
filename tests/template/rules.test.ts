// Where a value would be an address or a style, it is one or nothing.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { partsOf } from '../../src/template/expression.ts'
import { styleOf } from '../../src/template/style.ts'
import { growth, squared } from '../growth.ts'
import { drawn, shown } from './drawn.tsx'

const attribute = (html: string, name: string, value: unknown) =>
  drawn(html, { v: value }).box.querySelector('*')?.getAttribute(name) ?? null

describe('an address', () => {
  test.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['/a b', '/a b'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['javascript:alert(1)', null],
    [' java\nscript:alert(1)', null],
    ['data:text/html,x', null],
    ['', null],
    [null, null],
    [{}, null],
  ])('%j → %j', (value, kept) => {
    expect(attribute('<a href="{{v}}">x</a>', 'href', value)).toBe(kept)
    expect(attribute('<img src="{{v}}">', 'src', value)).toBe(kept)
  })

  test('is judged whole, however it is put together', () => {
    const data = { a: 'java', b: 'script:alert(1)', q: 'a b&c' }
    expect(shown('<a href="{{a}}{{b}}">x</a>', data)).toBe('<a>x</a>')
    expect(shown('<a href="{{a}}script:{{q}}">x</a>', data)).toBe('<a>x</a>')
    expect(shown('<a href="/s?q={{q|url}}">x</a>', data)).toBe('<a href="/s?q=a%20b%26c">x</a>')
  })

  test('in a set of pictures is judged one by one', () => {
    expect(attribute('<img srcset="{{v}} 1x, /b,c.png 2x">', 'srcset', '/a.png')).toBe(
      '/a.png 1x, /b,c.png 2x',
    )
    expect(
      attribute('<img srcset="{{v}}">', 'srcset', '/a 1x,javascript:x 2x, data:x, /d 300w'),
    ).toBe('/a 1x, /d 300w')
    expect(attribute('<a ping="{{v}}">x</a>', 'ping', '/a javascript:x https://b.example')).toBe(
      '/a https://b.example',
    )
  })

  test.each([
    ['/a.png, /b.png 2x', '/a.png, /b.png 2x'],
    ['/a.png,/b.png 2x', '/a.png,/b.png 2x'],
    [' , /a.png 1x ,/b.png 2x,', '/a.png 1x, /b.png 2x'],
    ['/a.png , javascript:x', '/a.png'],
    ['/a.png (, javascript:x 1x', '/a.png ('],
    [',,,', null],
  ])('in the set %j leaves %j', (value, kept) => {
    expect(attribute('<img srcset="{{v}}">', 'srcset', value)).toBe(kept)
  })

  test('four times as long takes about four times as long to judge', () => {
    for (const sign of [',', ' ', ', ', ' ,', 'a,', 'a ', 'a,,', 'a  ', 'a ('])
      expect(
        growth(12_500, (length) =>
          attribute('<img srcset="{{v}}" src="{{v}}">', 'src', `a${sign.repeat(length)}b`),
        ),
        sign,
      ).toBeLessThan(squared)
    const background = styleOf('background:url({{v}})', (text) => partsOf(text, () => {}))[0]?.[1]
    expect(
      growth(25_000, (length) =>
        background?.(
          () => `a${' '.repeat(length)}b`,
          () => {},
        ),
      ),
    ).toBeLessThan(squared)
  })

  test('of a picture’s link is judged under every name', () => {
    expect(shown('<svg><a xlink:href="{{v}}">x</a></svg>', { v: 'javascript:x' })).toBe(
      '<svg><a>x</a></svg>',
    )
    expect(shown('<svg><a xlink:href="{{v}}">x</a></svg>', { v: '#a' })).toBe(
      '<svg><a href="#a">x</a></svg>',
    )
  })
})

describe('a style', () => {
  beforeAll(() => {
    // The stand-in for a browser knows no colours.
    const supports = (name: string, value: string) =>
      value === 'inherit' ? name !== 'length' : ['red', 'rebeccapurple'].includes(value)
    vi.stubGlobal('CSS', { supports })
  })
  const style = (css: string, value: unknown = '') => {
    const first = drawn(`<p style='${css}'>x</p>`, { v: value }).box.querySelector('p')
    return first?.getAttribute('style')?.trim() || null
  }

  test.each([
    ['color: red; margin-top:4px', 'color: red; margin-top: 4px;'],
    ['background-image:url("/a;b.png")', 'background-image: url("/a;b.png");'],
    ['--x: 1; color:red !important', '--x: 1; color: red;'],
    ['nonsense', null],
    ['length: 3', null],
    ['', null],
  ])('without values is kept: %s', (css, kept) => {
    expect(style(css)).toBe(kept)
  })

  test.each([
    ['width:{{v}}%', 50, 'width: 50%;'],
    ['width:{{v}}', '12.5rem', 'width: 12.5rem;'],
    ['color:{{v}}', 'rebeccapurple', 'color: rebeccapurple;'],
    ['color:{{v}}', '#ff0000', 'color: #ff0000;'],
    ['color:#{{v}}', 'ff0000', 'color: #ff0000;'],
    ['color:{{v}}', 'rgb(1 2 3 / 50%)', 'color: rgb(1 2 3 / 50%);'],
    ['--label:{{v}}', 'Grüße, Welt', '--label: Grüße, Welt;'],
    ['background-image:url({{v}})', '/a b".png', 'background-image: url("/a%20b%22.png");'],
    [
      'background-image:url("{{v}}")',
      'https://a.example/x.png',
      'background-image: url("https://a.example/x.png");',
    ],
  ])('takes a plain value: %s', (css, value, kept) => {
    expect(style(css, value)).toBe(kept)
  })

  test.each([
    ['color:{{v}}', 'red; background: url(//evil.example)'],
    ['color:{{v}}', 'var(--x)'],
    ['position:{{v}}', 'fixed'],
    ['background:{{v}}', 'url(//evil.example)'],
    ['--x:{{v}}', 'url(//evil.example)'],
    ['--x:{{v}}', 'image-set("//evil.example")'],
    ['--x:{{v}}', 'u\\72l'],
    ['--x:{{v}}', 'a;b:c'],
    ['background-image:url({{v}})', 'javascript:alert(1)'],
    ['background-image:url({{v}})', 'data:image/svg+xml,x'],
    ['width:calc({{v}})', '1px + attr(x)'],
    ['{{v}}:red', 'color'],
    ['{{v}}', 'color:red'],
  ])('takes nothing else: %s with %s', (css, value) => {
    expect(style(css, value)).toBeNull()
  })
  test.each([
    ['background:url(data:image/png;base64,AAAA)', 'url("data:image/png;base64,AAAA")'],
    [`background:url('/a b.png') no-repeat`, 'url("/a%20b.png") no-repeat'],
    ['background:url()', ''],
    ['background:url(/my\\ picture.png)', 'url("/my\\%20picture.png")'],
  ])('an address of the owner’s own is theirs: %s', (css, kept) => {
    const [[, value] = []] = styleOf(css, (text) => partsOf(text, () => {}))
    expect(
      value?.(
        () => '',
        () => {},
      ),
    ).toBe(kept)
  })
  test.each([
    ...[
      '#abc',
      '#aabbccdd',
      'hsl(120deg 10% 20%)',
      'HSLA(1,2%,3%,.4)',
      'hwb(1 2% 3%)',
      'lab(1 2 3)',
    ],
    ...[
      'oklab(1 2 3)',
      'lch(1 2 3)',
      'oklch(40% 0.2 1 / 50%)',
      'rgba(0,0,0,.5)',
      '-1.5em',
      '3',
      '4Q',
    ],
  ])('%s is a colour or a length', (value) => {
    expect(
      styleOf('left:{{v}}', (text) => partsOf(text, () => {}))[0]?.[1](() => value, vi.fn()),
    ).toBe(value)
  })
  test.each(['#ab', '#aabbccdde', 'rgb(var(--x))', 'url(/x)', '1px;', '1px 2px', 'abs', '12abcde'])(
    '%s is none',
    (value) => {
      const [[, read] = []] = styleOf('left:{{v}}', (text) => partsOf(text, () => {}))
      expect(read?.(() => value, vi.fn())).toBeNull()
    },
  )
  test('several addresses are judged one by one, and one that is refused takes all', () => {
    const css = `background:url({{a}}) left, url("{{b}}") right`
    const [[, value] = []] = styleOf(css, (text) => partsOf(text, () => {}))
    expect(value?.(({ source }) => `/${source}`, vi.fn())).toBe('url("/a") left, url("/b") right')
    expect(value?.(({ source }) => (source === 'b' ? 'data:x' : '/a'), vi.fn())).toBeNull()
  })
  test('what is refused is told once for each property, and what is missing is not', () => {
    const template = '<p style="position:{{v}};color:{{v}};width:{{w}}">x</p>'
    const { warnings } = drawn(template, { v: 'fixed' })
    expect(warnings).toHaveLength(2)
    expect(warnings.join()).toMatch(/position takes only .* color takes only /)
    expect(drawn(template, { v: '', w: null }).warnings).toEqual([])
  })
  test('a backslash leads where the same address leads as the source of a picture', () => {
    const read = (css: string) => styleOf(css, (text) => partsOf(text, () => {}))[0]?.[1]
    const address = read('background:url(/media/{{v}})')?.(() => 'a\\b.png?c=\\d', vi.fn())
    expect(address).toBe('url("/media/a/b.png?c=%5Cd")')
  })
  test('an address cannot leave its quotes', () => {
    const hostile = '/a"); background: url("//evil.example'
    const [[, value] = []] = styleOf('background:url({{v}}) red', (text) => partsOf(text, () => {}))
    expect(
      value?.(
        () => hostile,
        () => {},
      ),
    ).toBe('url("/a%22);%20background:%20url(%22//evil.example") red')
  })
})
