// For bundlers: `import { SiteSearch } from 'site-embed/react'`. It defines no element.
export { RichDoc } from '../app/RichDoc.tsx'
export { SiteSearch } from '../app/SiteSearch.tsx'
