// What opens a result that its owner has shaped.
import { expect, test, vi } from 'vitest'
import { hitControlOf, isSameLink } from '../../../../src/search/results/OwnHit.tsx'

function hitWith(html: string) {
  const hit = document.createElement('li')
  hit.innerHTML = `<div class="hit-body">${html}</div>`
  return hit
}

test('a link without an address gets the keyboard’s focus and answers Enter once; any other stays as it is', () => {
  const hit = hitWith('<a>Without address</a>')
  hitControlOf(hit)
  const control = hitControlOf(hit)
  if (!(control instanceof HTMLElement)) throw new Error('nothing opens it')
  expect([control.getAttribute('role'), control.tabIndex]).toEqual(['link', 0])
  const click = vi.fn()
  control.addEventListener('click', click)
  control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
  expect(click).toHaveBeenCalledOnce()
  for (const html of [
    '<a href="/a">A</a>',
    '<button>B</button>',
    '<i role="link" tabindex="-1">C</i>',
  ]) {
    const own = hitWith(html)
    const before = own.innerHTML
    hitControlOf(own)
    expect(own.innerHTML).toBe(before)
  }
})

test('a second link to the same address opens the result too, any other link does not', () => {
  const hit = hitWith('<a href="/a">T</a><a href="/a"><img></a><a href="/b">B</a><a>C</a><a>D</a>')
  const [title, picture, other, bare, alike] = hit.querySelectorAll('a')
  if (!title || !picture || !other || !bare || !alike) throw new Error('a link is missing')
  expect(isSameLink(picture, title)).toBe(true)
  expect(isSameLink(other, title)).toBe(false)
  expect(isSameLink(alike, bare)).toBe(false)
})
