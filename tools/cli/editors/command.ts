// `site-embed editors`: VS Code does not look into packages, so the settings of a project have to name our files.
import { existsSync } from 'node:fs'
import type { Options } from '../options.ts'
import { CannotWork } from '../page/source.ts'
import { fileAt, write } from '../prerender/files.ts'
import { withPath } from './settings.ts'

const folder = 'node_modules/site-embed/dist'
const wanted = {
  'html.customData': `./${folder}/vscode.html-custom-data.json`,
  'css.customData': `./${folder}/vscode.css-custom-data.json`,
} as const

const file = '.vscode/settings.json'

export async function editors({ pages, json, dryRun }: Options): Promise<number> {
  const [page] = pages
  if (page) throw new CannotWork(`editors takes no ${page}: it writes ${file} of this folder.`)
  if (!existsSync(folder))
    throw new CannotWork(
      `There is no ${folder} here. Run this in the folder that VS Code opens, where the package is installed.`,
    )
  const { mark, html: before } = existsSync(file)
    ? await fileAt(file)
    : { mark: '', html: '{\n}\n' }
  const text = Object.entries(wanted).reduce(
    (now, [name, path]) => withPath(now, name, path),
    before.trim() ? before : '{\n}\n',
  )
  const isSame = text === before
  if (!isSame && !dryRun) await write(file, mark + text)
  const state = isSame ? 'unchanged' : 'written'
  const told = dryRun ? 'would be written' : 'written'
  if (json) console.log(JSON.stringify({ file, state }, null, 2))
  else
    console.log(
      isSame
        ? `${file}: nothing to change.`
        : `${file}: ${told}. Reopen the window of VS Code, and it knows the tags, their attributes and parts.`,
    )
  return 0
}
