// The words and looks of a template stay; what could run code does not.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draw, shown, templateOf } from './drawn.tsx'

const markup = (html: string) => shown(html)

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
    ['<p aria-label="x" lang="pl" data-id="1">a</p>'],
    ['<p part="note" class="a">a</p>'],
    ['<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>'],
    ['<button type="button" tabindex="0">Agree</button>'],
    ['<table><tbody><tr><td>1</td></tr></tbody></table>'],
    ['<span>zażółć “quoted” 😀</span>'],
    ['a<br>b'],
  ])('%s', (html) => {
    expect(markup(html)).toBe(html)
  })

  test('no comments', () => {
    expect(markup('a<!-- <b>secret</b> -->b')).toBe('ab')
  })

  test('escaped markup as text', () => {
    expect(markup('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe(
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    )
  })

  test.each([
    ['<details open><summary>a</summary></details>', /<details open/],
    ['<p hidden>a</p>', /<p hidden/],
    ['<button disabled>a</button>', /<button disabled/],
    ['<input required>', /<input required/],
    ['<video controls loop src="/a.webm"></video>', /controls.* loop/],
    ['<video><track default></video>', /<track default/],
    ['<div inert>a</div>', /inert/],
    ['<ol reversed></ol>', /reversed/],
    ['<select multiple></select>', /multiple/],
    ['<input type="checkbox" checked>', /checked/],
  ])('attributes that are true by presence: %s', (html, kept) => {
    expect(markup(html)).toMatch(kept)
  })
})

describe('a template loses', () => {
  test('a script in a picture', () => {
    const template = templateOf('<svg></svg>')
    const script = document.createElementNS('http://www.w3.org/2000/svg', 'script')
    template.content.firstChild?.appendChild(script)
    expect(draw(template).html).toBe('<svg></svg>')
  })

  test.each([
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<img src="x" onerror="alert(1)">', '<img src="x">'],
    ['<img srcset="javascript:x 1x">', '<img>'],
    ['<p srcdoc="<script>">a</p>', '<p>a</p>'],
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
      expect(draw(template).html).toMatch(new RegExp(`^<${tag} title="kept"`))
    }
  })
})
