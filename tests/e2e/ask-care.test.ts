// Asking an agent where a visitor is quick, or the page is not the usual one.
import { answer, askFor, asking, box, choice, openAsking, questions, whole } from './ask.ts'
import { expect, test } from './site.ts'

test('whoever is at the button that stops an answer stays with the answer when it is whole', async ({
  site,
  page,
}) => {
  await openAsking(site, asking(site))
  await askFor(page, 'lighthouse')
  const stop = answer(page).getByRole('button', { name: 'Stop' })
  await stop.focus()
  await expect(stop).toBeFocused()
  await expect(whole(page)).toHaveCount(1)
  await expect(answer(page).getByRole('heading', { name: 'lighthouse' })).toBeFocused()
})

test('a box whose results are on another page asks about the records of its index', async ({
  site,
  page,
}) => {
  await openAsking(site, asking(site, 'results-page="/search" filters="kind:concert"'))
  await askFor(page, 'evening')
  await expect(whole(page)).toHaveCount(1)
  const [question] = questions(site)
  expect(JSON.parse(String(question?.body)).algolia.searchParameters).toEqual({
    tales: { filters: 'kind:concert', userToken: 'visitor' },
  })
})
