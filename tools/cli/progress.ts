// Shows the progress in one line on a terminal, and removes it at the end.

export interface Progress {
  at(text: string): void
  over(): void
}

/** Called with each element of a page that is done. */
export type Step = (done: number, all: number) => void

/** For a page with one element, only the page is shown. */
export const stepsOf =
  (progress: Progress, page: string): Step =>
  (done, all) => {
    if (all > 1) progress.at(`${page}, element ${done} of ${all}`)
  }

export function progressOn(stream: NodeJS.WriteStream): Progress {
  const say = (text: string) => {
    if (stream.isTTY) stream.write(`\r\x1b[K${text.slice(0, (stream.columns ?? 80) - 1)}`)
  }
  return { at: say, over: () => say('') }
}
