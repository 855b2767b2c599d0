// `site-embed editors`: writes two lines in the settings of VS Code, and everything else stays.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withPath } from '../../tools/cli/editors/settings.ts'
import { type Command, startCommand } from './command.ts'

const file = '.vscode/settings.json'
const html = './node_modules/site-embed/dist/vscode.html-custom-data.json'
const css = './node_modules/site-embed/dist/vscode.css-custom-data.json'

let command: Command
beforeAll(async () => {
  command = await startCommand()
})
afterAll(() => command.close())
beforeEach(() => {
  rmSync(join(command.folder, '.vscode'), { recursive: true, force: true })
  mkdirSync(join(command.folder, 'node_modules/site-embed/dist'), { recursive: true })
})

test('a project without settings gets them, and a second run changes nothing', async () => {
  expect(await command.run('editors')).toMatchObject({ code: 0, err: '' })
  const written = command.read(file)
  expect(written).toBe(`{\n  "html.customData": ["${html}"],\n  "css.customData": ["${css}"]\n}\n`)
  const again = await command.run('editors', '--json')
  expect(JSON.parse(again.out)).toEqual({ file, state: 'unchanged' })
  expect(command.read(file)).toBe(written)
})

test('with --dry-run nothing is written', async () => {
  expect((await command.run('editors', '--dry-run')).out).toContain('would be written')
  expect(existsSync(join(command.folder, file))).toBe(false)
})

test('invalid settings stay unchanged, and the command ends with 2', async () => {
  command.file(file, '{ "a": ')
  expect(await command.run('editors')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/not a JSON object/),
  })
  expect(command.read(file)).toBe('{ "a": ')
  command.file(file, '{ "html.customData": "x" }')
  expect(await command.run('editors')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/is not a list/),
  })
  expect(command.read(file)).toBe('{ "html.customData": "x" }')
})

test('a folder without the package, a page and a useless option are reported', async () => {
  for (const words of [['page.html'], ['--out', 'x']])
    expect(await command.run('editors', ...words)).toMatchObject({ code: 2 })
  rmSync(join(command.folder, 'node_modules'), { recursive: true })
  expect(await command.run('editors')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/the folder that VS Code/),
  })
})

test.each([
  ['{}', '{\n  "n": ["p"]\n}'],
  ['{\n  "a": 1\n}\n', '{\n  "a": 1,\n  "n": ["p"]\n}\n'],
  ['{\n  "a": [1,], // last }\n}\n', '{\n  "a": [1,], // last }\n  "n": ["p"]\n}\n'],
  ['{\n  "a": 1 // , no\n}', '{\n  "a": 1, // , no\n  "n": ["p"]\n}'],
  ['{"a": "// }"}', '{"a": "// }",\n  "n": ["p"]\n}'],
  ['{\r\n  "a": 1\r\n}', '{\r\n  "a": 1,\r\n  "n": ["p"]\r\n}'],
  ['{\n  "n": ["o"] /* "n": [ */\n}', '{\n  "n": ["p", "o"] /* "n": [ */\n}'],
  ['// "n": ["p"]\n{ "n": [] }', '// "n": ["p"]\n{ "n": ["p"] }'],
  ['{ "n": ["p"] }', '{ "n": ["p"] }'],
])('%j becomes %j', (before, after) => {
  expect(withPath(before, 'n', 'p')).toBe(after)
})
