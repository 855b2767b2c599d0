// In the place of has-search.ts in a file of documents alone.
export const hasSearch: boolean = false
