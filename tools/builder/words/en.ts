// Longer than other files because it is one table.
import type { Words } from './shape.ts'

/** Separate from the rest, because the command line prints these and needs no others. */
export const findings: Words['findings'] = {
  missing: 'Still to be filled in: {names}.',
  unfilled: 'Only your page can fill in a part of {value}, so it was not tested.',
  engineUnseen: 'This page cannot test {engine}. The preview shows whether everything works.',
  keyRejected:
    'The key is rejected: the application does not know it. Check the spelling of both; they must belong together.',
  keyMayWrite:
    'This key is refused, because it may write ({rights}): anyone who reads your page could change or delete your records with it. Create a search-only key.',
  keyIsAdmin:
    'This key is refused, because it is the admin key, which may write and delete everything. Use the search-only key.',
  managementToken:
    'This token is refused, because it is a management token (CFPAT-…), which may write: anyone who reads your page could change your content with it. Use the token of the delivery API.',
  tokenRejected:
    'The token is rejected, or it belongs to another space. Check the spelling of both; they must belong together.',
  quota: 'The key is right, but your plan has no searches left.',
  applicationBlocked: 'The service has blocked this application. Its dashboard says why.',
  rateLimit: 'Too many requests right now. Wait a moment and test again.',
  hostBlocked:
    'The policy of this page (Content-Security-Policy) blocks {host}. If your own page has such a policy, it needs the line below the snippet.',
  unreachable:
    'No answer from {host}. Check the spelling of the ID or the address, and check your connection; an ad blocker or a firewall may be the cause too. Then try again.',
  serviceDown: '{host} has an error of its own ({status}). Try again later.',
  notTheService:
    'Something answers there, but not this service. Check the address, and any proxy in front of it.',
  indexUnknown: 'There is no index {index}. Check the spelling; capital letters matter.',
  replicaUnknown:
    'There is no replica {index}. Copy its name from Algolia’s dashboard: open the index, then “Replicas”; capital letters matter.',
  indexClosed: 'The key may not read the index {index}.',
  indexEmpty: 'The index {index} exists, but it is empty.',
  indexFound: 'The index {index} works. It has {count} records.',
  recognised:
    'A result shows these fields: {fields}. Write one of these attributes to choose another field; a question mark means that another field may fit as well.',
  notForFaceting:
    '{attribute} cannot be a filter in {index} yet: add it under “Attributes for faceting” in Algolia’s dashboard, or choose another. These can be filters: {known}.',
  noFaceting:
    'No field of the index {index} can be a filter yet: add some under “Attributes for faceting” in Algolia’s dashboard.',
  facetsFound: 'These can be filters: {known}.',
  environmentUnknown: 'The token works, but the space has no environment {environment}.',
  typeUnknown: 'There is no content type {type}. The types are: {known}.',
  entryUnknown: 'There is no such entry: {entry}. Check the spelling, and that it is published.',
  entryWaits:
    'The connection works. No entry is chosen yet: click one, or type a content type and a short name.',
  fieldUnknown: '{type} has no field {field}. These fields have text: {known}.',
  fieldNoText: 'The field {field} is not text but {holds}. These fields have text: {known}.',
  fieldPlain:
    'The field {field} is plain text, without headings, pictures or links, and is shown as it is. These fields have rich text: {known}.',
  noRichText: 'Entries of the type {type} have no text field to show.',
  localeUnknown: 'The space does not have the language {locale}. It has: {known}.',
  entryFound: 'The entry {entry} was found. Its type is {type}.',
  linksNowhere:
    'The text has links to other entries, but their pages are not known yet, so a click does nothing. Write the address here, such as {pattern}.',
  picturesRelative:
    'Pictures have addresses without a host, such as {address}: they show only on the website that they belong to.',
  notRooted:
    '“{address}” leads to a different page from each folder of your site. With a slash in front, it leads to the same page from everywhere.',
}

export const en: Words = {
  title: 'Snippet builder',
  gallery: 'All examples',
  intro:
    'Choose, click, copy. What you type stays in this browser, and is sent only to your own services.',
  language: 'Language of this builder',
  languageHelp:
    'This changes the builder only. The words that your visitors read follow your page.',
  form: 'Set it up',
  element: 'What should appear?',
  search: 'A search',
  document: 'A document',
  both: 'Both, in one page',
  setUpNow: 'You are setting up',
  begin: 'Start with',
  starts: {
    page: { title: 'Search page', text: 'Box, filters and results in the page.' },
    header: { title: 'Box in the header', text: 'Results open below it.' },
    window: {
      title: 'Search in a window',
      text: 'A button in the header opens it, or Ctrl and K.',
    },
    shop: { title: 'Shop', text: 'Products as cards, with filters.' },
    rail: { title: 'Recommendations', text: 'A row of related or popular items.' },
    article: { title: 'Article', text: 'With its title and picture.' },
    guide: { title: 'Guide', text: 'With title, picture and contents.' },
    text: { title: 'Text only', text: 'Or a page made of blocks.' },
  },
  existing: 'I already have a snippet',
  existingHelp: 'Paste it here, or paste the whole page: it fills in the form below.',
  readIn: 'Fill in the form',
  readDone: 'The form is now filled in from your snippet.',
  readUnknown: 'The form is filled in. It leaves out what it does not know: {names}.',
  readMeant: '“{written}” was read as “{name}”, which is probably what was meant.',
  readNothing: 'It has no <site-search>, no <rich-doc> and no placeholder for either.',
  account: 'Your account',
  accountNeeded: 'This page has no sample data: it needs your account, and shows what is in it.',
  sandbox: 'Sample data',
  ownAccount: 'Use my own account',
  sandboxHelp:
    'You are trying it with our sample data, so there is nothing to fill in here. Choose your own account before you paste the snippet into your page.',
  searchAccountHelp:
    'In Algolia’s dashboard, under “API keys”. Use the search-only key, because everyone can read it in your page.',
  contentAccountHelp:
    'In Contentful’s settings, under “API keys”. Use the token of the delivery API: it can only read.',
  sent: 'Did someone send them to you? Paste the message here',
  sentSuch: {
    'site-search': 'Application ID: …\nSearch API key: …\nIndex: …',
    'rich-doc': 'Space ID: …\nDelivery token: …\nEntry: …',
  },
  sentTaken: 'Filled in: {names}.',
  sentEnough: 'Nothing more is needed: you can copy.',
  sentUnread:
    'Nothing in it was recognised. Write a name before each value, such as “Index: products”.',
  noIndex: 'Nothing in Algolia yet?',
  indexing: {
    shopify:
      'Install the app “Algolia AI Search & Discovery” from Shopify’s App Store: it copies your products into your account and keeps them up to date. Their index is called shopify_products, unless you choose another prefix.',
    wordpress:
      'Install the plugin “WP Search with Algolia”: it copies your posts and pages into your account and keeps them up to date. Their index is called wp_searchable_posts, unless you choose another prefix.',
    other:
      'In Algolia’s dashboard, open “Data sources”. Upload a file (CSV or JSON) with everything that visitors should find, or let Algolia’s crawler read your site.',
  },
  test: 'Test connection',
  testing: 'Asking …',
  offers: 'Found in your data: click to choose',
  offersAdd: 'Found in your data: click to add or remove',
  written: 'As the snippet has it',
  offersMore: '{count} more',
  seekHere: 'Search in this list',
  seekNone: 'Nothing here matches “{words}”.',
  offersOne: 'Click to choose',
  offersWords: 'Click to add or remove',
  filterNames:
    'What visitors read above each filter. If a box is empty, they read the name in grey.',
  filterNamesIn: 'What are they called in {language}?',
  filterNamesOnce:
    'Your index has several languages, but these names are the same in all of them. For pages in another language, change the names here and copy the snippet again.',
  fillNames: 'Use these names: {names}',
  didYouMean: 'Did you mean “{name}”?',
  orders: 'Sort orders so far: click one to remove it',
  startFirst: 'Start with the first of these',
  ownOrder: 'Relevance',
  addOrder: 'Add a sort order',
  replica: 'Name of the replica',
  orderNames: 'What visitors read for each order. If a box is empty, they read the name in grey.',
  pairs: 'A filter and a value',
  pairField: 'Filter',
  pairValue: 'Value',
  fromToday: 'today and later',
  pairLanguage:
    'These values are in {language}. Your index keeps each language apart, so on pages in another language they find nothing.',
  pairAdd: 'Add it',
  kinds: {
    list: 'boxes to tick',
    all: 'boxes to tick, all must match',
    menu: 'one of several',
    tree: 'levels',
    range: 'range, from–to',
    rating: 'stars',
    toggle: 'yes or no',
    date: 'dates, from–to',
    color: 'colours',
  },
  someValues: '{values} … {count} in all',
  manyValues: '{values} … {count} or more',
  records: 'Records: {count}',
  samples: {
    events: 'Concerts and other events, with dates and prices.',
    articles: 'Articles to read.',
    docs: 'A manual, with records as DocSearch writes them.',
    wp_posts: 'A blog, with records as WordPress writes them.',
    webhook: 'Articles, with records as Contentful writes them.',
    shop: 'A shop, with records as Shopify writes them.',
    products: 'A small shop with plain fields, ratings and colours.',
    catalog: 'A very large shop, with made-up products.',
    library_ar: 'Books in Arabic.',
  },
  byLanguage: 'For pages in several languages: {languages}.',
  notSet: 'not set',
  neverInPage: 'This must never be written in a page, so there is nothing to fill in here.',
  groups: {
    first: 'The most important settings',
    found: 'What is found',
    results: 'What a result shows',
    listing: 'How results are listed',
    leading: 'Where results open',
    typing: 'While people type',
    entry: 'Which entry is shown',
    above: 'What is shown around the text',
    links: 'Where links lead',
    words: 'Words and language',
    measuring: 'Statistics',
    loading: 'Loading and dark mode',
    developers: 'For developers',
  },
  find: 'Find a setting',
  findNone: 'No setting matches these words.',
  foundAbove: 'Above, under “The most important settings”:',
  often: 'Often used too:',
  parts: 'Parts of this form',
  rest: 'Everything else',
  openAll: 'Open all parts',
  template: 'Your own template',
  templateHelp:
    'Without a template, the element chooses which fields to show. Click the fields that you want to show, then change what you like.',
  templateStart: 'Start with picture, heading and text',
  templateFields: 'Fields to show',
  templateType: 'Content type',
  templateTypeHelp: 'Which type of entry inside the text uses this template.',
  anyType: 'any',
  templateText: 'HTML of the template',
  templateInside: 'Which fields show, and how',
  looks: 'Looks',
  looksHelp:
    'Font and text colour come from your page. Pick a colour, or write one: #0b5d7a, teal, rgb(11 93 122). Each box shows the colour that is used now.',
  brand: 'Your brand’s colour',
  brandHelp:
    'Text on it is white, or black if white has less contrast than 4.5 : 1. “{text}” under “{looks}” sets another colour. Words in this colour get darker or lighter if they would be hard to read. Browsers of 2024 and before do neither.',
  stylesheet: 'Theme',
  stylesheetHelp: 'A ready-made look. Your own colours below override it.',
  noStylesheet: 'none, same as the page',
  looksInside: 'Theme, colours, corners, font, width',
  light: 'light',
  dark: 'dark',
  reset: 'Reset',
  contrastGood: '{pair}: contrast {ratio}, easy to read',
  contrastLow: '{pair}: contrast {ratio}, too low; {least} is needed',
  contrastUnknown:
    '{pair}: the contrast is unknown, because only your page knows one of the colours.',
  notCss: '“{value}” is not understood. Write something such as {right}.',
  preview: 'Preview',
  previewWaits: 'The preview starts when you have filled in: {names}.',
  previewRefused:
    'There is no preview with a key or token that may write. Use one that can only read.',
  previewLoading: 'Loading…',
  previewDialog: 'On your page, a button opens this window. Close it to see the button.',
  previewTyped:
    '“{word}” is typed here so that there is something to see. On your page the box is empty.',
  noCurrency: 'Prices have no currency yet. Which one is it?',
  otherCurrency: 'Another one',
  previewLink: 'Links do not work in the preview. On your page, this one leads to {address}',
  previewSays: 'Problems that the element found',
  previewLanguage:
    'Shown in {language}, like this builder. On your page, “lang” or “{setting}” decides.',
  previewLight: 'Shown in light colours, as on most pages. Choose “Dark” to see dark colours.',
  previewBoth:
    'The preview shows the two side by side. On your page, each appears where you paste its line.',
  previewMore: 'More about this preview ({count})',
  width: 'Width',
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
  fullScreen: 'Full screen',
  scheme: 'Light or dark',
  skip: 'Skip to the preview and the snippet',
  toForm: 'Back to the settings',
  snippet: 'Your snippet',
  paste: 'Where will you paste it?',
  pasteHelp: 'The snippet is made for this place. The steps below say where to paste it.',
  environmentKinds: {
    site: 'Website builders and CMS',
    shop: 'Online shops',
    tags: 'Tag managers',
    code: 'Your own code',
  },
  environments: {
    html: 'Plain HTML',
    wordpress: 'WordPress',
    webflow: 'Webflow',
    squarespace: 'Squarespace',
    wix: 'Wix',
    shopify: 'Shopify',
    gtm: 'Google Tag Manager',
    react: 'React',
    vue: 'Vue',
    placeholder: 'A CMS that strips unknown tags',
  },
  steps: {
    html: [
      'Open the page in your editor, and go to the place where the element should appear.',
      'Paste the whole snippet there.',
      'Save, and open the page on your website rather than as a file.',
    ],
    wordpress: [
      'Copy the second part. In your page, add a “Custom HTML” block where the element should appear, and paste it in.',
      'For a box in the header of every page, open “Appearance → Editor → Patterns → Header”, add a “Custom HTML” block to the row of the navigation, and paste the second part in. If “Appearance” has no “Editor”, do so under “Appearance → Widgets”.',
      'Save, and clear the cache if you have a cache plugin.',
    ],
    webflow: [
      'In the Designer, drag a “Code Embed” to the place where the element should appear.',
      'Paste the whole snippet into it, and save and close.',
      'Publish: scripts do not run in the Designer, only on the published site.',
    ],
    squarespace: [
      'Edit the page, and add a “Code” block where the element should appear.',
      'Choose HTML, paste the whole snippet, and leave “Display Source” off.',
      'Save. Squarespace may hide scripts while you are logged in, so look at the page in a private window.',
    ],
    wix: [
      'In the editor, choose “Add Elements → Embed Code → Embed HTML”, and drag the box to the right place.',
      'Choose “Code”, paste the whole snippet, and update.',
      'Make the box tall enough for the results, because Wix shows it in a frame. Its links open in the whole window.',
    ],
    shopify: [
      'Create the page under “Online Store → Pages”.',
      'Open “Online Store → Themes” and edit your theme. At the top choose “Pages → Create template”, and add a “Custom Liquid” section where the element should appear. Paste the whole snippet into it, and save.',
      'Choose that template for your page under “Online Store → Pages”, save, and look at the page in your shop.',
    ],
    gtm: [
      'In Tag Manager, create a new “Custom HTML” tag and paste the whole snippet into it.',
      'Choose the trigger “DOM Ready” for the pages that should have it. The element moves to the place that you name here.',
      'Leave “Support document.write” off, check it in preview mode, and publish.',
    ],
    react: [
      'Save the snippet as a file of your project, such as {file}.jsx.',
      'Import the component where it should appear. The script loads once for all of them.',
      'If you use server rendering, make it a client component, for example with “use client” in Next.js.',
    ],
    vue: [
      'Save the snippet as a file of your project, such as {file}.vue.',
      'Import the component where it should appear. The script loads once for all of them.',
      'The compiler needs no setting, because the component creates the element by its name.',
    ],
    placeholder: [
      'Paste the first part into the <head> of every page: in the templates of your CMS, or in its settings for scripts.',
      'In the page, open the source view of the editor and paste the second part. The editor may add spaces, which does no harm.',
      'Save, and look at the published page: editors do not run scripts.',
    ],
  },
  stepOfHeader:
    'Open the header of your pages in your editor, and go to the place where the box should appear. If each page has its own header, do this in each.',
  stepOfResults: 'Open “Pages → Add Page” and create the page with the address {page}.',
  stepsOfBoth:
    'Each element has its own line, which you may paste in another place or on another page. Each page with one of them needs the script once.',
  trustTitle: 'What data-trust-placeholders in the script does',
  trustNote:
    'It lets the placeholder set: {names}. Usually you can leave it as it is. If visitors can write HTML on your pages, as in a forum, remove data-trust-placeholders and these settings.',
  refusedKey:
    'The snippet leaves out this key: anyone who reads your page could change your data with it. Use one that can only read.',
  sandboxNote:
    'This snippet shows our sample data. Choose “{own}” before you paste it into your page.',
  localNote:
    'The script is still on this computer, where visitors cannot reach it. Upload it, write its address here, and copy.',
  unfinished: 'Not finished yet. Still to be filled in: {names}.',
  notWorking: 'This does not work yet: {names}. The reason is shown next to each.',
  boxAlone:
    'This is only a box: it leads to {page} and shows no results here. On that page, paste a search without “{label}”.',
  otherPage: 'The page {page} needs a snippet of its own, with a search that appears in the page.',
  makeOther: 'Make the snippet for {page}',
  nowFor:
    'This is now the snippet for {page}. Choose its filters and its looks, and copy it into that page.',
  backToBox: 'Back to the box',
  ignored:
    'Not valid yet: {names}. The hint next to each says what is valid. Until then, the snippet keeps what you typed, and the element ignores it.',
  leftOut:
    'Not in the snippet, because they would do nothing with these settings: {names}. The form keeps them.',
  copy: 'Copy',
  addressFirst: 'Enter the script’s address first',
  atTop: 'It is in the top folder of my website: {address}',
  copyAgain: 'Copy it, with this address',
  copyHead: 'Copy the first part',
  copyPlace: 'Copy the second part',
  partHead: '1 · for the <head>',
  partOfPlugin: '1 · for the <head> (the plugin adds it)',
  partPlace: '2 · for the page',
  copied: 'Copied.',
  copyFailed: 'The browser did not allow it. Select the snippet and copy it yourself.',
  whereTo: 'Where to paste it',
  host: 'Where the script comes from',
  hosts: { public: 'A public host', own: 'My own copy' },
  hostHelp: {
    public:
      'You do not have to upload anything: cdn.jsdelivr.net serves every version. It sees your visitors’ IP addresses and sets no cookie. The line works as soon as this version is published there.',
    own: 'Only your own host sees the visit, and browsers need no further connection. To update, you upload a new file.',
  },
  widgets: 'My page adds its own InstantSearch widgets to the search',
  fileAlone: '{file} has everything that this page needs, and is {size} kB smaller than {all}.',
  fileForWidgets:
    'Your own widgets need InstantSearch, which {file} has. {slim} does not have it, and is {size} kB smaller.',
  fileLacks: 'The file at this address does not have everything that the snippet needs.',
  fileHeavy: 'The file at this address has more than this page needs. {file} is {size} kB smaller.',
  takeFile: 'Use {file}',
  upload: 'Upload the script first',
  online: 'No script to upload',
  onlineText: 'The script is online already, at {address}, and the snippet loads it from there.',
  onlineElsewhere:
    'It is online at {address} too, but the snippet loads it from the address below.',
  ownHost: 'Put it on your own host',
  download: 'Download {file}',
  plugin: 'Install the plugin',
  pluginHelp:
    'It contains the first part of the snippet, which loads the script. In WordPress, open “Plugins → Add Plugin → Upload Plugin”, choose the file, then install and activate it.',
  pluginDownload: 'Download the plugin (.zip)',
  pluginMade: '{file} is in your downloads. If your browser unpacked it, zip the folder again.',
  pluginAgain:
    'If the first part changes later, download the plugin again, and let WordPress replace the old one.',
  pluginOne:
    'A site can have only one such plugin. If your site has a search and a document, choose “{both}” above and install the plugin for both.',
  pluginThere:
    'If you have installed the plugin for the box, it works for this page too. You have nothing to do.',
  pluginFailed: 'The script files cannot be read from here. Download them one by one below.',
  withoutPlugin: 'Without the plugin',
  headByHand:
    'Paste the first part into the <head> of your site, with a plugin such as WPCode under “Code Snippets → Header & Footer”.',
  byHand: 'If you write the tag by hand',
  integrity: 'The integrity value of this file is',
  hosting: {
    html: 'Put it on the host of your website, next to your pages.',
    wordpress:
      'Put it on your server, in the folder of your child theme. The media library does not accept it. Another host works as well.',
    webflow:
      'Webflow does not host your files, so put it on another web host. A static host such as Netlify, Cloudflare Pages or GitHub Pages works and is free.',
    squarespace:
      'Put it on a web host that serves your files unchanged. A static host such as Netlify, Cloudflare Pages or GitHub Pages works and is free.',
    wix: 'Put it on a web host that serves your files unchanged. A static host such as Netlify, Cloudflare Pages or GitHub Pages works and is free.',
    shopify:
      'Upload it under “Content → Files”: your shop’s own CDN serves it. Each upload has a new address, so copy the address from there.',
    gtm: 'Put it on the host of your website: Tag Manager holds only the snippet.',
    react:
      'Put it in the folder of your project that is served unchanged, such as public/, or on a web host.',
    vue: 'Put it in the folder of your project that is served unchanged, such as public/, or on a web host.',
    placeholder:
      'Put it on the host of your website, or on another one that serves files unchanged.',
  },
  src: 'Address of the script',
  srcHelp:
    'Where your copy of {file} is: https://www.example.com/{file}, or only {file} if it is in the folder of the page.',
  srcWrong: 'An address starts with https:// and ends with the name of the file, {file}.',
  place: 'Where on the page',
  placeHelp:
    'The element goes to the end of this place. main is the main part of most pages. # and an id, such as #search, is a place to which you gave that id.',
  policy: 'For a page with a strict policy (Content-Security-Policy)',
  policyHelp:
    'If your page sends a Content-Security-Policy, add this to it. The hosts of your own pictures may have to be added to img-src.',
  policyHashes:
    'The hashes (sha256) belong to this snippet. If you change the snippet, copy the line again.',
  demand: 'How many requests this makes',
  demandHelp:
    'Plans of Algolia and Contentful have a limit of requests per month. This is the most that your visitors cause. Asking the same again a moment later costs nothing.',
  demandVisits: 'Visits to the page per month',
  demandShare: 'Out of 100 visitors, how many search?',
  demandThousand: 'Requests per 1,000 visits',
  demandMonth: 'Requests per month',
  demandSearches: 'Searches that Algolia counts',
  demandYours: 'yours',
  demandNote:
    'How this is calculated: {share} out of 100 visitors type a word of ten letters, and tick one filter if there are any. A request holds a search for each index, one for suggestions, and one more with a filter. If it searches on Enter only, a word costs one request.',
  shapes: {
    page: 'Below the box, in the page',
    dropdown: 'Dropdown',
    dialog: 'Dialog',
    box: 'Box only',
    document: 'Document',
  },
  link: 'Send these settings to a colleague',
  linkHelp: 'The link has all settings, but no account, key, token or host.',
  copyLink: 'Copy the link',
  textPlace: 'Position of the text in a wide place',
  textPlaces: {
    start: 'At the start',
    middle: 'In the middle',
    full: 'Over the full width',
  },
  textPlaceHelp:
    'Lines are only as long as is easy to read. If the place is wider, this says where the text goes. Over the full width, lines get long.',
  contents: 'Position of the contents',
  contentsPlaces: { beside: 'Next to the text', above: 'Above the text' },
  contentsHelp:
    'Contents are next to the text only if there is room for both. On a phone they are always above it.',
  tokens: {
    '--embed-accent': 'Links and buttons',
    '--embed-on-accent': 'Text on buttons',
    '--embed-text': 'Text',
    '--embed-muted': 'Secondary text',
    '--embed-surface': 'Background',
    '--embed-raised': 'Raised background',
    '--embed-border': 'Lines',
    '--embed-highlight': 'Found words',
    '--embed-danger': 'Errors',
    '--embed-radius': 'How round the corners are, such as 8px.',
    '--embed-space': 'The distance between things, such as 8px. All distances grow with it.',
    '--embed-inset': 'Space to the left and right of each result in a list, such as 16px.',
    '--embed-font': 'The font of all text. Leave it empty to use the font of your page.',
    '--embed-columns': 'How many results are side by side if there is room.',
    '--embed-measure':
      'How wide the text gets, such as 45rem; 100% means the full width. If you leave it empty, lines are only as long as is easy to read.',
  },
  measures: {
    '--embed-radius': 'Round corners',
    '--embed-space': 'Distances',
    '--embed-inset': 'Space at the sides',
    '--embed-font': 'Font',
    '--embed-columns': 'Columns',
    '--embed-measure': 'Width of the text',
  },
  wrong: {
    choice: '“{value}” is not one of the choices. The choices are: {right}.',
    flag: 'This is on or off; “{value}” is neither. Tick the box, or leave it empty.',
    whole: '“{value}” is not a whole number from {least} to {most}.',
    wholes:
      '“{value}” is not a whole number. Write numbers with commas between them, such as 20, 50.',
    named:
      '“{value}” has no name before the bar. Write the name first, then | and the words for visitors: products|Products.',
    facet: '“{value}” is not understood. Write the name of a field, such as city, or price:range.',
    facetType: '“{value}” is not a type of filter. The types are: {right}.',
    facetOption:
      '“{value}” is not understood in the brackets. Write limit=5, sort=alpha, closed or search, with spaces between them.',
    selected:
      '“{value}” is not understood. Write a field, a colon and a value, such as city:Kraków.',
    selector:
      '“{value}” finds nothing on a page. Write # and the id of the element, such as #results.',
    host: '“{value}” is not an address. Write one such as https://search.example.com.',
    address: '“{value}” is not an address. Write one without spaces, such as /products/.',
    recommended:
      '“{value}” is not a recommendation. Write a model and what it is about, such as related-products:id or trending-items.',
    parameters: '“{value}” is not understood. Write name=value, with & between several.',
    locale: '“{value}” is not a language. Write its short name, such as pl or de-AT.',
    timeZone: '“{value}” is not a time zone. Write one such as Europe/Warsaw.',
    currency: '“{value}” is not the code of a currency. Write a code such as EUR or DKK.',
    shortcut:
      '“{value}” is not understood. Write a modifier key, a plus and a letter, such as mod+k.',
    id: '“{value}” cannot be an ID. Write your own: up to 64 letters, digits, dots, dashes and underscores, without spaces.',
    timeline:
      '“{value}” is neither a release nor a moment. Write {url.timeline}, the ID of a release, or a moment such as 2026-12-01T09:00Z.',
    secret: 'This token may write, so it must not be in a page. Use the token of the delivery API.',
    tokens:
      'Write the ID of a space, a colon and its token of the delivery API, such as abc123:token. A token that may write must not be in a page.',
  },
  idle: {
    dropdown: 'Does nothing in a dropdown, because a dropdown has room for the first results only.',
    elsewhere: 'Does nothing here, because “{names}” is set and this box shows no results.',
    dialog: 'Works only if results appear in a dialog.',
    together: 'Works only together with “{names}”.',
    rail: 'Does nothing together with “{names}”, which shows a row of recommendations instead of a search.',
    instead: 'Does nothing while “{names}” names one entry. You find the offers for it there.',
    contents:
      'toc stays empty here: a table of contents needs headings, and this is a list of entries.',
    algolia: 'Does nothing here: only Algolia has it.',
    recognised: 'The element finds this field by itself, so the snippet leaves it out.',
    enter: 'Without it, Enter only searches.',
  },
  findings,
}
