import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const leftOut =
  /\b(Suspense|SuspenseList|Activity|ViewTransition|lazy|useTransition|startTransition|useDeferredValue|useOptimistic|useActionState|useFormStatus|hydrateRoot|preload|preinit)\b/

test('no source file uses what the bundle leaves out of React', () => {
  const imports = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(`src/${file}`, 'utf8').matchAll(
          /import \{([^}]+)\} from 'react(?:-dom)?[^']*'/g,
        ),
      ].map(([, names]) => `${file}: ${names}`),
    )
  expect(imports.length).toBeGreaterThan(10)
  expect(imports.filter((names) => leftOut.test(names.split(':')[1] ?? ''))).toEqual([])
})
