// Style sheets are similar and compress best next to each other, so all sheets of a script are in one array.
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const sheetsIn = (room: string) =>
  readdirSync(join('src', room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => resolve('src', room, file))
    .sort()

/** All sheets of these rooms of `src`. */
export function sheetsTogether(rooms: readonly string[]): Plugin {
  const files = rooms.flatMap(sheetsIn)
  const all = '\0sheets'
  const one = '\0sheet:'
  return {
    name: 'sheets-together',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id === all) return all
      if (!id.endsWith('.css?inline') || importer === all) return null
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      const at = files.indexOf(found?.id.split('?')[0] ?? '')
      return at < 0 ? null : one + at
    },
    /** First in the file, because between functions they would separate similar code. */
    transform: (code, id) =>
      id.includes('/src/builds/') ? { code: `import '${all}';${code}`, map: null } : null,
    load(id) {
      if (id.startsWith(one))
        return `import { sheets } from '${all}'\nexport default sheets[${id.slice(one.length)}]`
      if (id !== all) return null
      const imports = files.map((file, at) => `import s${at} from '${file}?inline'`)
      return `${imports.join('\n')}\nexport const sheets = [${files.map((_, at) => `s${at}`)}]`
    },
  }
}
