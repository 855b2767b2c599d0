// The renderer has no build for a script tag: a site owner would make one of this.
export { documentToHtmlString } from '@contentful/rich-text-html-renderer'
