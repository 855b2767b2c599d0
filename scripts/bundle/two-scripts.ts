// A slim file and its second script are bundled as two modules, of which the second imports from the first. Here
// both become scripts: the first passes the imports to the second when that has loaded (src/light/later.ts).
import MagicString from 'magic-string'
import { type Plugin, parseAst } from 'vite'
import { secondScriptOf } from '../../src/contract/script.ts'
import { hashed } from './integrity.ts'

export const moreOf = (file: string) => secondScriptOf(file) ?? ''

/** As long as what comes in its place, so that a source map still leads there. */
export const integrityToCome = hashed(Buffer.from(''), 'sha256')

type Ast = ReturnType<typeof parseAst>
type Statement = Ast['body'][number]
type Named = { name?: string; value?: string }
const nameOf = ({ name = '', value = name }: Named) => value

/** `{ local as exported }`, in the order in which both scripts know them. */
function exportsIn(body: readonly Statement[]) {
  const found = body.flatMap((one) =>
    one.type === 'ExportNamedDeclaration'
      ? one.specifiers.map(({ local, exported }) => [nameOf(exported), nameOf(local)] as const)
      : [],
  )
  return found.sort(([a], [b]) => (a < b ? -1 : 1))
}

function importsIn(body: readonly Statement[]) {
  const found = body.flatMap((one) =>
    one.type === 'ImportDeclaration'
      ? one.specifiers.map((each) => [
          each.type === 'ImportSpecifier' ? nameOf(each.imported) : '',
          each.local.name,
        ])
      : [],
  )
  return found.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
}

/** In the place of imports and exports, nothing. */
function withoutTies(code: string, body: readonly Statement[]) {
  const text = new MagicString(code)
  for (const { type, start, end } of body)
    if (type === 'ImportDeclaration' || type === 'ExportNamedDeclaration') text.remove(start, end)
  return text
}

function firstScript(code: string, more: string) {
  const { body } = parseAst(code)
  const text = withoutTies(code, body)
  const given = exportsIn(body).map(([, local]) => local)
  const call = `import("./${more}")`
  const at = code.indexOf(call)
  if (at < 0 || code.includes(call, at + 1))
    throw new Error(`${more} has to be imported exactly once.`)
  text.overwrite(at, at + call.length, `[${given}]`)
  return text.prepend('(function() {\n').append('\n})();')
}

/** Left on its tag, found by its address: a page may hide `currentScript`. */
function secondScript(code: string, more: string) {
  const { body } = parseAst(code)
  const text = withoutTies(code, body)
  const taken = importsIn(body).map(([, local]) => local)
  const parts = exportsIn(body).map(([name, local]) => `${name}: ${local}`)
  return text
    .prepend(
      `(function() {\nfor (const tag of document.querySelectorAll('script[src*="${more}"]')) tag.given = ([${taken}]) => {\n`,
    )
    .append(`\nreturn { ${parts} }\n}\n})();`)
}

/** Before what makes the scripts smaller. */
export function twoScripts(file: string): Plugin {
  const more = moreOf(file)
  return {
    name: 'two-scripts',
    renderChunk(code, { fileName }) {
      const text = fileName === more ? secondScript(code, more) : firstScript(code, more)
      return { code: text.toString(), map: text.generateMap({ hires: true }) }
    },
  }
}

/** Behind all that changes them. */
export function integrityOfMore(file: string): Plugin {
  return {
    name: 'integrity-of-more',
    generateBundle(_, files) {
      const [first, second] = [files[file], files[moreOf(file)]]
      if (first?.type !== 'chunk' || second?.type !== 'chunk') throw new Error('not two scripts')
      first.code = first.code.replace(integrityToCome, hashed(Buffer.from(second.code), 'sha256'))
    },
  }
}
