// One line that says how far it is, where somebody watches, and gone when it is over.

export interface Progress {
  at(text: string): void
  over(): void
}

export function progressOn(stream: NodeJS.WriteStream): Progress {
  const say = (text: string) => {
    if (stream.isTTY) stream.write(`\r\x1b[K${text.slice(0, (stream.columns ?? 80) - 1)}`)
  }
  return { at: say, over: () => say('') }
}
