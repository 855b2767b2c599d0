// An answer as elements. Those of blocks that are finished are the same as before, so that nothing of them is
// rendered again while more comes.
import { type ReactNode, useMemo } from 'react'
import { Heading } from '../../shell/Heading.tsx'
import { type Block, blocksOf, type Side, wholeWords } from './blocks.ts'
import { inlineOf } from './inline.ts'
import type { Inline } from './marks.ts'

interface Props {
  text: string
  isGrowing: boolean
  /** Of its highest headings. */
  level: number
}

export const Markdown = ({ text, isGrowing, level }: Props) => (
  <Blocks
    text={isGrowing ? wholeWords(text) : text}
    isGrowing={isGrowing}
    level={level}
    depth={0}
  />
)

interface InnerProps extends Props {
  depth: number
}

/** For what scrolls: keys have to reach it. */
const focusable = { tabIndex: 0 }

/** Positions are keys: nothing comes before what is there. */
const each = <One,>(
  all: readonly One[],
  make: (one: One, key: number, isLast: boolean) => ReactNode,
) => all.map((one, key) => make(one, key, key === all.length - 1))

const Blocks = ({ text, isGrowing, ...props }: InnerProps) =>
  each(blocksOf(text, isGrowing, props.depth), (block, key, isLast) => (
    <Piece key={key} {...props} block={block} isGrowing={isGrowing && isLast} />
  ))

type PieceProps = Omit<InnerProps, 'text'> & { block: Block }

function Piece({ block, isGrowing, level, depth }: PieceProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a block is its source
  return useMemo(
    () => elementOf({ block, isGrowing, level, depth }),
    [block.source, block.kind, isGrowing, level, depth],
  )
}

function elementOf({ block, ...inner }: PieceProps): ReactNode {
  const { isGrowing, level, depth } = inner
  switch (block.kind) {
    case 'paragraph':
      return <p dir="auto">{marked(inlineOf(block.text, isGrowing))}</p>
    case 'heading':
      return (
        <Heading level={level + block.level - 1} dir="auto">
          {marked(inlineOf(block.text, isGrowing))}
        </Heading>
      )
    case 'code':
      return (
        <pre {...focusable} dir="ltr">
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr />
    case 'quote':
      return (
        <blockquote>
          <Blocks {...inner} text={block.text} depth={depth + 1} />
        </blockquote>
      )
    case 'list':
      return <List {...inner} block={block} />
    case 'table':
      return <Table block={block} />
  }
}

function List({ block: { start, items }, ...inner }: PieceProps & { block: { kind: 'list' } }) {
  const inside = each(items, (text, key, isLast) => (
    <li key={key} dir="auto">
      <Blocks
        {...inner}
        text={text.replace(/^\[ \](?= )/, '☐').replace(/^\[x\](?= )/i, '☑')}
        isGrowing={inner.isGrowing && isLast}
        depth={inner.depth + 1}
      />
    </li>
  ))
  return start === null ? <ul>{inside}</ul> : <ol start={start}>{inside}</ol>
}

/** Named by its columns. */
function Table({ block: { sides, rows } }: { block: Block & { kind: 'table' } }) {
  const [head = [], ...body] = rows
  const cellsIn = (Tag: 'th' | 'td', cells: readonly string[]) =>
    each(cells, (cell, column) => (
      <Tag key={column} scope={Tag === 'th' ? 'col' : undefined} style={styleOf(sides[column])}>
        {marked(inlineOf(cell))}
      </Tag>
    ))
  return (
    <section
      className="ask-scroll"
      {...focusable}
      aria-label={head.join(', ').replace(/[*_`~]/g, '')}
    >
      <table>
        <thead>
          <tr>{cellsIn('th', head)}</tr>
        </thead>
        <tbody>
          {each(body, (cells, key) => (
            <tr key={key}>{cellsIn('td', cells)}</tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const styleOf = (textAlign: Side) => (textAlign ? { textAlign } : undefined)

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
