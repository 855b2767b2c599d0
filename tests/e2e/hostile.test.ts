// Pages that were not made for us.
import { expect, test } from './site.ts'

const hostile = `<style>
html { font-size: 10px }
* { letter-spacing: .5em !important; text-transform: uppercase !important; -webkit-text-fill-color: red !important; -webkit-user-select: none !important; user-select: none !important; font-style: italic !important; text-indent: 5em !important; text-align-last: right !important; line-height: 3 !important; box-sizing: content-box !important }
input, button { display: none !important; height: 200px !important }
</style>`

test('the page’s styles do not affect the inside', { tag: '@core' }, async ({ site, page }) => {
  await site.open(`<site-search ${site.search}></site-search>`, { head: hostile })
  await expect(page.getByText('60 results')).toBeVisible()
  const style = await page.getByRole('searchbox').evaluate((input) => {
    const computed = getComputedStyle(input)
    return ['letterSpacing', 'textTransform', 'fontStyle', 'textIndent'].map((name) =>
      Reflect.get(computed, name),
    )
  })
  expect(style).toEqual(['normal', 'none', 'normal', '0px'])
  // Nobody could type in Safari.
  const selectable = page.getByRole('searchbox')
  await expect(selectable).not.toHaveCSS('-webkit-user-select', 'none')
  const height = await page
    .getByRole('searchbox')
    .evaluate((input) => input.getBoundingClientRect().height)
  expect(height).toBe(44)
})

test('with a <base>, page links stay on the page', async ({ site, page }) => {
  await site.open(`<site-search ${site.search}></site-search>`, {
    head: '<base href="/elsewhere/">',
  })
  const next = page.getByRole('link', { name: 'Page 2' })
  await expect(next).toHaveAttribute('href', /\/page\.html$/)
  await next.click()
  await expect(next).toHaveAttribute('aria-current', 'page')
  expect(new URL(page.url()).pathname).toBe('/page.html')
})
