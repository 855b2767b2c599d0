// The contract says it to developers; here it is said to those who have none. Longer than other files
// because it is one table.
import type { Explanations } from '../words/of-attributes.ts'

const shared = {
  locale:
    'Language of the words, numbers and dates that visitors see. Leave it empty, and it follows your page, as `<html lang="pl">` says. Otherwise its short name, such as `fr` or `de-AT`. The language of this builder has nothing to do with it.',
  'time-zone':
    'Whose clock times are shown by, such as `Europe/Warsaw`. Leave it empty for the visitor’s own.',
  loading:
    'When the element comes to life. Where it waits until a visitor agrees, a button stands in its place.',
  'privacy-policy':
    'The address of your privacy policy. It stands as a link where visitors are asked to agree.',
  theme: 'As the page, it has no background of its own; light or dark, it brings one along.',
}

export const en: Explanations = {
  'site-search': {
    ...shared,
    'index-name':
      'The name of your index, in Algolia’s dashboard under “Search → Index”. Several become tabs: `products|Products, help|Help`.',
    engine: '`algolia`, unless your data is in Typesense or Meilisearch.',
    'app-id': 'At the top of “API keys”.',
    'api-key':
      'The one called “Search API Key”. Never the “Admin API Key”: it may delete everything.',
    'search-host':
      'Only if your data is not at Algolia itself, such as `https://search.example.com`.',
    layout: 'In the page, unfolded below the box, or in a window that a button opens.',
    for: 'Where your page has another search, and this box should fill it: `#` and the id of that other one, such as `#results`. This box then shows no results itself.',
    trigger:
      'The button or link of your own page that opens the dialog, instead of ours: `#` and its id, such as `#search-button`.',
    facets: 'Filters beside the results. Leave it empty for a sensible set; `none` means none.',
    recommend:
      'Instead of a box and results: a row of what Algolia Recommend suggests. For a product page `related-products:{meta.sku}`, with the id of the product in a `<meta name="sku">`; for any page `trending-items`. Its models have to be trained in Algolia’s dashboard first.',
    selected:
      'Filters that are chosen when the page opens, and that visitors can take away: the filter, a colon and a value, such as `city:Kraków`, or from and to, such as `price:10:50`.',
    sort: 'Other orders that visitors may choose, such as the cheapest first. Each is a replica of your index, which you make in Algolia’s dashboard: open the index, then “Replicas”.',
    'hits-per-page':
      'How many results stand on one page. Leave it empty for 20, in a dialog 8, in a dropdown 6.',
    'per-page-options':
      'Numbers that visitors may choose from, such as `20, 50`. Leave it empty for no choice.',
    paging: 'How visitors come to more results.',
    'hits-view': 'Choose several, and visitors choose among them.',
    'group-by':
      'A field whose value becomes a heading above the results that share it, such as the chapter of a handbook.',
    query: 'Words that stand in the box from the start. Usually none.',
    filters:
      'What visitors may find at all: a field, a colon and a value, such as `in_stock:true`. Several are joined by `AND`. Of dates only what is still to come: `starts_at >= {today}`.',
    'search-fields':
      'Names of fields, separated by commas: `title, description`. Typesense needs them, the most important first; elsewhere leave it empty, and all is searched that the index allows.',
    params:
      'Settings of Algolia’s own for each question, by their names there: `ruleContexts=spring&aroundLatLngViaIP=true`.',
    placeholder: 'What stands in the box before somebody types, such as “Search our shop”.',
    label: 'What a screen reader calls this search. Worth it where a page has two of them.',
    'heading-level':
      'Which heading the titles of results are, from 1 to 6, for screen readers and search engines. Leave it empty, and it fits the headings of your page.',
    'hit-title':
      'The field whose text is the title of a result. Leave this and the following empty where the preview shows it rightly.',
    'hit-text': 'The field with the text below the title.',
    'hit-image': 'The field with the address of the picture.',
    'hit-url':
      'Where a click on a result leads: the field with its address. Or the address itself, with fields in braces: `/products/{handle}`.',
    'hit-date': 'The field with the date.',
    'hit-price': 'The field with the price.',
    'hit-currency': 'The currency of all prices, such as `EUR`, or the field that holds it.',
    'hit-badge': 'The field with a word that stands out, such as “New” or “Sale”.',
    'hit-facts':
      'Up to six more fields in a quiet line, such as brand and place. Without it, up to three are chosen.',
    'hit-entry':
      'Where results open in a document (`opens`): the field with the id of that document.',
    opens:
      'Shows a chosen result in a `<rich-doc>` of the same page instead of leading away: `#` and its id, such as `#reader`.',
    'url-sync':
      'Visitors can send on what they have searched for and chosen, and Back returns to it.',
    'url-prefix':
      'Where a second search stands on the same page: a letter such as `s` keeps the two apart in the address.',
    'results-page':
      'A page of yours with a search that shows all results, such as `/search`: Enter leads there with the words.',
    'query-param':
      'The name under which words come and go in an address: `q` in `/search?q=lamp`. Change it where your site uses another one.',
    name: 'Only where the search stands in a form of your page: the name under which that form sends the words, such as `q`. Enter then sends the form.',
    shortcut:
      'Keys that lead to the search from anywhere on the page: `mod+k` is Ctrl and K, on a Mac ⌘ and K.',
    'search-on': 'When the search starts.',
    'search-delay':
      'How long to wait after a letter before asking, in thousandths of a second. More of it costs fewer requests.',
    'min-length':
      'How many letters there have to be before it searches. Leave it empty, and one is enough.',
    'suggestions-index':
      'Proposes what others search for. Make it in Algolia’s dashboard under “Query Suggestions”, and write the name that it gets there.',
    recent: 'Offers visitors what they searched for before. It stays on their own device.',
    ask: 'Visitors may also ask a question in their own words: the id of an agent that you have made in Agent Studio. Each question costs what your model costs.',
    insights:
      'Tells Algolia what is clicked and bought, so that its statistics and its order get better. Ask your visitors for consent where the law wants it.',
    'user-token':
      'For those statistics: a made-up name for the visitor, so that two visits count as one person. Leave it empty for a random one at each visit.',
    track:
      'What is searched, what is not found and what is chosen can be told to Google Tag Manager. Without Tag Manager leave it.',
    'powered-by': 'Shows “Search by Algolia”. With a free plan of Algolia you have to.',
    autofocus:
      'The cursor stands in the box when the page opens. For pages that are there to search.',
    'agent-tool':
      'An agent that the visitor has in the browser may search here. The visitor sees the same results. Only some browsers have such an interface yet.',
  },
  'rich-doc': {
    ...shared,
    'entry-id':
      'What is shown: click one, or copy its ID from Contentful, in the entry under “Info”.',
    'content-type': 'Instead of one entry for good: its kind, together with `slug`.',
    slug: 'The short name of the entry in addresses, such as `our-story`. `{url.path}` takes the last part of your page’s address: one page then shows every entry.',
    'slug-field': 'The field in which that short name stands, where it is not called `slug`.',
    'space-id': 'At the top of “API keys”, as “Space ID”.',
    'access-token': 'In “API keys”: “Content Delivery API - access token”.',
    environment: 'Leave it empty, unless your content lies in an environment other than `master`.',
    'content-host':
      'Leave it empty. `eu` where your space lies in the European Union; or an address of your own, such as `https://content.example.com`.',
    spaces:
      'Leave it empty, unless your texts refer to entries of other spaces. For each of these: its space ID, a colon, and its token of the delivery API. Commas stand between them.',
    field: 'Which field of the entry is the text. Leave it empty, and it is found.',
    locale:
      'Language of the text, and of the words and dates around it. Leave it empty, and it follows your page, as `<html lang="pl">` says. Otherwise its short name, such as `de`. The language of this builder has nothing to do with it.',
    'content-locale':
      'Only where the text is to be in another language than the words around it: its name in Contentful, such as `en-US`.',
    preview:
      'Shows what is not published yet, with a mark that says so. Not for pages that visitors see.',
    'preview-token':
      'Drafts need a token of their own, which must never stand in a page. A developer sets it with `configure()`, or it comes in the address, by `{url.name}`.',
    timeline:
      'Shows the content as it will be in a release, or at a moment, as planned with Timeline in Contentful. `{url.timeline}` takes both from the editor’s link. Works only together with `preview`.',
    show: 'What stands above the text; contents may stand beside it. Click what you want. Leave the title out where your page prints one itself.',
    'date-field': 'Which field is the date above the text. Leave it empty, and it is found.',
    'heading-level':
      'Which heading the topmost one of the text is on your page, from 1 to 6. 2 is right where your page has a title of its own.',
    'entry-url':
      'Where links to other entries lead: the address of such a page, with fields in braces, such as `/blog/{slug}`. Without it they lead nowhere. For several kinds: `post=/blog/{slug}, page=/{slug}`.',
    opens:
      'Shows an entry that is linked to in a `<rich-doc>` of the same page instead of leading away: `#` and its id, such as `#reader`.',
    'page-meta':
      'This text gives your page its title in the browser and in search engines. For pages that show nothing but this text.',
    'link-target': 'Where links to other websites open. Left alone, they open in the same tab.',
    include:
      'How many levels of entries within entries are fetched. More makes it slower; change it only where something inside is missing.',
  },
}
