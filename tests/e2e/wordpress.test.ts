// The plugin in a real WordPress, and what the builder prints for one without it.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { packagedAddress } from '../../src/contract/script.ts'
import { emptySettings } from '../../tools/builder/settings.ts'
import { print } from '../../tools/builder/snippet/print.ts'
import { startWordPress, type WordPress } from '../wordpress/start.ts'
import { chooseOwn, control, fill, openBuilder, searchAccount } from './builder.ts'
import { standInForPackageHost } from './package-host.ts'
import { test as base, expect, type Site, version } from './site.ts'

const test = base.extend<object, { wordpress: WordPress }>({
  wordpress: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const wordpress = await startWordPress()
      await use(wordpress)
      await wordpress.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
test.describe.configure({ mode: 'default' })
test.beforeEach(({ page }) => standInForPackageHost(page))
test.afterEach(({ wordpress }) => expect(wordpress.complaints()).toEqual([]))

const account = ({ sandbox }: Site) => ({
  'app-id': 'TESTAPP',
  'api-key': 'search-key',
  'search-host': sandbox.url,
  'space-id': 'harbour',
  'access-token': 'delivery-token',
  'content-host': sandbox.url,
})

function settle({ php }: WordPress, settings: Readonly<Record<string, string>>) {
  php(`update_option('site_embed', json_decode(getenv('SETTINGS'), true));`, {
    SETTINGS: JSON.stringify(settings),
  })
}

/** As if that person had written it in the editor: what their role may not write is taken out. */
function write({ php, url }: WordPress, content: string, author = 'author') {
  const id = php(
    `$user = get_user_by('login', getenv('AUTHOR')); wp_set_current_user($user->ID);
    kses_init();
    $id = wp_insert_post(['post_title' => 'Written', 'post_author' => $user->ID, 'post_content' => wp_slash(getenv('CONTENT'))]);
    wp_set_current_user(1); kses_init(); wp_publish_post($id); echo $id;`,
    { AUTHOR: author, CONTENT: content },
  )
  return `${url}/?p=${id.trim()}`
}

const block = (shortcode: string) => `<!-- wp:shortcode -->${shortcode}<!-- /wp:shortcode -->`

async function logIn(page: Page, { url }: WordPress, name = 'admin') {
  await page.goto(`${url}/wp-login.php`)
  // WordPress takes the focus there a moment later, and with it what is typed elsewhere.
  await expect(page.locator('#user_login')).toBeFocused()
  await page.locator('#user_login').fill(name)
  await page.locator('#user_pass').fill('a long password')
  await page.locator('#wp-submit').click()
  await page.waitForURL('**/wp-admin/**')
}

test('settings and shortcodes make a search and a document', async ({ site, page, wordpress }) => {
  await logIn(page, wordpress)
  await page.goto(`${wordpress.url}/wp-admin/plugins.php`)
  await page
    .getByRole('row', { name: /site-embed/ })
    .getByRole('link', { name: 'Settings' })
    .click()
  for (const [name, value] of Object.entries(account(site)))
    await page.locator(`#site-embed-${name}`).fill(value)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await expect(page.locator('#site-embed-api-key')).toHaveValue('search-key')

  const written = write(
    wordpress,
    `${block('[site-search index-name="tales" facets="city, kind" url-sync]')}${block('[rich-doc entry-id="keeper"]')}`,
  )
  await page.goto(written)
  await expect(page.getByText('60 results')).toBeVisible()
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  await expect(page).toHaveURL(/[?&]q=riga/)
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  expect(site.errors).toEqual([])
})

test('a search with an agent loads its script once', async ({ site, page, wordpress }) => {
  settle(wordpress, account(site))
  const search = block('[site-search index-name="tales" ask="guide"]')
  await page.goto(write(wordpress, search + search))
  await expect(page.getByRole('button', { name: 'Ask a question' })).toHaveCount(2)
  const asking = page.locator('script[src$="/site-embed.ask.js"]')
  await expect(asking).toHaveCount(1)
  expect(await asking.getAttribute('src')).toBe(packagedAddress(version, 'site-embed.ask.js'))
})

test('a wrong address or key is reported, and the old setting stays', async ({
  page,
  wordpress,
}) => {
  settle(wordpress, { 'access-token': 'delivery-token' })
  await logIn(page, wordpress)
  await page.goto(`${wordpress.url}/wp-admin/options-general.php?page=site-embed`)
  await page.locator('#site-embed-access-token').fill('CFPAT-management')
  await page.locator('#site-embed-src').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Contentful delivery token: a key for reading alone')).toBeVisible()
  await expect(page.getByText('Address of the script: an address that begins')).toBeVisible()
  await expect(page.locator('#site-embed-access-token')).toHaveValue('delivery-token')
  await expect(page.locator('#site-embed-src')).toHaveValue('')
})

test('only administrators change the settings', async ({ page, wordpress }) => {
  settle(wordpress, { 'app-id': 'BEFORE' })
  const form = { option_page: 'site-embed', action: 'update', 'site_embed[app-id]': 'AFTER' }
  await logIn(page, wordpress)
  const forged = await page.request.post(`${wordpress.url}/wp-admin/options.php`, { form })
  expect(forged.status()).toBe(403)
  await page.context().clearCookies()
  await logIn(page, wordpress, 'author')
  const settings = await page.goto(`${wordpress.url}/wp-admin/options-general.php?page=site-embed`)
  expect(settings?.status()).toBe(403)
  expect(wordpress.php(`echo get_option('site_embed')['app-id'];`)).toBe('BEFORE')
})

test('a contributor’s shortcode names no service', async ({ site, page, wordpress }) => {
  const written = write(
    wordpress,
    '[site-search index-name="tales" search-host="https://evil.example" app-id="EVIL" results-page="/found"]',
    'contributor',
  )
  settle(wordpress, account(site))
  await page.goto(written)
  await expect(page.getByText('60 results')).toBeVisible()
  const search = page.locator('site-search')
  for (const name of ['search-host', 'app-id', 'results-page'])
    expect(await search.getAttribute(name)).toBeNull()
  settle(wordpress, { ...account(site), trust: '1' })
  await page.goto(written)
  await expect(search).toHaveAttribute('results-page', '/found')
  expect(await search.getAttribute('search-host')).toBeNull()
})

test('values of a shortcode are text and nothing else', async ({ site, page, wordpress }) => {
  settle(wordpress, account(site))
  const hostile = `[site-search index-name="tales" placeholder='" onfocus="alert(1)' label="&lt;img src=x onerror=alert(1)&gt;" onclick="alert(1)" filters="price >= 0" style="min-height:90px;background:url(javascript:alert(1))"]`
  await page.goto(write(wordpress, block(hostile), 'contributor'))
  await expect(page.getByText('60 results')).toBeVisible()
  const written = await page
    .locator('site-search')
    .evaluate((element) => element.getAttributeNames().sort())
  expect(written).toEqual(['filters', 'index-name', 'label', 'placeholder', 'style'])
  await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', '" onfocus="alert(1)')
  await expect(page.locator('site-search')).toHaveAttribute('label', '<img src=x onerror=alert(1)>')
  await expect(page.locator('site-search')).toHaveAttribute('filters', 'price >= 0')
  await expect(page.locator('site-search')).toHaveCSS('min-height', '90px')
  expect(site.errors).toEqual([])
})

test('each shortcode of the guide becomes its element', async ({ site, page, wordpress }) => {
  settle(wordpress, account(site))
  const guide = readFileSync('docs/guides/wordpress.md', 'utf8')
  const shortcodes = [...guide.matchAll(/^ *(\[(site-search|rich-doc) (.*)\])$/gm)]
  expect(shortcodes.length).toBeGreaterThan(2)
  for (const [, shortcode = '', tag = '', attributes = ''] of shortcodes) {
    await page.goto(write(wordpress, block(shortcode)))
    for (const [, name = '', value = ''] of attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g))
      await expect(page.locator(tag)).toHaveAttribute(name, value)
  }
})

test('a shortcode in the theme’s header is on every page', async ({ site, page, wordpress }) => {
  settle(wordpress, account(site))
  const id = wordpress.php(
    `wp_set_current_user(1);
    echo wp_insert_post(['post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => 'header', 'post_title' => 'Header', 'post_content' => getenv('CONTENT'),
      'tax_input' => ['wp_theme' => [get_stylesheet()], 'wp_template_part_area' => ['header']]]);`,
    { CONTENT: block('[site-search layout="dropdown" index-name="tales"]') },
  )
  await page.goto(write(wordpress, '<p>Only text.</p>'))
  await expect(page.locator('head script[src*="site-embed"]')).toHaveCount(1)
  await page.locator('header site-search').getByRole('combobox').fill('riga')
  await expect(page.locator('[part~="hit"]').first()).toBeVisible()
  wordpress.php(`wp_delete_post(getenv('ID'), true);`, { ID: id })
})

test('a shortcode’s text is the fallback', async ({ site, page, wordpress }) => {
  settle(wordpress, account(site))
  await page.goto(
    write(wordpress, block('[rich-doc]<p>Choose an <em>article</em>.</p>[/rich-doc]')),
  )
  await expect(page.locator('rich-doc em')).toHaveText('article')
  await expect(page.locator('rich-doc em')).toBeVisible()
})

test('the site’s own search is the fallback', async ({ site, wordpress, browser }) => {
  settle(wordpress, { ...account(site), 'api-key': 'unknown-key' })
  const written = write(wordpress, block('[site-search index-name="tales"]'))
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(written)
  await page.locator('site-search input[name="s"]').fill('Written')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]s=Written/)
  await context.close()
  await site.page.goto(written)
  await expect(site.page.locator('[part="error"]')).toBeVisible()
  await expect(site.page.locator('site-search input[name="s"]')).toBeVisible()
})

test('only pages with a shortcode load the script', async ({ site, page, wordpress }) => {
  const integrity = `sha384-${'A'.repeat(64)}`
  const src = `https://cdn.example.com/site-embed@1.0.0/site-embed.js`
  settle(wordpress, { ...account(site), src, integrity })
  await page.goto(write(wordpress, block('[site-search index-name="tales"]')))
  const script = page.locator(`head script[src="${src}"]`)
  await expect(script).toHaveAttribute('integrity', integrity)
  await expect(script).toHaveAttribute('crossorigin', 'anonymous')
  await page.goto(write(wordpress, '<p>Only text.</p>'))
  await expect(page.getByText('Only text.')).toBeVisible()
  await expect(page.locator('script[src*="site-embed"], script[data-site-embed]')).toHaveCount(0)
})

/** Of ours, on the page that is open. */
const scriptsOf = (page: Page) =>
  page
    .locator('script[src*="/site-"], script[src*="/rich-doc"]')
    .evaluateAll((all) =>
      all.flatMap((one) => (one instanceof HTMLScriptElement ? one.src.split('?')[0] : [])),
    )

test('a page loads the lightest file for its shortcodes from the public host, with integrity', async ({
  site,
  page,
  wordpress,
}) => {
  settle(wordpress, account(site))
  const [search, text] = ['[site-search index-name="tales"]', '[rich-doc entry-id="keeper"]']
  for (const [shortcodes, file] of [
    [block(search), 'site-search.slim.js'],
    [block(text), 'rich-doc.slim.js'],
    [block(search) + block(text), 'site-embed.slim.js'],
  ] as const) {
    await page.goto(write(wordpress, shortcodes))
    expect(await scriptsOf(page)).toEqual([packagedAddress(version, file)])
    await expect(page.locator(`head script[src$="/${file}"]`)).toHaveAttribute(
      'integrity',
      /^sha384-.{64}$/,
    )
    if (shortcodes.includes('tales')) await expect(page.getByText('60 results')).toBeVisible()
    if (shortcodes.includes('keeper'))
      await expect(page.getByText('He counts the lamps.')).toBeVisible()
  }
})

test('an element that comes after the head loads its own file', async ({
  site,
  page,
  wordpress,
}) => {
  settle(wordpress, account(site))
  wordpress.php(
    `wp_mkdir_p(WPMU_PLUGIN_DIR); file_put_contents(WPMU_PLUGIN_DIR . '/foot.php', '<?php add_action("wp_footer", function () { echo do_shortcode("[rich-doc entry-id=keeper]"); }, 1);');`,
  )
  await page.goto(write(wordpress, block('[site-search index-name="tales"]')))
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  expect(await scriptsOf(page)).toEqual(
    ['site-search.slim.js', 'rich-doc.slim.js'].map((file) => packagedAddress(version, file)),
  )
  await expect(page.locator('script[data-site-embed]')).toHaveCount(1)
  wordpress.php(`unlink(WPMU_PLUGIN_DIR . '/foot.php');`)
})

test('a copy beside the plugin is loaded instead of the public host', async ({
  site,
  page,
  wordpress,
}) => {
  settle(wordpress, account(site))
  const written = write(wordpress, block('[site-search index-name="tales"]'))
  const folder = `${wordpress.url}/wp-content/plugins/site-embed`
  const remove = ['site-embed.slim.js', 'site-search.slim.js'].map(wordpress.copy)
  await page.goto(written)
  expect(await scriptsOf(page)).toEqual([`${folder}/site-search.slim.js`])
  await expect(page.getByText('60 results')).toBeVisible()
  remove[1]?.()
  await page.goto(written)
  expect(await scriptsOf(page)).toEqual([`${folder}/site-embed.slim.js`])
  await expect(page.getByText('60 results')).toBeVisible()
  remove[0]?.()
})

test('deleting the plugin leaves nothing behind', async ({ site, wordpress }) => {
  settle(wordpress, account(site))
  const left = wordpress.php(`
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    deactivate_plugins('site-embed/site-embed.php'); uninstall_plugin('site-embed/site-embed.php');
    echo json_encode(get_option('site_embed')); activate_plugin('site-embed/site-embed.php');`)
  expect(left).toBe('false')
})

test('the builder’s tags work without the plugin', async ({ site, wordpress }) => {
  const { page, src } = site
  const settings = {
    ...emptySettings,
    for: 'wordpress',
    host: 'own',
    src,
    attributes: {
      ...emptySettings.attributes,
      'site-search': {
        'app-id': 'TESTAPP',
        'api-key': 'search-key',
        'search-host': site.sandbox.url,
        'index-name': 'tales',
        facets: 'city, kind',
      },
    },
  } as const
  const [head, place] = print(settings, () => '')
  wordpress.php(
    `wp_mkdir_p(WPMU_PLUGIN_DIR); file_put_contents(WPMU_PLUGIN_DIR . '/head.php', '<?php add_action("wp_head", function () { echo ' . var_export(getenv('HEAD'), true) . '; });');`,
    { HEAD: head?.code ?? '' },
  )
  await page.goto(write(wordpress, `Some words.\n\n${place?.code}\n\nMore words.`))
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.locator('[data-site-search]')).toHaveAttribute('data-facets', 'city, kind')
  wordpress.php(`unlink(WPMU_PLUGIN_DIR . '/head.php');`)
})

test('the builder’s plugin can be installed', async ({ site, page, wordpress }) => {
  await openBuilder(site)
  await fill(page, { ...searchAccount(site), shortcut: 'mod+j' })
  await control(page, 'for').selectOption('wordpress')
  await chooseOwn(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the plugin (.zip)' }).click()
  const zip = readFileSync(await (await downloading).path())
  const place = (await page.locator('#snippet code').last().textContent()) ?? ''

  const upload = async () => {
    await page.goto(`${wordpress.url}/wp-admin/plugin-install.php?tab=upload`)
    const file = { name: 'site-embed-snippet.zip', mimeType: 'application/zip', buffer: zip }
    await page.locator('input[name="pluginzip"]').setInputFiles(file)
    await page.getByRole('button', { name: 'Install Now' }).click()
  }
  await logIn(page, wordpress)
  await upload()
  await page.getByRole('link', { name: 'Activate Plugin' }).click()
  await expect(page.getByText('Plugin activated.')).toBeVisible()
  // The other one is no part of it.
  wordpress.php(`require_once ABSPATH . 'wp-admin/includes/plugin.php';
    deactivate_plugins('site-embed/site-embed.php');`)

  const custom = `<!-- wp:html -->${place}<!-- /wp:html -->`
  await page.goto(write(wordpress, custom, 'contributor'))
  await expect(
    page.locator('head script[src*="site-embed-snippet/site-search.slim.js?ver="]'),
  ).toHaveCount(1)
  await expect(page.getByText('60 results')).toBeVisible()
  expect(site.errors).toEqual([])

  // Whoever changes something has it replaced.
  await upload()
  await page.getByRole('link', { name: /Replace .* with uploaded/ }).click()
  await expect(page.getByText('Plugin updated successfully.')).toBeVisible()
  wordpress.php(`require_once ABSPATH . 'wp-admin/includes/plugin.php';
    deactivate_plugins('site-embed-snippet/site-embed-snippet.php'); activate_plugin('site-embed/site-embed.php');`)
})
