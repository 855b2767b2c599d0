import { expect, test } from 'vitest'
import { zipOf } from '../../tools/builder/snippet/zip.ts'
import { filesIn } from '../zip.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('a .zip has each file complete and with its name, including an empty and a large one', async () => {
  const large = Uint8Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 256)
  const zip = zipOf([
    { name: 'folder/latarnia-ł.html', bytes: bytesOf('Zażółć gęślą jaźń') },
    { name: 'folder/empty', bytes: bytesOf('') },
    { name: 'folder/themes/large.css', bytes: large },
  ])
  const files = filesIn(Buffer.from(await zip.arrayBuffer()))
  expect([...files.keys()]).toEqual([
    'folder/latarnia-ł.html',
    'folder/empty',
    'folder/themes/large.css',
  ])
  expect(files.get('folder/latarnia-ł.html')?.toString()).toBe('Zażółć gęślą jaźń')
  expect(files.get('folder/empty')?.length).toBe(0)
  expect(files.get('folder/themes/large.css')?.equals(large)).toBe(true)
})
