// Two minifiers by turns: each shortens what the other leaves, and oxc chooses the names that compress best.
import { minify as byTerser, type MinifyOptions } from 'terser'
import { minify as byOxc, type Plugin } from 'vite'

type Step = (code: string, file: string) => Promise<Made>
interface Made {
  code: string
  map: string | SourceMap
}
type SourceMap = Exclude<Awaited<ReturnType<typeof byOxc>>['map'], undefined>

export const target = 'es2022'

async function terser(code: string, options: MinifyOptions): Promise<Made> {
  const made = await byTerser(code, { ...options, mangle: false, sourceMap: true })
  return { code: made.code ?? '', map: String(made.map) }
}

const stepsWith = (unsafe_arrows: boolean): Readonly<Record<string, Step>> => ({
  // Calls with arguments are not inlined: similar calls compress better.
  shortened: (code) =>
    terser(code, {
      ecma: 2020,
      compress: { pure_getters: true, passes: 3, inline: 1, unsafe_arrows },
    }),
  async named(code, file) {
    const options = { module: false, compress: { target }, mangle: true, sourcemap: true }
    const { errors, map, ...made } = await byOxc(file, code, options)
    if (errors[0] || !map) throw new Error(errors[0]?.message ?? 'no source map')
    return { code: made.code, map }
  },
  // Oxc writes a little longer. A page may declare another encoding, or none, and its scripts are then read in it.
  printed: (code) => terser(code, { ecma: 2020, compress: false, format: { ascii_only: true } }),
})

/**
 * A plugin for each step: the bundler joins their source maps. `withArrows` also turns function expressions
 * without `this` into arrows. React makes instances of some that have none.
 */
export const minified = (withArrows = false): Plugin[] =>
  Object.entries(stepsWith(withArrows)).map(([name, step]) => ({
    name,
    renderChunk: (code, { fileName }) => step(code, fileName),
  }))
