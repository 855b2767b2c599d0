// Tag Manager as a page has it.
import type { Page } from '@playwright/test'

/** It puts markup at the end of the page, and makes each script anew. */
export const putByTagManager = (page: Page, markup: string) =>
  page.evaluate((html) => {
    const made = document.createElement('div')
    made.innerHTML = html
    for (const node of [...made.childNodes]) {
      if (!(node instanceof HTMLScriptElement)) document.body.append(node)
      else {
        const script = document.createElement('script')
        if (node.src) script.src = node.src
        script.text = node.text
        document.body.append(script)
      }
    }
  }, markup)
