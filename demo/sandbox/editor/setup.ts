// What the server tells the page of the editor.

export interface PageSetup {
  name: string
  title: string
  /** Of the entry that its address names; null where the page shows one of its own. */
  space: string | null
}

export interface Setup {
  language: string
  /** Where the page in the frame comes from: another origin than the editor's, as on the web. */
  origin: string
  /** For the preview service. */
  token: string
  pages: readonly PageSetup[]
}

/** What the pages are told the token by, which the service has in the address of a preview. */
export const tokenParameter = 'preview'
