// Renders an answer. Elements of finished blocks stay the same, so that they are not rendered again while
// more text comes.
import { type ReactNode, useMemo } from 'react'
import { Heading } from '../../shell/Heading.tsx'
import { type Block, blocksOf, wholeWords } from './blocks.ts'
import { inlineOf } from './inline.ts'
import type { Inline } from './marks.ts'

interface Props {
  text: string
  isGrowing: boolean
  /** The level of its highest headings. */
  level: number
}

export const Markdown = ({ text, ...props }: Props) => (
  <Blocks text={props.isGrowing ? wholeWords(text) : text} {...props} depth={0} />
)

type Inner = Omit<Props, 'text'> & { depth: number }

/** Positions serve as keys, because text only grows at its end. */
const each = <One,>(
  all: readonly One[],
  make: (one: One, key: number, isLast: boolean) => ReactNode,
) => all.map((one, key) => make(one, key, key === all.length - 1))

const Blocks = ({ text, ...inner }: Inner & { text: string }) =>
  pieces(blocksOf(text, inner.isGrowing, inner.depth), inner)

const pieces = (blocks: readonly Block[], inner: Inner) =>
  each(blocks, (block, key, isLast) => (
    <Piece key={key} {...inner} block={block} isGrowing={inner.isGrowing && isLast} />
  ))

function Piece({ block, ...inner }: Inner & { block: Block }) {
  const { isGrowing, level } = inner
  const { source, tag } = block
  // biome-ignore lint/correctness/useExhaustiveDependencies: a block is its source, and parts of one have none
  return useMemo(() => elementOf(block, inner), [source ?? block, tag, isGrowing, level])
}

const isHeading = (tag: Block['tag']): tag is `h${number}` => /\d/.test(tag)

function elementOf({ tag, text, inside, parts, start, side }: Block, inner: Inner): ReactNode {
  const words = text && marked(inlineOf(text, inner.isGrowing))
  if (isHeading(tag))
    return (
      <Heading level={inner.level + Number(tag.slice(1)) - 1} dir="auto">
        {words}
      </Heading>
    )
  if (tag === 'pre')
    return (
      <pre dir="ltr" {...focusable}>
        <code>{text}</code>
      </pre>
    )
  if (tag === 'hr') return <hr />
  const Tag = tag
  const element = (
    <Tag
      dir="auto"
      start={start}
      scope={tag === 'th' ? 'col' : undefined}
      style={side && { textAlign: side }}
    >
      {inside === undefined ? (
        (words ?? (parts && pieces(parts, inner)))
      ) : (
        <Blocks {...inner} text={inside} depth={inner.depth + 1} />
      )}
    </Tag>
  )
  if (tag !== 'table') return element
  return (
    <section className="ask-scroll" {...focusable} aria-label={nameOf(parts)}>
      {element}
    </section>
  )
}

/** For areas that scroll: the keyboard has to reach them. */
const focusable = { tabIndex: 0 }

/** A table is named by its columns. */
const nameOf = ([head]: readonly Block[] = []) => head?.parts?.map(({ text }) => text).join(', ')

const marked = (inlines: readonly Inline[]): ReactNode[] =>
  each(inlines, (one, key) => {
    if (typeof one === 'string') return one
    const { tag: Tag, url, inside } = one
    return (
      <Tag key={key} {...(url && { href: url, part: 'link' })}>
        {Tag === 'br' ? undefined : marked(inside)}
      </Tag>
    )
  })
