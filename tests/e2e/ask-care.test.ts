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
