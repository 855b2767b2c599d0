// The contract explains the attributes to developers; this file explains them to people who have no
// developer. It is longer than other files because it is one table.
import type { Explanations } from '../words/of-attributes.ts'

const shared = {
  locale:
    'Language of the words, numbers and dates that visitors see. If you leave it empty, it follows your page, such as `<html lang="pl">`. Otherwise write its short name, such as `fr` or `de-AT`. The language of this builder does not matter.',
  'time-zone':
    'Time zone of the times that visitors see, such as `Europe/Warsaw`. Leave it empty to use the visitor’s own.',
  loading:
    'When the element starts. If it waits for the visitor’s consent, it shows a button until then.',
  'privacy-policy': 'The address of your privacy policy. The request for consent links to it.',
  theme:
    'If it is the same as the page, it has no background of its own. If it is light or dark, it has one.',
}

export const en: Explanations = {
  'site-search': {
    ...shared,
    'index-name':
      'The name of your index. You find it in Algolia’s dashboard under “Search → Index”. Several become tabs: `products|Products, help|Help`.',
    engine: '`algolia`, unless your data is in Typesense or Meilisearch.',
    'app-id': 'At the top of “API keys”.',
    'api-key':
      'The one called “Search API Key”. Never use the “Admin API Key”: it may delete everything.',
    'search-host':
      'Only if your data is on another server than Algolia’s, such as `https://search.example.com`.',
    layout: 'In the page, in a list below the box, or in a window that a button opens.',
    for: 'If this box should drive another search on your page: write `#` and the id of that one, such as `#results`. This box then shows no results itself.',
    trigger:
      'A button or link on your page that opens the dialog, instead of the built-in button: write `#` and its id, such as `#search-button`.',
    facets:
      'Filters next to the results. Leave it empty for an automatic choice; `none` means no filters.',
    recommend:
      'Shows a row of what Algolia Recommend suggests, instead of a box and results. For a product page: `related-products:{meta.sku}`, with the id of the product in a `<meta name="sku">`. For any page: `trending-items`. First train its models in Algolia’s dashboard.',
    selected:
      'Filters that are on when the page opens. Visitors can remove them. Write the filter, a colon and a value, such as `city:Kraków`, or from and to, such as `price:10:50`.',
    sort: 'Other orders that visitors can choose, such as lowest price first. Each is a replica of your index, which you create in Algolia’s dashboard: open the index, then “Replicas”.',
    'hits-per-page':
      'How many results are on one page. If you leave it empty: 20, in a dialog 8, in a dropdown 6.',
    'per-page-options':
      'Numbers that visitors can choose from, such as `20, 50`. Leave it empty for no choice.',
    paging: 'How visitors get more results.',
    'hits-view': 'If you choose several, visitors can switch between them.',
    'group-by':
      'A field whose value becomes a heading above the results that share it, such as the chapter of a handbook.',
    query: 'Words that are in the box from the start. Usually none.',
    filters:
      'Limits what visitors can find: a field, a colon and a value, such as `in_stock:true`. Join several with `AND`. For future dates only: `starts_at >= {today}`.',
    'search-fields':
      'Names of fields, separated by commas: `title, description`. Typesense needs them, the most important first. With other services you can leave it empty to search all fields that the index allows.',
    params:
      'Other Algolia parameters, by their Algolia names: `ruleContexts=spring&aroundLatLngViaIP=true`.',
    placeholder: 'What the empty box says, such as “Search our shop”.',
    label: 'What a screen reader calls this search. Useful if a page has two of them.',
    'heading-level':
      'The heading level of result titles, from 1 to 6, for screen readers and search engines. If you leave it empty, it fits the headings of your page.',
    'hit-title':
      'The field whose text is the title of a result. Leave this and the following fields empty if the preview is right.',
    'hit-text': 'The field with the text below the title.',
    'hit-image': 'The field with the address of the picture.',
    'hit-url':
      'Where a click on a result leads: the field with its address, or the address itself with fields in braces: `/products/{handle}`.',
    'hit-date': 'The field with the date.',
    'hit-price': 'The field with the price.',
    'hit-currency': 'The currency of all prices, such as `EUR`, or the field that holds it.',
    'hit-badge': 'The field with a word that stands out, such as “New” or “Sale”.',
    'hit-facts':
      'Up to six more fields in a line of small print, such as brand and place. If you leave it empty, the element chooses up to three.',
    'hit-entry': 'If results open in a document (`opens`): the field with the id of that document.',
    opens:
      'Shows a chosen result in a `<rich-doc>` on the same page instead of on another page: write `#` and its id, such as `#reader`.',
    'url-sync':
      'The address of the page holds the search and its filters. Visitors can share it, and the Back button returns to it.',
    'url-prefix':
      'If the page has a second search: a letter such as `s` keeps the two apart in the address.',
    'results-page':
      'A page of your site with a search that shows all results, such as `/search`. Enter leads there with the words.',
    'query-param':
      'The name that an address gives the words: `q` in `/search?q=lamp`. Change it if your site uses another one.',
    name: 'Only if the search is in a form on your page: the name under which that form sends the words, such as `q`. Enter then sends the form.',
    shortcut:
      'Keys that open the search from anywhere on the page: `mod+k` is Ctrl and K, on a Mac ⌘ and K.',
    'search-on': 'When the search starts.',
    'search-delay':
      'How long to wait after a letter before searching, in milliseconds. A longer wait makes fewer requests.',
    'min-length':
      'How many letters a visitor has to type before it searches. If you leave it empty, one is enough.',
    'suggestions-index':
      'Suggests what others search for. Create it in Algolia’s dashboard under “Query Suggestions”, and write its name here.',
    recent: 'Offers visitors what they searched for before. It stays on their own device.',
    ask: 'Lets visitors ask a question in their own words. Write the id of an agent that you have created in Agent Studio. You pay for each question what your model costs.',
    insights:
      'Tells Algolia what visitors click and buy, which improves its statistics and the order of results. Ask your visitors for consent if the law requires it.',
    'user-token':
      'For those statistics: a made-up name for the visitor, so that two visits count as one person. Leave it empty for a random one at each visit.',
    track:
      'Tells Google Tag Manager what visitors search for, what they do not find and what they choose. Skip it if you do not use Tag Manager.',
    'powered-by': 'Shows “Search by Algolia”. Free Algolia plans require it.',
    autofocus:
      'The cursor is in the box when the page opens. Use it for pages whose main purpose is the search.',
    'agent-tool':
      'Lets the visitor’s AI agent in the browser search here. The visitor sees the same results. Only some browsers support this so far.',
  },
  'rich-doc': {
    ...shared,
    'entry-id':
      'The entry to show: click one, or copy its ID from Contentful, in the entry under “Info”.',
    'content-type': 'The type of the entry. Use it with `slug`, instead of the ID of one entry.',
    slug: 'The short name of the entry in addresses, such as `our-story`. `{url.path}` takes the last part of your page’s address, so that one page can show every entry.',
    'slug-field': 'The field that holds the short name, if it is not called `slug`.',
    'space-id': 'At the top of “API keys”, as “Space ID”.',
    'access-token': 'In “API keys”: “Content Delivery API - access token”.',
    environment: 'Leave it empty, unless your content is in an environment other than `master`.',
    'content-host':
      'Usually empty. Write `eu` if your space is in the European Union, or your own address, such as `https://content.example.com`.',
    spaces:
      'Leave it empty, unless your texts refer to entries of other spaces. For each of these, write its space ID, a colon, and its token of the delivery API, with commas between them.',
    field: 'The field of the entry with the text. If you leave it empty, the element finds it.',
    locale:
      'Language of the text, and of the words and dates around it. If you leave it empty, it follows your page, such as `<html lang="pl">`. Otherwise write its short name, such as `de`. The language of this builder does not matter.',
    'content-locale':
      'Only if the text should be in another language than the words around it: its name in Contentful, such as `en-US`.',
    preview:
      'Shows what is not published yet, with a mark that says so. Not for pages that visitors see.',
    'preview-token':
      'Drafts need their own token, which must never be in a page. A developer sets it with `configure()`, or the address holds it: `{url.name}`.',
    timeline:
      'Shows the content of a release, or of a date and time, that you planned with Timeline in Contentful. `{url.timeline}` takes both from the editor’s link. Works only together with `preview`.',
    show: 'What is shown above the text; contents can also be next to it. Leave the title out if your page has one itself.',
    'date-field':
      'The field with the date above the text. If you leave it empty, the element finds it.',
    'heading-level':
      'The level of the text’s top heading on your page, from 1 to 6. Choose 2 if your page has its own title.',
    'entry-url':
      'Where links to other entries lead: the address of their page, with fields in braces, such as `/blog/{slug}`. Without it, these links do nothing. For several types: `post=/blog/{slug}, page=/{slug}`.',
    opens:
      'Shows a linked entry in a `<rich-doc>` on the same page instead of on another page: write `#` and its id, such as `#reader`.',
    'page-meta':
      'This text gives your page its title in the browser and in search engines. Use it for pages that show only this text.',
    'link-target':
      'Where links to other websites open. If you choose nothing, they open in the same tab.',
    include:
      'How many levels of linked entries to load. More levels make it slower; change it only if something is missing.',
  },
}
