// The files for editors and compilers, by their path in `dist/`.
import { readFileSync } from 'node:fs'
import { definitions } from './define.ts'
import { frameworks } from './frameworks.ts'
import { manifest } from './manifest.ts'
import { components } from './react.ts'
import { types } from './types.ts'
import { cssData, htmlData } from './vscode.ts'
import { webTypes } from './web-types.ts'

const { version, homepage } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string; homepage?: string }

const json = (value: unknown) => `${JSON.stringify(value)}\n`

export const typeFiles: Readonly<Record<string, string>> = {
  'site-embed.d.ts': types,
  'react.d.ts': components,
  'define.d.ts': definitions,
  // What a compiler sees of a theme that an app imports: it has no names.
  'types/css.d.ts': 'export {}\n',
  ...Object.fromEntries(
    Object.entries(frameworks).map(([name, text]) => [`types/${name}.d.ts`, text]),
  ),
}

export const files: Readonly<Record<string, string>> = {
  ...typeFiles,
  'custom-elements.json': json(manifest),
  'vscode.html-custom-data.json': json(htmlData(homepage)),
  'vscode.css-custom-data.json': json(cssData),
  'web-types.json': json(webTypes(version, homepage)),
}
