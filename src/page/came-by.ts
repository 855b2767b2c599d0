/** How the visitor came to this page: by one of these, such as `reload`. */
export const cameBy = (...ways: unknown[]) =>
  performance
    .getEntriesByType?.('navigation')
    .some((entry) => ways.includes(Reflect.get(entry, 'type')))
