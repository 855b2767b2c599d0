// Constants for the source: its own version, and that of the library whose messages it sends.
import { readFileSync } from 'node:fs'
import { VERSION } from '@contentful/live-preview'

export const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

export const defined = {
  __VERSION__: JSON.stringify(version),
  // As the library itself tells it: the editor may ask what a page can do.
  __EDITOR_LIBRARY__: JSON.stringify(VERSION),
}
