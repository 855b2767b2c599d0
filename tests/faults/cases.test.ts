// Which cells the matrix has, and which of them a command line chooses.
import { expect, test } from 'vitest'
import { FAULTS, isFault } from '../../demo/sandbox/faults.ts'
import { casesOf, codeOf, rows } from './cases.ts'
import { readOptions } from './options.ts'

const engines = ['chromium', 'firefox']
const namesOf = (...args: string[]) => readOptions(args, engines).rows.map(({ name }) => name)

test('every fault of the sandbox is tried, and no row twice', () => {
  const tried = new Set(rows.map(({ fault }) => fault.split(':')[0]))
  expect([...tried].sort()).toEqual(Object.keys(FAULTS).sort())
  expect(rows.every(({ fault }) => isFault(fault))).toBe(true)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
})

test('every row is tried in both elements at both moments', () => {
  expect(casesOf(rows)).toHaveLength(rows.length * 4)
  const [row] = rows
  if (!row) throw new Error('there is no row')
  expect(casesOf([row]).map(({ element, moment }) => `${element} ${moment}`)).toEqual([
    'site-search first',
    'site-search later',
    'rich-doc first',
    'rich-doc later',
  ])
})

test('a fault is chosen with all its rows, or one of them', () => {
  expect(namesOf('--fault', '403')).toEqual(['403', '403:quota', '403:blocked'])
  expect(namesOf('--fault', '403:quota', '--fault', '503')).toEqual([
    '403:quota',
    '503',
    '503 once',
  ])
  expect(namesOf('--fault', '500 once')).toEqual(['500 once'])
  expect(namesOf()).toHaveLength(rows.length)
})

test('an unknown name is reported, with the known ones', () => {
  expect(() => namesOf('--fault', '418')).toThrow(/no fault 418\..*503/)
  expect(() => namesOf('--engine', 'lynx')).toThrow('no engine lynx. There are chromium, firefox.')
})

test('the matrix runs on the full build, or on the named one', () => {
  expect(readOptions([], engines).script).toBe('dist/site-embed.js')
  expect(readOptions(['--script', 'site-embed.slim.js'], engines).script).toBe(
    'dist/site-embed.slim.js',
  )
  expect(() => namesOf('--script', 'rich-doc.js')).toThrow('site-embed.slim.js')
})

test('each row says which failure is reported, in the words of its service', () => {
  const coded = (element: 'site-search' | 'rich-doc') =>
    Object.fromEntries(rows.map((row) => [row.name, codeOf(element, row)]))
  expect(coded('site-search')).toMatchObject({
    '403:quota': 'quota',
    hang: 'timeout',
    null: 'shape',
  })
  expect(coded('rich-doc')).toMatchObject({
    '403:quota': 'key',
    '500': 'server',
    '429:2': 'rate-limit',
  })
})
