// Posts of the editors' blog as they stand in WordPress: titles with entities, excerpts with
// markup. They are in blog.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { linesOf, partsOf } from '../../lines.ts'

export interface BlogPost {
  title: string
  /** Words of the address. */
  name: string
  excerpt: string
  /** Plain text; a long post is split into several records. */
  content: readonly string[]
  /** The top one, and one below it or none. */
  category: readonly string[]
  tags: readonly string[]
  author: string
  comments: number
}

function postFrom(text: string): BlogPost {
  const [about = '', ...content] = text.trim().split('\n\n')
  const [title = '', ...rest] = about.split('\n')
  const lines = linesOf(rest.join('\n'))
  const name = lines.get('name') ?? ''
  return {
    title,
    name,
    excerpt: lines.get('excerpt') ?? '',
    content,
    category: partsOf(lines, 'category', ' > '),
    tags: partsOf(lines, 'tags', ', '),
    author: lines.get('author') ?? '',
    comments: name.length % 9,
  }
}

const file = readFileSync(join(import.meta.dirname, 'blog.md'), 'utf8')

export const blogPosts: readonly BlogPost[] = file.split(/^# /m).slice(1).map(postFrom)
