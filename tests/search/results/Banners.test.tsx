// Banners above the results: named links, room kept, and broken pictures that hide.
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { Banners } from '../../../src/search/results/Banners.tsx'
import type { Banner } from '../../../src/search/results/rules.ts'
import { rendered, unmountAll } from '../rendered.tsx'

afterEach(unmountAll)

const banner = (changes: Partial<Banner>): Banner => ({
  image: null,
  ratio: null,
  alt: '',
  title: '',
  text: '',
  url: null,
  newTab: false,
  ...changes,
})
const show = (...changes: Partial<Banner>[]) => rendered(<Banners banners={changes.map(banner)} />)
const breakPicture = (box: HTMLElement) =>
  flushSync(() => box.querySelector('img')?.dispatchEvent(new Event('error')))

describe('a picture', () => {
  test('that leads somewhere is a link named by its words', () => {
    const box = show({ image: '/a.png', alt: 'Ten organs', url: '/organs' })
    const link = box.querySelector('a')
    expect(link?.getAttribute('href')).toBe('/organs')
    expect(link?.hasAttribute('target')).toBe(false)
    expect(link?.querySelector('img')?.alt).toBe('Ten organs')
  })

  test('without words has a link that is named by its address', () => {
    const box = show({ image: '/a.png', url: '/organs' }, { image: '/b.png' })
    expect([...box.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['/organs', ''])
  })

  test('beside words is not read out a second time', () => {
    const box = show({ image: '/a.png', alt: 'Jazz', title: 'Jazz', text: 'All week' })
    expect(box.querySelector('img')?.alt).toBe('')
    expect(box.textContent).toBe('JazzAll week')
  })

  test('has its room reserved where its width and height are known', () => {
    const box = show({ image: '/a.png', ratio: 2.5 }, { image: '/b.png' })
    const [known, unknown] = box.querySelectorAll('img')
    expect(known?.style.aspectRatio).toMatch(/^2\.5( |$)/)
    expect(unknown?.hasAttribute('style')).toBe(false)
  })

  test('that cannot be loaded is hidden, and its alternative text is the link', () => {
    const box = show({ image: '/a.png', alt: 'Ten organs', url: '/organs' })
    breakPicture(box)
    expect(box.querySelector('img')).toBeNull()
    expect(box.querySelector('a')?.textContent).toBe('Ten organs')
  })

  test('that cannot be loaded and has no words leaves no banner', () => {
    const box = show({ image: '/a.png', url: '/organs' })
    breakPicture(box)
    expect(box.innerHTML).toBe('')
  })
})

describe('words in a banner', () => {
  test('lead to their page', () => {
    const link = show({ title: 'Spring', text: 'Open air', url: '/spring' }).querySelector('a')
    expect(link?.textContent).toBe('SpringOpen air')
  })

  test('without an address are not a link', () => {
    const box = show({ title: 'Spring' })
    expect(box.querySelector('a')).toBeNull()
    expect(box.querySelector('[part=banner]')?.textContent).toBe('Spring')
  })

  test('are never markup', () => {
    const box = show({ text: '<img src=x onerror=alert(1)>' })
    expect(box.querySelector('img')).toBeNull()
    expect(box.textContent).toBe('<img src=x onerror=alert(1)>')
  })
})

test('a link to a new tab says so, and gives the new page no access to this one', () => {
  const link = show({ title: 'Spring', url: '/spring', newTab: true }).querySelector('a')
  expect(link?.target).toBe('_blank')
  expect(link?.rel).toBe('noopener')
  expect(link?.textContent).toBe('Spring (opens in a new tab)')
})

test('several banners are shown in order, the same one once', () => {
  const box = show({ title: 'A' }, { title: 'B' }, { title: 'A' })
  expect([...box.querySelectorAll('.banner')].map((one) => one.textContent)).toEqual(['A', 'B'])
})

test('without banners nothing is rendered', () => {
  expect(show().innerHTML).toBe('')
})
