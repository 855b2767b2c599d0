// The slim builds' renderer gives the same as Contentful's renderer.
import {
  type Options,
  documentToReactComponents as published,
} from '@contentful/rich-text-react-renderer'
import type { Document } from '@contentful/rich-text-types'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { documentToReactComponents, type Node } from '../../src/light/rich-text-renderer.ts'

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
const node = (nodeType: string, ...content: Node[]) => ({ nodeType, content, data: {} })

const document = node(
  'document',
  node('paragraph', text('one '), text('two', 'bold', 'italic', 'unknown')),
  node('unordered-list', node('list-item', node('paragraph', text('three')))),
  node('of-another-day', node('paragraph', text('four'))),
  node('hr'),
)

const options = {
  renderNode: {
    document: (_: unknown, children: ReactNode) => <main>{children}</main>,
    paragraph: (_: unknown, children: ReactNode) => <p>{children}</p>,
    'unordered-list': (_: unknown, children: ReactNode) => <ul>{children}</ul>,
    'list-item': (_: unknown, children: ReactNode) => <li>{children}</li>,
    hr: () => <hr />,
  },
  renderMark: {
    bold: (text: ReactNode) => <b>{text}</b>,
    italic: (text: ReactNode) => <i>{text}</i>,
  },
  renderText: (text: string) => text.toUpperCase(),
}

test('a document is rendered as by the published renderer: nodes, marks, texts and unknown nodes', () => {
  const expected = published(document as unknown as Document, options as unknown as Options)
  expect(renderToStaticMarkup(documentToReactComponents(document, options))).toBe(
    renderToStaticMarkup(expected),
  )
})
