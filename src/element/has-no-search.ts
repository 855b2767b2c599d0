// Replaces has-search.ts in a script for documents only.
export const hasSearch: boolean = false
