// Pictures are tried: an index may hold names of files that lead nowhere from this page. Where the first ones
// of a list do not load, none has a place there.
import { createContext, use, useRef, useState } from 'react'

/** So many fail before the list does without. */
const enough = 3

const PicturesContext = createContext(true)
export const usePictures = () => use(PicturesContext)

/** `of` is what the pictures belong to: those of another index are tried anew. */
export function usePictureTrial(of: unknown) {
  const [failed, setFailed] = useState<unknown>(undefined)
  const trial = useRef({ of, left: enough })
  if (trial.current.of !== of) trial.current = { of, left: enough }
  return {
    Pictures: PicturesContext,
    hasPictures: failed !== of,
    heard: {
      onLoadCapture() {
        trial.current.left = Infinity
      },
      onErrorCapture() {
        trial.current.left -= 1
        if (!trial.current.left) setFailed(() => of)
      },
    },
  }
}
