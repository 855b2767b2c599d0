// A text in which backticks mark what is written literally.

export const Explained = ({ text }: { text: string }) =>
  text
    .split('`')
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
    .map((piece, at) => (at % 2 ? <code key={at}>{piece}</code> : piece))
