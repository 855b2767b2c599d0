// Whether the file has a search: one of documents alone leaves out what only a search needs.
export const hasSearch: boolean = true
