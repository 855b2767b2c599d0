import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const leftOut =
  /\b(Suspense|SuspenseList|Activity|ViewTransition|lazy|useTransition|startTransition|useDeferredValue|useOptimistic|useActionState|useFormStatus|hydrateRoot|preload|preinit|preconnect)\b/

/** Events that the bundle's React tells nobody of. */
const unheard = /\bon(Select|BeforeInput)(Capture)?=/

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }))

test('no source file uses what the bundle leaves out of React', () => {
  const imports = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/import \{([^}]+)\} from 'react(?:-dom)?[^']*'/g)].map(
      ([, names]) => `${file}: ${names}`,
    ),
  )
  expect(imports.length).toBeGreaterThan(10)
  expect(imports.filter((names) => leftOut.test(names.split(':')[1] ?? ''))).toEqual([])
  expect(sources.filter(({ text }) => unheard.test(text)).map(({ file }) => file)).toEqual([])
})
