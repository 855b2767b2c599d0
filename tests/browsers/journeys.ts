// What a visitor is promised, each walked on a page of the demo.
import type { Browser } from './browser.ts'

export interface Journey {
  promise: string
  page: string
  walk: (browser: Browser) => Promise<void>
}

const hits = `$$('[part~="hit"]').length > 2`
const options = `$$('[role="option"]').length > 2`
const noPopup = `!$('[part="dropdown"]')`
const noDialog = `!$('dialog[open]')`

export const journeys: Journey[] = [
  {
    promise: 'typing finds, the address keeps the words, and the cross takes them back',
    page: '/search',
    async walk({ until, click, press }) {
      await until(hits)
      await click('input[type="search"]')
      await press(...'lanter')
      await until(`location.search.includes('q=lanter') && $('[part~="hit"] mark')`)
      await click('[part="reset"]')
      await until(`!location.search.includes('q=') && focused().type === 'search'`)
    },
  },
  {
    promise: 'a filter is chosen, and Back and Forward take it away and bring it again',
    page: '/search?fresh',
    async walk({ until, click, back, forward }) {
      await click('.facet-value', 'Art')
      await until(`$('[part~="chip"]')`)
      await back()
      await until(`!$('[part~="chip"]')`)
      await forward()
      await until(`$('[part~="chip"]')`)
    },
  },
  {
    promise: 'a thumb of the price is dragged, and moved by keys',
    page: '/search?fresh=2',
    async walk({ until, drag, press, run }) {
      await until(hits)
      await drag('.slider input', 12, 60)
      await until(`/f\\.price=[1-9]\\d+:/.test(location.search)`)
      const dragged = Number(await run(`$('.slider input').value`))
      await run(`$('.slider input').focus()`)
      await press('ArrowRight', 'ArrowRight', 'Tab')
      await until(`location.search.includes('f.price=${dragged + 2}:')`)
    },
  },
  {
    promise: 'the calendar opens, and two days of it are a filter',
    page: '/search?fresh=3',
    async walk({ until, click }) {
      await click('.calendar-toggle')
      await click('.calendar td:not([data-other])', '10')
      await click('.calendar td:not([data-other])', '20')
      await until(`location.search.includes('starts_at')`)
    },
  },
  {
    promise: 'a dropdown is walked by keys, closed by Escape, and by a click beside it',
    page: '/header',
    async walk({ until, click, clickAt, press }) {
      await click('input[role="combobox"]')
      await press(...'lan')
      await until(`${options} && $('[part="dropdown"]').matches(':popover-open')`)
      await press('ArrowDown')
      await until(`$('[role="option"][aria-selected="true"]')`)
      await press('Escape')
      await until(noPopup)
      await press('d')
      await until(options)
      await clickAt(600, 900)
      await until(noPopup)
    },
  },
  {
    promise: 'at the foot of a page the dropdown opens upwards, and a click follows a result',
    page: '/header',
    async walk({ until, click, press, run }) {
      await run(`scrollTo(0, 99999)`)
      await run(`$$('input[role="combobox"]')[2].focus()`)
      await press(...'lan')
      await until(
        `${options} && $('[part="dropdown"]').getBoundingClientRect().bottom < focused().getBoundingClientRect().top`,
      )
      await click('[role="option"]')
      await until(`location.pathname !== '/header'`)
    },
  },
  {
    promise: 'keys open the dialog, the page behind it is held, and Escape gives it back',
    page: '/dialog',
    async walk({ until, press }) {
      await until(`$('.opener')`)
      await press('Control+k')
      await until(`$('dialog:modal') && focused().type === 'search'`)
      await until(`getComputedStyle(document.documentElement).overflowY === 'hidden'`)
      await press('e')
      await until(`$('dialog [part~="hit"]')`)
      await until(`$('.dialog-body').clientHeight > 300`)
      await press('Escape')
      await until(`${noDialog} && !document.documentElement.hasAttribute('style')`)
    },
  },
  {
    promise: 'a click beside the dialog closes it, and the focus is on its button again',
    page: '/dialog',
    async walk({ until, click, clickAt }) {
      await click('.opener')
      await until(`$('dialog:modal')`)
      await clickAt(30, 800)
      await until(`${noDialog} && focused().matches('.opener')`)
    },
  },
  {
    promise: 'a chosen result is read beside the list, and Back returns to the list',
    page: '/reader',
    async walk({ until, click, back }) {
      await click('[part~="hit"] :is(a, button)')
      await until(
        `location.search.includes('entry=') && $$('rich-doc p, [part~="paragraph"]').length > 2`,
      )
      await back()
      await until(`!location.search.includes('entry=')`)
    },
  },
]
