// Which addresses may become links. Addresses that a browser would run may not.
import { describe, expect, test } from 'vitest'
import { mediaUrl, safeUrl } from '../../src/net/url.ts'
import { hostileAddresses } from '../fixtures/hostile.ts'
import { growth, squared } from '../growth.ts'

const base = 'https://page.example/a/b'
/** The scheme that a browser would follow when the address stands in a link. */
const schemeOf = (address: string) =>
  URL.canParse(address, base) ? new URL(address, base).protocol : 'none'
const isHarmless = (address: string) =>
  ['http:', 'https:', 'mailto:', 'tel:', 'sms:'].includes(schemeOf(address))

describe('an address is kept', () => {
  test.each([
    'https://example.com/a?b=c#d',
    'http://example.com',
    'HTTPS://EXAMPLE.COM/',
    'HtTp://example.com',
    'mailto:a@example.com?subject=Hi',
    'tel:+48123456789',
    'sms:+48123456789?body=x',
    '//cdn.example.com/x.png',
    '/path',
    'path',
    './path',
    '../path',
    '?query',
    '#hash',
    'a/b:c/../d',
    '/path:with:colons',
    './javascript:alert(1)',
    '/javascript:alert(1)',
    '?next=javascript:alert(1)',
    '#javascript:alert(1)',
    'https://example.com/javascript:alert(1)',
    'https://żółw.example/ścieżka',
    '/ścieżka z odstępem',
  ])('%s', (address) => {
    expect(safeUrl(address)).toBe(address)
  })

  test('without the spaces around it', () => {
    expect(safeUrl(' \n https://example.com/ \t')).toBe('https://example.com/')
  })

  test('also with a hundred thousand spaces inside, and in linear time', () => {
    const padded = (length: number) => `/a${' '.repeat(length)}b`
    expect(safeUrl(`${padded(100_000)} `)).toBe(padded(100_000))
    expect(growth(25_000, (length) => safeUrl(`${padded(length)} `))).toBeLessThan(squared)
  })
})

const hostile = [
  'javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:,x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'filesystem:https://example.com/x',
  'ftp://example.com/x',
  'about:blank',
  'about:srcdoc',
  'view-source:https://example.com',
  'chrome://settings',
  'intent://scan/#Intent;scheme=zxing;end',
  'ws://example.com',
  'wss://example.com',
  'jar:https://example.com!/x',
  'feed:javascript:alert(1)',
  'livescript:x',
  'mocha:x',
  'mhtml:https://example.com',
  'ms-its:x',
  'steam://run/1',
  'skype:x?call',
  'whatsapp://send',
  'git+ssh://example.com',
  'web+app:x',
  'x:',
]
/** What people put before, between and instead of letters so that a filter does not see them. */
const controls = Array.from({ length: 33 }, (_, code) => String.fromCharCode(code))
const disguises: [string, (address: string) => string][] = [
  ['capitals', (address) => address.toUpperCase()],
  [
    'mixed case',
    (address) => address.replace(/[a-z]/g, (l, at: number) => (at % 2 ? l : l.toUpperCase())),
  ],
  ['tabs inside', (address) => address.replace(/(..)/, '$1\t')],
  ['line breaks inside', (address) => address.replace(/(..)/, '$1\r\n')],
  ['a break before the colon', (address) => address.replace(':', '\n:')],
  ['blanks before', (address) => `   ${address}`],
  ['blanks after', (address) => `${address}   `],
]

describe('an address is refused', () => {
  test.each(hostile)('%s', (address) => {
    expect(safeUrl(address)).toBeNull()
    expect(mediaUrl(address)).toBeNull()
  })

  test.each(disguises)('in the disguise of %s', (_, disguise) => {
    for (const address of hostile) expect(safeUrl(disguise(address))).toBeNull()
  })

  test('behind every control character', () => {
    for (const control of controls)
      for (const address of hostile) {
        expect(safeUrl(control + address)).toBeNull()
        expect(safeUrl(control + control + address)).toBeNull()
      }
  })

  test.each([
    ['', ''],
    ['only blanks', '  \n\t '],
    ['nothing behind the scheme', 'https://'],
    ['no host that can be', 'https://exa mple.com'],
    ['no port that can be', 'https://example.com:99999'],
    ['a broken address of version 6', 'http://[::1'],
  ])('%s', (_, address) => {
    expect(safeUrl(address)).toBeNull()
  })

  test.each([[null], [undefined], [5], [true], [{}], [['https://example.com']], [() => 'x']])(
    'that is not a string: %j',
    (value) => {
      expect(safeUrl(value)).toBeNull()
    },
  )
})

test('a hostile address that is kept leads only where it says', () => {
  const coded = [
    'java&Tab;script:alert(1)',
    'java%0ascript:alert(1)',
    'java\\0script:alert(1)',
    'ｊavascript:alert(1)',
    '\\\\evil.example\\x',
    'http:\\\\evil.example',
    'https:javascript:alert(1)',
  ]
  for (const address of [...hostileAddresses, ...coded]) {
    const kept = safeUrl(address)
    expect(kept === null || isHarmless(kept), address).toBe(true)
  }
})

describe('for pictures and media', () => {
  test.each(['https://example.com/a.png', '//example.com/a.png', '/a.png', 'a.png'])(
    '%s is kept',
    (address) => {
      expect(mediaUrl(address)).toBe(address)
    },
  )
  test.each(['mailto:a@example.com', 'tel:1', 'sms:1', 'data:image/png;base64,AA==', 'blob:x'])(
    '%s is refused',
    (address) => {
      expect(mediaUrl(address)).toBeNull()
    },
  )
})
