// What the content service answers, and templates: every hostile text and address goes through, and none
// runs, loads or leads anywhere.
import { type Attack, entriesOf, inEntry } from '../fixtures/hostile-answers.ts'
import { mayLead, patience, sparesWebKit, test, underEachAttack } from './attacked.ts'
import { expect, type Site } from './site.ts'

const documentOf = (site: Site, entry: string, inside = '') =>
  `<rich-doc ${site.content} entry-id="${entry}" include="3" show="title, date, image, toc">${inside}</rich-doc>`
const isShown = ({ page }: Site, count = 1) =>
  expect(page.locator('rich-doc [part="document"]')).toHaveCount(count, { timeout: patience })

/** One entry after the other in the same element, and what is noted of each. */
const showEach = ({ page }: Site, attack: Attack) =>
  page.evaluate(
    async ({ ids, texts, size }) => {
      const { door } = window
      const element = document.querySelector('rich-doc')
      const next = (type: string) =>
        new Promise<Event>((heard) => element?.addEventListener(type, heard, { once: true }))
      for (const [at, id] of ids.entries()) {
        const ended = Promise.race([next('doc-load'), next('doc-error')])
        element?.setAttribute('entry-id', id)
        const event = await ended
        if (event.type !== 'doc-load')
          throw new Error(`${id}: ${JSON.stringify(Reflect.get(event, 'detail'))}`)
        door.look()
        door.noteFound('texts', texts.slice(size * at, size * at + size))
        door.noteLinks('links', 'a')
        door.noteTexts('filled', '.filled')
      }
    },
    { ids: entriesOf(attack), texts: attack.texts, size: inEntry },
  )

underEachAttack(() => {
  test('documents show them as text', async ({
    which,
    browserName,
    site,
    canary,
    door,
    attack,
  }) => {
    sparesWebKit(which, browserName)
    await site.open(documentOf(site, 'few'))
    await isShown(site)
    await showEach(site, attack)
    await canary.staysSilent()
    expect(await door.missing('texts', attack.texts)).toEqual([])
    expect(await door.missing('links', attack.addresses.filter(mayLead))).toEqual([])
    expect(site.strangers).toEqual([])
  })

  test('documents ignore them in the hash of the page', async ({ site, page, canary, attack }) => {
    await site.open(documentOf(site, 'few'))
    await isShown(site)
    // Browsers refuse when there are many more.
    await page.evaluate(
      (hashes) => {
        for (const hash of hashes) location.hash = hash
      },
      attack.addresses.slice(0, 100),
    )
    await canary.staysSilent()
    expect(site.strangers).toEqual([])
  })

  test('templates show them as values of fields', async ({
    site,
    page,
    canary,
    door,
    attack,
    which,
    browserName,
  }) => {
    sparesWebKit(which, browserName)
    // A picture that an owner's template names is loaded, wherever it is.
    await page.route(/invalid|\/\/(?!127\.0\.0\.1)/, (route) => route.abort())
    const fields =
      '<a class="filled" href="{{b}}" title="{{a}}" style="color:{{a}};--x:{{a}};background:url({{b}})">{{a}}<img src="{{b}}" srcset="{{b}}"></a>'
    await site.open(documentOf(site, 'few', `<template slot="entry">${fields}</template>`))
    await expect(page.locator('rich-doc .filled').first()).toBeAttached({ timeout: patience })
    await showEach(site, attack)
    await canary.staysSilent()
    expect(await door.missing('filled', attack.texts)).toEqual([])
    expect(await door.missing('links', attack.addresses.filter(mayLead))).toEqual([])
    expect(site.console.join()).not.toContain('could not be shown')
  })

  // All at once they keep Firefox for minutes.
  const parts = 4
  for (let part = 1; part <= parts; part++)
    test(`templates made of them run nothing, part ${part} of ${parts}`, async ({
      site,
      page,
      canary,
      attack,
    }) => {
      await page.route(/invalid|\/\/(?!127\.0\.0\.1)/, (route) => route.abort())
      const markup = attack.texts
        .filter((text) => text.includes('<'))
        .filter((_, at) => at % parts === part - 1)
      // Each of the ten entries has a template of its own.
      const types = 10
      const inTemplate = 30
      const count = Math.ceil(markup.length / types / inTemplate)
      await site.open(documentOf(site, 'few').repeat(count), { script: null })
      await page.evaluate(
        ({ markup, types, inTemplate }) => {
          const elements = [...document.querySelectorAll('rich-doc')]
          for (let at = 0; at < elements.length * types; at++) {
            const some = markup.slice(at * inTemplate, (at + 1) * inTemplate).join('</p></div>')
            const html = `<p class="begun">${at}</p>${some}`
            const made = document.createElement(at % 2 ? 'script' : 'template')
            if (made instanceof HTMLScriptElement) {
              made.type = 'text/template'
              made.textContent = html
            } else made.innerHTML = html
            made.slot = 'entry'
            made.setAttribute('data-content-type', `type-${at % types}`)
            elements[Math.floor(at / types)]?.append(made)
          }
        },
        { markup, types, inTemplate },
      )
      await page.addScriptTag({ url: site.src })
      await isShown(site, count)
      // In a block of its own and within a sentence.
      await expect(page.locator('rich-doc .begun')).toHaveCount(2 * types * count)
      await canary.staysSilent()
      expect(site.console.join()).not.toContain('could not be shown')
    })
})
