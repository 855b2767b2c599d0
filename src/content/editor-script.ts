// Loads the script that only a page in the editor's frame needs, from the folder of our own script.
import { keptUnlessFailed } from '../net/kept.ts'
import { loadScriptBeside } from '../page/own-script.ts'
import type { Follow } from './previewed.ts'

declare const __PREVIEW_INTEGRITY__: string

export const editorScript = keptUnlessFailed(() =>
  loadScriptBeside<Follow>('site-embed.preview.js', __PREVIEW_INTEGRITY__),
)
