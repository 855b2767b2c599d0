// Recorded attacks as templates and as values: nothing in them runs. The fuzzer makes templates of its own.
import { beforeEach, expect, test, vi } from 'vitest'
import { dangersIn } from '../dangers.ts'
import { areRecorded, recordedAttacks } from '../fixtures/recorded-attacks.ts'
import { draw, scriptOf, templateOf } from './drawn.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('CSS', { supports: (_: string, value: string) => value === 'inherit' })
})

test('an attribute of a drawing does not take the place of what the renderer calls', () => {
  const { box } = draw(scriptOf('<svg hasOwnProperty="x"><path d="M0 0"/></svg>'))
  expect(box.querySelector('svg')?.outerHTML).toBe('<svg><path d="M0 0"></path></svg>')
})

test('what browsers put into an element that may hold nothing stands beside it', () => {
  for (const html of ['<menuitem>x</menuitem>', '<svg><source>x</source></svg>']) {
    const { box } = draw(templateOf(`<p>begun</p>${html}`))
    expect(box.textContent).toBe('begunx')
    expect(box.innerHTML).toBe(draw(scriptOf(`<p>begun</p>${html}`)).box.innerHTML)
  }
})

test.skipIf(!areRecorded)('no recorded attack survives as a template, nor as a value', () => {
  const unique = recordedAttacks()
  expect(unique.length).toBeGreaterThan(1000)
  // A third of them: each is rendered, and read in both ways.
  const markups = unique.filter((attack, at) => attack.includes('<') && at % 3 === 0)
  for (const attack of markups) {
    for (const written of [scriptOf, templateOf]) {
      const dangers = dangersIn(draw(written(attack)).box)
      if (dangers.length) expect.fail(`${attack}: ${dangers}`)
    }
  }
  const values = templateOf(
    '<a data-each="all" href="{{.}}" title="{{.}}" style="color:{{.}};--x:{{.}}">{{.}}<img src="{{.}}" srcset="{{.}}"></a>',
  )
  for (let at = 0; at < unique.length; at += 500) {
    const all = unique.slice(at, at + 500)
    const { box } = draw(values, { all })
    expect(dangersIn(box)).toEqual([])
    expect(box.querySelectorAll('*')).toHaveLength(2 * all.length)
  }
})
