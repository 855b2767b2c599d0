// An element comes, is used as visitors use it, and goes: one round for each way of using it.
;(() => {
  const heard = (element, type) =>
    new Promise((resolve) => element.addEventListener(type, resolve, { once: true }))
  const inside = (element, selector) => element.shadowRoot.querySelector(selector)
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

  async function until(find) {
    for (let tries = 0; tries < 300; tries++) {
      const found = find()
      if (found) return found
      await frame()
    }
    throw new Error(`there is nothing that ${find}`)
  }

  /** As a keyboard does it: React hears of a value only where the input's own setter is used. */
  function type(input, words) {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    set.call(input, words)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  }
  const press = (target, key) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }))

  async function search(element, words) {
    const input = await until(() => inside(element, 'input[type="search"]'))
    const results = heard(element, 'search-results')
    input.focus()
    type(input, words)
    await results
    return input
  }

  const uses = {
    async page(element, round) {
      await heard(element, 'search-results')
      await search(element, ['riga', 'evening'][round % 2])
      const tick = await until(() => inside(element, 'input[type="checkbox"]'))
      const results = heard(element, 'search-results')
      tick.click()
      await results
    },
    async dropdown(element, round) {
      const input = await search(element, 'riga')
      await until(() => inside(element, '[role="option"]'))
      press(input, 'ArrowDown')
      await frame()
      // Half of them go while they are open.
      if (round % 2) press(input, 'Escape')
    },
    async dialog(element, round) {
      element.open()
      await search(element, 'riga')
      await until(() => inside(element, '[part~="hit"]'))
      if (round % 2) element.close()
    },
    async document(element) {
      await heard(element, 'doc-load')
      const link = inside(element, '.toc a, nav a')
      link?.click()
    },
  }

  /** Rounds one after the other, in the element of the page that holds `html` as text. */
  window.playRounds = async (kind, html, count) => {
    const template = document.createElement('template')
    template.innerHTML = html
    for (let round = 0; round < count; round++) {
      const element = document.importNode(template.content.firstElementChild, true)
      document.body.append(element)
      await uses[kind](element, round)
      element.remove()
      await frame()
    }
    await frame()
    window.held.elapse()
    await frame()
  }
})()
