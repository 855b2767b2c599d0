// The script that bundles load in the editor's frame: `site-embed.preview.js`.
import { follow } from './follow.ts'

// On the tag, which only the bundle that has made it knows.
if (document.currentScript) Reflect.set(document.currentScript, 'follow', follow)
