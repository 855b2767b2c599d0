// Which element stands for which node and mark.

export const blockTags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  'heading-1': 'h1',
  'heading-2': 'h2',
  'heading-3': 'h3',
  'heading-4': 'h4',
  'heading-5': 'h5',
  'heading-6': 'h6',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
  blockquote: 'blockquote',
}

export const markTags: Readonly<Record<string, string>> = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  code: 'code',
  strikethrough: 's',
  superscript: 'sup',
  subscript: 'sub',
}

const turned = (tags: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(tags).map(([type, tag]) => [tag, type]))

/** Browsers make a `div` where they know no better. */
export const blockTypes: Readonly<Record<string, string>> = {
  ...turned(blockTags),
  div: 'paragraph',
}
/** What browsers may write for the same. */
export const markTypes: Readonly<Record<string, string>> = {
  ...turned(markTags),
  strong: 'bold',
  em: 'italic',
  del: 'strikethrough',
}

/** A block of words, and of nothing else. */
export const isLine = (nodeType: string) => /^(paragraph|heading-[1-6])$/.test(nodeType)
