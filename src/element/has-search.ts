// Whether the script has a search: a script for documents only leaves out what only a search needs.
export const hasSearch: boolean = true
