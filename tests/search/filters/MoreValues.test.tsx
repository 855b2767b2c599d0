// A long list comes in pieces that a slow device can show at once, and goes back to its first values.
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { useMore } from '../../../src/search/filters/MoreValues.tsx'
import { rendered, unmountAll } from '../rendered.tsx'

function Values({ count, limit }: { count: number; limit: number }) {
  const values = Array.from({ length: count }, (_, at) => {
    const name = `Value ${at}`
    return { value: name, name, count: 1, chosen: at === 999 }
  })
  const { few, button } = useMore(values, limit)
  return (
    <>
      {few.map(({ name }) => (
        <i key={name}>{name}</i>
      ))}
      {button}
    </>
  )
}

const shown = (box: Element) => box.querySelectorAll('i').length
const press = (box: Element) => {
  const button = box.querySelector('button')
  flushSync(() => button?.click())
  return button?.textContent
}
afterEach(unmountAll)

test('thousands come a hundred at a time, and what is chosen among them is always there', () => {
  const box = rendered(<Values count={1000} limit={700} />)
  expect(shown(box)).toBe(701)
  expect([press(box), shown(box)]).toEqual(['Show more', 801])
  expect([press(box), press(box), shown(box)]).toEqual(['Show more', 'Show less', 1000])
  expect([press(box), shown(box)]).toEqual(['Show more', 701])
})

test('a list that is not longer than its limit has no button', () => {
  expect(rendered(<Values count={10} limit={10} />).querySelector('button')).toBeNull()
})
