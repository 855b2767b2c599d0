// Which orders are offered for an index.
import { expect, test } from 'vitest'
import { replicasOf } from '../../tools/builder/form/replicas.ts'

const index = (name: string, ...replicas: string[]) => ({ name, records: 1, titles: [], replicas })

const news = [
  index('news_en', 'news_en_date', 'news_en_price'),
  index('news_de', 'news_de_date'),
  index('other', 'other_date'),
]

test('an index offers its own replicas, and an unknown index offers all', () => {
  expect(replicasOf(news, 'news_en|News')).toEqual(['news_en_date', 'news_en_price'])
  expect(replicasOf(news, 'mine')).toHaveLength(4)
})

test('if each language has an index, an order that all have is offered once', () => {
  expect(replicasOf(news, 'news_{language:en,de}')).toEqual(['news_{language:en,de}_date'])
  expect(replicasOf(news, 'news_{language:en,fr}')).toEqual([])
})
