// Recommendations of other engines: what is near to a record, as the engine itself sees it.
import { element, hits, names, openWith, posts, scriptOf, test } from './engines.ts'
import { expect } from './site.ts'

for (const name of names)
  test.describe(name, () => {
    test('related products are the most similar records, in one request', async ({
      site,
      page,
      servers,
    }) => {
      await openWith(
        name,
        site,
        servers,
        'index-name="wares" recommend="related-products:chair-2" hits-per-page="3"',
      )
      await expect(hits(page)).toHaveText(['Chair 1', 'Chair 3', 'Chair 4'])
      expect(posts(servers)).toHaveLength(1)
      expect([site.errors, site.console]).toEqual([[], []])
    })

    test('several records cost one request, and each result is shown once', async ({
      site,
      page,
      servers,
    }) => {
      await openWith(
        name,
        site,
        servers,
        'index-name="wares" recommend="looking-similar:chair-1, chair-2" hits-per-page="4"',
      )
      await expect(hits(page)).toHaveText(['Chair 3', 'Chair 4', 'Chair 5'])
    })

    test('a model that the engine lacks takes no room, and the owner reads why', async ({
      site,
      page,
      servers,
    }) => {
      await site.open(
        element(name, servers, 'index-name="wares" recommend="trending-items"') +
          element(
            name,
            servers,
            'index-name="wares" recommend="related-products:chair-2" params="embedder=vectors"',
          ),
        { head: scriptOf(site, name) },
      )
      await expect
        .poll(() => site.console.filter((line) => line.includes('recommend finds nothing')))
        .toEqual([
          expect.stringContaining(`${name} has no trending-items`),
          expect.stringContaining('vectors'),
        ])
      await expect(page.getByRole('heading')).toHaveCount(0)
    })
  })
