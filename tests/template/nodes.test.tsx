// An owner's template → elements: its words and looks stay, what could run does not.
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderTemplate } from '../../src/template/nodes.tsx'

function templateOf(html: string) {
  const template = document.createElement('template')
  template.innerHTML = html
  return template
}
function shown(template: HTMLTemplateElement) {
  const box = document.createElement('div')
  const root = createRoot(box)
  flushSync(() => root.render(renderTemplate(template)))
  const html = box.innerHTML
  root.unmount()
  return html
}
const markup = (html: string) => shown(templateOf(html))

// The library's hints for developers of components, which templates are not.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a template keeps', () => {
  test.each([
    ['<p>Words &amp; <b>more</b></p>'],
    ['plain words'],
    ['<p class="lead wide">a</p>'],
    ['<ul><li>a</li><li>b</li></ul><hr>'],
    ['<a href="https://example.com/a?b=c" title="x">link</a>'],
    ['<a href="#top">top</a>'],
    ['<img alt="A" src="/a.png">'],
    ['<label for="x">L</label><input id="x" type="text" name="n">'],
    ['<p data-if="summary" aria-label="x" lang="pl">a</p>'],
    ['<button type="button" tabindex="0">Agree</button>'],
    ['<table><tbody><tr><td>1</td></tr></tbody></table>'],
    ['<span>zażółć “quoted” 😀</span>'],
    ['a<br>b'],
  ])('%s', (html) => {
    expect(markup(html)).toBe(html)
  })

  test('nothing of a comment', () => {
    expect(markup('a<!-- <b>secret</b> -->b')).toBe('ab')
  })

  test('markup that is written as text as text', () => {
    expect(markup('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe(
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    )
  })

  test.each([
    ['<details open><summary>a</summary></details>', /<details open/],
    ['<p hidden>a</p>', /<p hidden/],
    ['<button disabled>a</button>', /<button disabled/],
    ['<input required>', /<input required/],
    ['<video controls src="/a.webm"></video>', /controls/],
  ])('what is true by its presence: %s', (html, kept) => {
    expect(markup(html)).toMatch(kept)
  })
})

describe('a template loses', () => {
  test.each([
    '<script>alert(1)</script>',
    '<iframe src="/x"></iframe>',
    '<object data="/x"></object>',
    '<embed src="/x">',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<link rel="stylesheet" href="/x.css">',
    '<style>p{}</style>',
    '<template><b>x</b></template>',
  ])('%s', (html) => {
    expect(markup(`<p>before</p>${html}<p>after</p>`)).toBe('<p>before</p><p>after</p>')
  })

  test('a script in a picture', () => {
    const template = templateOf('<svg></svg>')
    const script = document.createElementNS('http://www.w3.org/2000/svg', 'script')
    template.content.firstChild?.appendChild(script)
    expect(shown(template)).toBe('<svg></svg>')
  })

  test.each([
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<img src="x" onerror="alert(1)">', '<img src="x">'],
    ['<p style="background:url(x)">a</p>', '<p>a</p>'],
    ['<img srcset="javascript:x 1x">', '<img>'],
    ['<p slot="x" is="x-y" ref="r" key="k">a</p>', '<p>a</p>'],
    ['<svg><a xlink:href="javascript:x">a</a></svg>', '<svg><a>a</a></svg>'],
    ['<p onfocus="x" autofocusonclick="y">a</p>', '<p autofocusonclick="y">a</p>'],
  ])('the dangerous attributes of %s', (html, left) => {
    expect(markup(html)).toBe(left)
  })

  test.each([
    ['a', 'href'],
    ['img', 'src'],
    ['form', 'action'],
    ['button', 'formaction'],
    ['video', 'poster'],
    ['td', 'background'],
    ['a', 'ping'],
  ])('addresses that run, on <%s %s>', (tag, name) => {
    for (const address of [
      'javascript:alert(1)',
      ' java\tscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
    ]) {
      const template = document.createElement('template')
      const element = document.createElement(tag)
      element.setAttribute(name, address)
      element.setAttribute('title', 'kept')
      template.content.append(element)
      expect(shown(template)).toMatch(new RegExp(`^<${tag} title="kept"`))
    }
  })

  test.each(['animate', 'set'])('what would change an address later: <%s>', (tag) => {
    const svg = markup(
      `<svg><a><${tag} attributeName="href" to="javascript:alert(1)" from="javascript:alert(1)" values="javascript:alert(1)" by="javascript:alert(1)"></${tag}>a</a></svg>`,
    )
    expect(svg).not.toContain('javascript:')
  })
})

test('a template is rendered again and again, always the same', () => {
  const template = templateOf('<p>a <b>b</b></p>')
  const first = shown(template)
  expect(shown(template)).toBe(first)
  expect(template.innerHTML).toBe('<p>a <b>b</b></p>')
})
