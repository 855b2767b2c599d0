// The names of the elements, without a page's own prefix.

export const searchTag = 'site-search'
export const documentTag = 'rich-doc'
