// The files that are not pictures, each playable or readable for what it is. The film is a recording.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { softTone } from './audio.ts'
import { onePage } from './pdf.ts'

/** A WebM: two seconds of a sunset at sea, without sound. */
export function tinyVideo(): Uint8Array {
  return readFileSync(join(import.meta.dirname, '../data/files/sunset.webm'))
}

/** A WAV: one second of a soft tone. */
export function tinyAudio(): Uint8Array {
  return softTone()
}

/** A one-page PDF with its title on it. */
export function tinyPdf(title: string): Uint8Array {
  return onePage(title)
}

/** A text in UTF-8. */
export function plainFile(text: string): Uint8Array {
  return Buffer.from(text, 'utf8')
}
