// What a script is given by the bundle comes in one module, in the order in which the bundle lists it.
import { expect, test } from 'vitest'
import { givenIn, moduleOf } from '../../scripts/bundle/given.ts'

const code = `
import { type ComponentType, useState } from 'react'
import { jsx } from 'react/jsx-runtime'
import { tellOwner } from '../errors/owner.ts'
import type { Host } from '../page/host.ts'

const given = [
  useState,
  jsx,
]
export const host: Host | ComponentType = tellOwner
`

test('the modules that have a name of the list are given, and no others', () => {
  expect(givenIn(code)).toEqual({
    names: ['useState', 'jsx'],
    modules: ['react', 'react/jsx-runtime'],
  })
})

test('each name has what stands at its place once the bundle has given it', async () => {
  const text = moduleOf(['useState', 'jsx'])
  const made = await import(`data:text/javascript,${encodeURIComponent(text)}`)
  expect(made.useState).toBeUndefined()
  made.receive(['a state', 'an element'])
  expect([made.useState, made.jsx, made.jsxs]).toEqual(['a state', 'an element', 'an element'])
})
