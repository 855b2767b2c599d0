// The files that are not pictures, each made by code and playable or readable for what it is.
import { softTone } from './audio.ts'
import { sunsetFilm } from './film/film.ts'
import { onePage } from './pdf.ts'

/** A WebM: two seconds of a sunset at sea, without sound. */
export function tinyVideo(): Uint8Array {
  return sunsetFilm()
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
