// Loads what only a page in the editor's frame needs, from beside our own script.
import { ownScript } from '../page/own-script.ts'
import type { Follow } from './previewed.ts'

declare const __PREVIEW_INTEGRITY__: string

let loading: Promise<Follow> | undefined

export const editorScript = () =>
  (loading ??= new Promise((resolve, reject) => {
    const { src = '', nonce = '' } = ownScript() ?? {}
    const script = document.createElement('script')
    Object.assign(script, {
      src: src.replace(/[^/]*?(?=[?#]|$)/, 'site-embed.preview.js'),
      integrity: __PREVIEW_INTEGRITY__,
      crossOrigin: 'anonymous',
      nonce,
      // src/preview/script.ts leaves it on its own tag.
      onload: () => resolve(Reflect.get(script, 'follow')),
      onerror: reject,
    })
    document.head.append(script)
  }))
