// The editors' blog as WP Search with Algolia writes it: a post is split, its fields are repeated.
import type { IndexDefinition, SearchRecord } from '../../../search/definition.ts'
import type { AssetUrl } from '../events.ts'
import { once } from '../once.ts'
import { dayIn } from '../zone.ts'
import { type BlogPost, blogPosts } from './blog.ts'
import { countedInGroups } from './grouped.ts'

const site = 'https://blog.guide.example'

const authors: Record<string, { user_id: number; display_name: string }> = {
  marta: { user_id: 2, display_name: 'Marta Wilczyńska' },
  jonas: { user_id: 3, display_name: 'Jonas Thorup' },
  hanne: { user_id: 4, display_name: 'Hanne Brockmöller' },
  kristine: { user_id: 5, display_name: 'Kristīne Ābele' },
}

const sizes = [
  ['thumbnail', 150, 150],
  ['medium', 300, 200],
  ['large', 1024, 683],
] as const

function images(name: string, assetUrl: AssetUrl) {
  return Object.fromEntries(
    sizes.map(([size, width, height]) => [
      size,
      { url: assetUrl(`blog-${name}`, width, height), width, height },
    ]),
  )
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What the clock of the site showed, written as if it were UTC: that is what the plugin stores. */
function wallTime(number: number, today: number): number {
  return (today - 3 - number * 9) * 86_400 + (8 + (number % 9)) * 3600 + 30 * 60
}

function taxonomies([top = '', below]: BlogPost['category'], tags: readonly string[]) {
  const lvl1 = below === undefined ? [] : [`${top} > ${below}`]
  return {
    taxonomies: { category: below === undefined ? [top] : [top, below], post_tag: [...tags] },
    taxonomies_hierarchical: {
      category: { lvl0: [top], ...(lvl1.length > 0 ? { lvl1 } : {}) },
    },
  }
}

function shared(post: BlogPost, number: number, today: number, assetUrl: AssetUrl) {
  const date = wallTime(number, today)
  const [year = '', month = ''] = new Date(date * 1000).toISOString().split('-')
  return {
    post_id: 1200 - number * 7,
    post_type: 'post',
    post_type_label: 'Posts',
    post_title: post.title,
    post_excerpt: `${post.excerpt}\n`,
    post_date: date,
    post_date_formatted: longDate.format(date * 1000),
    post_modified: date + 5400,
    comment_count: post.comments,
    menu_order: 0,
    post_author: { ...authors[post.author], user_url: '', user_login: post.author },
    images: images(post.name, assetUrl),
    permalink: `${site}/${year}/${month}/${post.name}/`,
    post_mime_type: '',
    ...taxonomies(post.category, post.tags),
    is_sticky: number === 0 ? 1 : 0,
  }
}

function postRecords(now: Date, assetUrl: AssetUrl): SearchRecord[] {
  const today = dayIn('Europe/Copenhagen', now)
  return blogPosts.flatMap((post, number) => {
    const fields = shared(post, number, today, assetUrl)
    return post.content.map((content, part) => ({
      objectID: `${fields.post_id}-${part}`,
      ...fields,
      content,
      record_index: part,
    }))
  })
}

const faceted = [
  'taxonomies.category',
  'taxonomies.post_tag',
  'taxonomies_hierarchical.category.lvl0',
  'taxonomies_hierarchical.category.lvl1',
  'post_author.display_name',
  'post_type_label',
]

export function wpPostsIndex(now: Date, assetUrl: AssetUrl): IndexDefinition {
  return {
    name: 'wp_posts',
    settings: {
      language: 'en',
      searchableAttributes: ['post_title', 'taxonomies.post_tag', 'taxonomies.category', 'content'],
      attributesForFaceting: faceted.map(countedInGroups),
      attributeForDistinct: 'post_id',
      distinct: 1,
      customRanking: ['desc(is_sticky)', 'desc(post_date)', 'asc(record_index)'],
      attributesToSnippet: ['post_title:30', 'content:55'],
    },
    records: once(() => postRecords(now, assetUrl)),
  }
}
