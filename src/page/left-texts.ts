/** By element: what a visitor left in its box, who comes back to the page. */
export const leftTexts = new WeakMap<Element, string>()
