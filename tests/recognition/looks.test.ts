// What a single value looks like.
import { expect, test } from 'vitest'
import { lookOf } from '../../src/recognition/looks.ts'

test.each([
  ['picture', ['a/b.jpg', 'https://x.example/1.WEBP?w=3', 'Półka 1.png']],
  [
    'address',
    ['https://x.example/a', '//x.example', '/guide', './a', 'www.x.example', '?p=3', '#part'],
  ],
  ['path', ['guide/first-steps', 'S/M', '03/12/2026', 'Europe/Oslo']],
  ['mail', ['ann@mail.example']],
  ['price', ['od 200 zł', '129,50kr', '$50,101', '12 EUR']],
  ['code', ['AK', 'X1-22', 'prod_8811', 'a-slug-of-words', '35493ba5-6944-4e57-a0f6-96bccb06520']],
  ['code', ['0123456789abcdef', '#c00', 'snake_case']],
  ['prose', ['It was repaired by hand last winter, and is in use.']],
  ['year', [1998, '2026']],
  ['date', ['2026-03-12', 'Jun 12 1998', '12.09.2015', 1_773_300_000, 1_773_300_000_000]],
  ['date', [{ $date: '2026-03-12' }]],
  ['time', [600_123_400, 4_006_381_333_910, 20_260_310]],
  ['number', [5, '6.1', '100,99', '1.299,95', '4,5']],
  ['flag', [true, 'false']],
  ['object', [{ a: 1 }, { toString: 5 }]],
  ['word', ['Nordhavn', 'Author, educator', 'Ann Field']],
] as const)('%s: %j', (look, values) => {
  expect(values.map(lookOf)).toEqual(values.map(() => look))
})
