// The position of the popup, from the box and the visible part of the page.
import { expect, test } from 'vitest'
import { isAway, positionOf } from '../../../src/search/box/usePopupPosition.ts'

const desktop = { left: 0, top: 0, width: 1280, height: 900 }
const at = (left: number, top: number, width: number) => new DOMRect(left, top, width, 44)

test('the popup is below the box, as wide as it, and ends before the edge of the window', () => {
  expect(positionOf(at(100, 20, 600), desktop, false, true)).toEqual({
    isAbove: false,
    left: 100,
    edge: 70,
    width: 600,
    maxHeight: 900 - 70 - 8,
  })
})

test('the popup is above the box where there is little room below and more above', () => {
  expect(positionOf(at(100, 700, 600), desktop, false, true)).toMatchObject({
    isAbove: true,
    edge: 694,
    maxHeight: 686,
  })
  // As little above: then below, as everywhere.
  expect(positionOf(at(0, 60, 300), { ...desktop, height: 200 }, false, true)).toMatchObject({
    isAbove: false,
  })
})

test('the popup of a narrow box at the end of a line ends where the box ends', () => {
  expect(positionOf(at(1000, 20, 240), desktop, false, true)).toMatchObject({
    left: 840,
    width: 400,
  })
  expect(positionOf(at(100, 20, 240), desktop, false, true)).toMatchObject({ left: 100 })
  expect(positionOf(at(1000, 20, 240), desktop, true, true)).toMatchObject({ left: 840 })
  expect(positionOf(at(100, 20, 240), desktop, true, true)).toMatchObject({ left: 100 })
})

test('on a phone the popup is as wide as the window, without its margins', () => {
  const phone = { left: 0, top: 0, width: 320, height: 560 }
  expect(positionOf(at(120, 20, 180), phone, false, true)).toMatchObject({ left: 8, width: 304 })
})

test('a popup of queries is as wide as the box, to a width that can be read, and never wider on a phone', () => {
  const width = (box: DOMRect, area = desktop) => positionOf(box, area, false, false).width
  expect(width(at(16, 20, 500))).toBe(500)
  expect(width(at(16, 20, 1248))).toBe(640)
  expect(width(at(1000, 20, 130))).toBe(240)
  const phone = { left: 0, top: 0, width: 390, height: 780 }
  expect(width(at(16, 20, 358), phone)).toBe(358)
  expect(width(at(200, 20, 130), phone)).toBe(130)
  // Where lines begin at the right, so does the popup.
  expect(positionOf(at(16, 20, 1248), desktop, true, false)).toMatchObject({ left: 624 })
})

test('the part of the screen under an on-screen keyboard does not count as room for the popup', () => {
  const view = { left: 0, top: 120, width: 390, height: 400 }
  expect(positionOf(at(10, 140, 370), view, false, true)).toMatchObject({
    isAbove: false,
    maxHeight: 520 - 184 - 14,
  })
  expect(positionOf(at(10, 460, 370), view, false, true)).toMatchObject({
    isAbove: true,
    maxHeight: 460 - 120 - 14,
  })
})

test('a box counts as gone when nothing of it can be seen, or it is not displayed', () => {
  const size = { innerWidth: 1280, innerHeight: 900 }
  const isGone = (box: DOMRect) => isAway(box, size)
  expect(isGone(at(0, -43, 300))).toBe(false)
  expect(isGone(at(0, -44, 300))).toBe(true)
  expect(isGone(at(0, 900, 300))).toBe(true)
  expect(isGone(at(-300, 0, 300))).toBe(true)
  expect(isGone(new DOMRect())).toBe(true)
})
