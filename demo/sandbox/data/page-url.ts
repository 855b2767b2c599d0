// Where the page about a record is. Records have addresses on the guide's own site, which is nowhere: who
// shows the guide says where its pages are instead.

/** `document` shows an entry of the guide's content, `record` one that is made of what the search holds. */
export type RecordPage = 'record' | 'document'

/** `language` is that of a record that is in one language, wherever it was found. */
export type PageUrl = (
  address: string,
  entry: string,
  page: RecordPage,
  language?: string,
) => string

export const onItsSite: PageUrl = (address) => address
