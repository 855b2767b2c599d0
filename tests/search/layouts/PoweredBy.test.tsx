// The mark of the service's free plans.
import { afterEach, expect, test } from 'vitest'
import { PoweredBy } from '../../../src/search/layouts/PoweredBy.tsx'
import { rendered, unmountAll } from '../rendered.tsx'
import { settingsFrom } from '../settings.ts'

const settings = settingsFrom({ 'powered-by': '' })

afterEach(unmountAll)

test('the mark links to the service with the name of the site, and sends no request', () => {
  const box = rendered(<PoweredBy settings={settings} />)
  const url = new URL(box.querySelector('a')?.href ?? '')
  expect(url.origin + url.pathname).toBe('https://www.algolia.com/developers/')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    utm_medium: 'referral',
    utm_content: 'powered_by',
    utm_campaign: 'site-embed',
    utm_source: location.hostname,
  })
  expect(box.querySelector('a')?.rel).toBe('noopener')
  expect(box.querySelectorAll('[src]')).toHaveLength(0)
})
