/** For what scrolls: it has to be reachable by keyboard. */
export const focusable = { tabIndex: 0 }
