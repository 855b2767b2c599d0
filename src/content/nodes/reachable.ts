/** For what scrolls: it has to be reachable by keyboard. */
export const reachable = { tabIndex: 0 }
