// What the demo's pages have besides the search in a wide window, and what owners make of both.
import type { Journey } from './journeys.ts'

const moreThan = (count: number) => `$$('[part~="hit"]').length > ${count}`

/** On a page whose own elements keep still. */
const place = (attributes: string, content = '') =>
  `void (document.querySelector('main').innerHTML = ${JSON.stringify(`<site-search index-name="events_en" facets="none" ${attributes}>${content}</site-search><footer>Imprint</footer>`)})`

export const moreJourneys: Journey[] = [
  {
    promise: 'an article is read to its last node, and its contents lead to a heading',
    page: '/document?entry=article-reference',
    async walk({ until, click }) {
      await until(`$$('h2, h3, h4, h5, h6').length > 18 && $('table') && $('blockquote')`)
      await until(`$('.toc a') && $('img').naturalWidth > 100`)
      // Folded, as there are many.
      await click('.toc summary')
      await until(`$('.toc details').open`)
      await click('.toc a', 'Tables')
      await until(`location.hash && focused().matches('h2, h3, h4')`)
      await until(`Math.abs(focused().getBoundingClientRect().top) < 40`)
    },
  },
  {
    promise: 'nothing is found or read before consent, and both after it',
    page: '/consent',
    async walk({ until, click, run }) {
      await until(
        `$$('site-search, rich-doc').every((it) => it.shadowRoot.querySelector('button'))`,
      )
      await until(
        `!performance.getEntriesByType('resource').some(({ name }) => /queries|entries/.test(name))`,
      )
      await click('.shell button')
      await until(moreThan(2))
      await run('SiteEmbed.consent()')
      await until(`$$('rich-doc')[0].shadowRoot.querySelectorAll('p').length > 3`)
    },
  },
  {
    promise:
      'on a phone, in Arabic, the filters are in a sheet at the right, and the focus comes back',
    page: '/search?lang=ar',
    async walk({ until, click, press, size, run }) {
      await size(420, 900)
      await click('.filters-toggle')
      await until(`$('dialog:modal') && $('dialog').contains(focused())`)
      await until(
        `$('.sheet').getBoundingClientRect().right === document.documentElement.clientWidth`,
      )
      await click('dialog .facet-value', 'Art')
      await until(`location.search.includes('f.category=Art')`)
      await press('Tab', 'Tab')
      await until(`$('dialog').contains(focused())`)
      await press('Escape')
      await until(`!$('dialog[open]') && focused().matches('.filters-toggle')`)
      await run('scrollTo(9999, 0)')
      await until('scrollX === 0')
    },
  },
  {
    promise: 'an owner’s template and its styles are the result, and a button brings more',
    page: '/dialog',
    async walk({ until, click, run }) {
      const styles =
        '<template slot="styles"><style>.mine { color: rgb(1, 2, 3) }</style></template>'
      const hit = '<template slot="hit"><b class="mine">{{title}}</b></template>'
      await run(place('hits-per-page="4" paging="more"', styles + hit))
      await until(
        `$$('.mine').length === 4 && getComputedStyle($('.mine')).color === 'rgb(1, 2, 3)'`,
      )
      await click('button', 'more')
      await until(`$$('.mine').length === 8`)
    },
  },
  {
    promise: 'the end of the list brings more, and what was searched for is offered again',
    page: '/header',
    async walk({ until, click, press, run }) {
      await run(place('hits-per-page="10" paging="scroll" recent'))
      await until(`scrollTo(0, 99999) || ${moreThan(30)}`)
      await click('input[type="search"]')
      await press(...'lantern', 'Enter')
      await until(`!(${moreThan(30)}) && $('mark')`)
      await run(place('layout="dropdown" recent'))
      await click('input[role="combobox"]')
      await until(`$('[role="option"]', 'lantern')`)
    },
  },
]
