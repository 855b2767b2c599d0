// Longer than other files because it is one table.
import type { Words } from './shape.ts'

/** Apart, because the command line says these and has no need of the others. */
export const findings: Words['findings'] = {
  missing: 'Still to be filled in: {names}.',
  unfilled: '{value} holds a part that only your page can fill, so it was not tried.',
  engineUnseen: 'This page does not look into {engine}. The preview shows whether all is right.',
  keyRejected:
    'The key is rejected: the application does not know it. Check both for slips; they have to belong together.',
  keyMayWrite:
    'This key is refused, because it may write ({rights}): whoever reads your page could change or delete your records with it. Make a search-only key.',
  keyIsAdmin:
    'This key is refused, because it is the admin key, which may write and delete everything. Take the search-only key.',
  managementToken:
    'This token is refused, because it is a management token (CFPAT-…), which may write: whoever reads your page could change your content with it. Take the token of the delivery API.',
  tokenRejected:
    'The token is rejected, or it is not of this space. Check both for slips; they have to belong together.',
  quota: 'The key is right, but your plan has no searches left.',
  applicationBlocked: 'The service has blocked this application. Its dashboard says why.',
  rateLimit: 'Too many requests just now. Wait a moment and test again.',
  hostBlocked:
    'The policy of this page (Content-Security-Policy) blocks {host}. Where your own page has such a policy, it needs the line below the snippet.',
  unreachable:
    'No answer from {host}. Check the ID or the address for slips, and your connection; a blocker or a firewall may stop it too. Then try again.',
  serviceDown: '{host} answers with an error of its own ({status}). Try again later.',
  notTheService:
    'Something answers there, but not this service. Check the address, and whatever stands before it.',
  indexUnknown: 'There is no index {index}. Check the name for slips; capitals count.',
  replicaUnknown:
    'There is no replica {index}. Copy its name from Algolia’s dashboard: open the index, then “Replicas”; capitals count.',
  indexClosed: 'The key may not read the index {index}.',
  indexEmpty: 'The index {index} is there, but it is empty.',
  indexFound: 'The index {index} answers, with {count} records.',
  recognised:
    'Of the records it shows {fields}. Write one of these to change it; a question mark means that another field may stand there too.',
  notForFaceting:
    '{attribute} may not be a filter in {index} yet: add it under “Attributes for faceting” in Algolia’s dashboard, or choose another. Filters may be: {known}.',
  noFaceting:
    'No field of the index {index} may be a filter yet: add some under “Attributes for faceting” in Algolia’s dashboard.',
  facetsFound: 'Filters may be: {known}.',
  environmentUnknown: 'The token is right, but the space has no environment {environment}.',
  typeUnknown: 'There is no content type {type}. There are: {known}.',
  entryUnknown: 'There is no such entry: {entry}. Check it for slips, and that it is published.',
  entryWaits:
    'The connection works. No entry is named yet: click one, or type a content type and a short name.',
  fieldUnknown: '{type} has no field {field}. It has text in: {known}.',
  fieldNoText: 'The field {field} holds no text but {holds}. Text is in: {known}.',
  fieldPlain:
    'The field {field} has no headings, pictures or links, and is shown as it is. Text with them is in: {known}.',
  noRichText: 'Entries of the type {type} have no field with text to show.',
  localeUnknown: 'The space has no language {locale}. It has: {known}.',
  entryFound: 'The entry {entry} answers; it is of the type {type}.',
  linksNowhere:
    'The text has links to other entries, but it is not said yet where those have pages, so a click does nothing. Write it here, such as {pattern}.',
  picturesRelative:
    'Pictures have addresses without a host, such as {address}: they show only on pages of the website that they belong to.',
  notRooted:
    '“{address}” leads elsewhere from each folder of your site: with a slash in front it is the same page from everywhere.',
}

export const en: Words = {
  title: 'Snippet builder',
  gallery: 'All examples',
  intro:
    'Choose, click, copy. What you type stays in this browser and goes to no one but your own services.',
  language: 'Language of this builder',
  languageHelp: 'For the words of the builder. What your visitors read follows your page.',
  form: 'Set it up',
  element: 'What should appear?',
  search: 'A search',
  document: 'A document',
  both: 'Both, in one page',
  setUpNow: 'You are setting up',
  begin: 'Begin with',
  starts: {
    page: { title: 'Search page', text: 'Box, filters and results, in the page.' },
    header: { title: 'Box in the header', text: 'Results unfold below it.' },
    window: {
      title: 'Search in a window',
      text: 'A button in the header opens it, or Ctrl and K.',
    },
    shop: { title: 'Shop', text: 'Products as cards, with filters.' },
    rail: { title: 'Recommendations', text: 'A row of what else is liked.' },
    article: { title: 'Article', text: 'With its title and picture.' },
    guide: { title: 'Guide', text: 'With title, picture and contents.' },
    text: { title: 'Text alone', text: 'Or a page made of blocks.' },
  },
  existing: 'I already have a snippet',
  existingHelp: 'Paste it here, from whatever page it stands in: the form below is filled from it.',
  readIn: 'Read it in',
  readDone: 'The form is now filled in from your snippet.',
  readUnknown: 'The form is filled. It has no place for, and leaves out: {names}.',
  readMeant: '“{written}” was read as “{name}”, which it was probably meant to be.',
  readNothing: 'There is no <site-search> and no <rich-doc> in it, and no placeholder of either.',
  account: 'Your account',
  accountNeeded:
    'This page has no data of its own: it needs your account, and shows what is in it.',
  sandbox: 'Sample data',
  ownAccount: 'Use my own account',
  sandboxHelp:
    'You are trying it with our sample data, so there is nothing to fill in here. Choose your own account before you paste the snippet into your page.',
  searchAccountHelp:
    'In Algolia’s dashboard, under “API keys”. Take the search-only key: it stands in your page for everyone to read.',
  contentAccountHelp:
    'In Contentful’s settings, under “API keys”. Take the token of the delivery API: it can only read.',
  sent: 'Were they sent to you? Paste all of it here',
  sentSuch: {
    'site-search': 'Application ID: …\nSearch API key: …\nIndex: …',
    'rich-doc': 'Space ID: …\nDelivery token: …\nEntry: …',
  },
  sentTaken: 'Filled in: {names}.',
  sentEnough: 'Nothing more is needed: you can copy.',
  sentUnread:
    'Nothing in it was recognised. Write what each is before it, such as “Index: products”.',
  noIndex: 'Nothing in Algolia yet?',
  indexing: {
    shopify:
      'Install the app “Algolia AI Search & Discovery” from Shopify’s App Store: it copies your products into your account and keeps them up to date. Their index is called shopify_products, unless you choose another prefix.',
    wordpress:
      'Install the plugin “WP Search with Algolia”: it copies your posts and pages into your account and keeps them up to date. Their index is called wp_searchable_posts, unless you choose another prefix.',
    other:
      'In Algolia’s dashboard, “Data sources” takes a file (CSV or JSON) with all that should be found, or has Algolia’s crawler read your site.',
  },
  test: 'Test connection',
  testing: 'Asking …',
  offers: 'Found in your data: click to choose',
  offersAdd: 'Found in your data: click to add or remove',
  written: 'As it stands in the snippet',
  offersMore: '{count} more',
  seekHere: 'Search in this list',
  seekNone: 'Nothing here has “{words}” in it.',
  offersOne: 'Click to choose',
  offersWords: 'Click to add or remove',
  filterNames: 'What visitors read above each filter. An empty box means the name in grey.',
  filterNamesIn: 'What are they called in {language}?',
  filterNamesOnce:
    'Your index has several languages, but these names are the same in all. For pages in another one, change them here and copy the snippet once more.',
  fillNames: 'Use these names: {names}',
  didYouMean: 'Did you mean “{name}”?',
  orders: 'Orders so far: click one to remove it',
  startFirst: 'Show the first of these to begin with',
  ownOrder: 'Relevance',
  addOrder: 'Add an order',
  replica: 'Name of the replica',
  orderNames: 'What visitors read for each order. An empty box means the name in grey.',
  pairs: 'A filter and a value',
  pairField: 'Filter',
  pairValue: 'Value',
  fromToday: 'today and later',
  pairLanguage:
    'These values are those of {language}. Your index has each language apart: on pages in another one they find nothing.',
  pairAdd: 'Add it',
  kinds: {
    list: 'boxes to tick',
    all: 'boxes to tick, all must fit',
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
    docs: 'A manual, as DocSearch writes it.',
    wp_posts: 'A blog, as WordPress writes it.',
    webhook: 'Articles, as Contentful writes them.',
    shop: 'A shop, as Shopify writes it.',
    products: 'A small shop with plain fields, ratings and colours.',
    catalog: 'A very large shop, with made-up goods.',
    library_ar: 'Books in Arabic.',
  },
  byLanguage: 'For pages in several languages: {languages}.',
  notSet: 'not set',
  neverInPage: 'Never written in a page, so there is nothing to fill in here.',
  groups: {
    first: 'What matters most',
    found: 'What is found',
    results: 'What a result shows',
    listing: 'How results are listed',
    leading: 'Where the search leads',
    typing: 'While people type',
    entry: 'Which entry is shown',
    above: 'What stands around the text',
    links: 'Where links lead',
    words: 'Words and language',
    measuring: 'Measuring',
    loading: 'Loading and light',
    developers: 'For developers',
  },
  find: 'Find a setting',
  findNone: 'No setting has these words.',
  foundAbove: 'Above, under “What matters most”:',
  often: 'Often wanted too:',
  parts: 'Parts of this form',
  rest: 'Everything else',
  openAll: 'Open all parts',
  template: 'A template of your own',
  templateHelp:
    'Without one, results look as they are recognised. Click the fields that should show, then change what you like.',
  templateStart: 'Start with picture, heading and text',
  templateFields: 'Fields to show',
  templateType: 'Content type',
  templateTypeHelp: 'Which kind of entry inside the text looks like this.',
  anyType: 'any',
  templateText: 'HTML of the template',
  templateInside: 'Which fields show, and how',
  looks: 'Looks',
  looksHelp:
    'Font and text colour are your page’s own. Pick a colour, or write one: #0b5d7a, teal, rgb(11 93 122). Each box shows the colour that is used now.',
  brand: 'Your brand’s colour',
  brandHelp:
    'Text on it is white, or black where white has less contrast than 4.5 : 1: a bright colour gets black text. “{text}” under “{looks}” sets another. Words in this colour get darker or lighter, as far as reading needs it. Browsers of 2024 and before do neither.',
  stylesheet: 'Theme',
  stylesheetHelp: 'A ready-made look; your own colours below still win.',
  noStylesheet: 'none, as the page',
  looksInside: 'Theme, colours, corners, font, width',
  light: 'light',
  dark: 'dark',
  reset: 'Reset',
  contrastGood: '{pair}: contrast {ratio}, easy to read',
  contrastLow: '{pair}: contrast {ratio}, too low; {least} is needed',
  contrastUnknown:
    '{pair}: its contrast cannot be told, because only your page knows one of the colours.',
  notCss: '“{value}” is not understood. Write it such as {right}.',
  preview: 'Preview',
  previewWaits: 'The preview starts as soon as these are filled in: {names}.',
  previewRefused:
    'There is no preview with a key or token that may write. Put in one that can only read, and it starts.',
  previewLoading: 'Loading…',
  previewDialog: 'On your page a button opens it: close it to see the button.',
  previewTyped:
    '“{word}” was typed in here so that there is something to see. On your page the box is empty.',
  noCurrency: 'Prices stand without a currency. Which is it?',
  otherCurrency: 'Another one',
  previewLink: 'Links lead nowhere here. On your page this one leads to {address}',
  previewSays: 'What the element finds wrong',
  previewLanguage:
    'Shown in {language}, as this builder is. On your page “lang” decides, or “{setting}”.',
  previewLight: 'Shown light, as a page stays unless it says otherwise. “Dark” shows the other.',
  previewBoth:
    'Here the two stand side by side. On your page each stands where you paste its line.',
  previewMore: 'More about this preview ({count})',
  width: 'Width',
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
  fullScreen: 'Full screen',
  scheme: 'Light or dark',
  skip: 'To the preview and the snippet',
  toForm: 'To the settings',
  snippet: 'Your snippet',
  paste: 'Where will you paste it?',
  pasteHelp: 'The snippet is made for that place, and below it stands where it goes.',
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
      'Copy the second part. In your page, add a block of the kind “Custom HTML” where it should appear, and paste it in.',
      'For a box in the header of every page, open “Appearance → Editor → Patterns → Header”, add a block of the kind “Custom HTML” to the row of the navigation, and paste the second part in. Where “Appearance” has no “Editor”, do so under “Appearance → Widgets”.',
      'Save, and empty your cache plugin if you have one.',
    ],
    webflow: [
      'In the Designer, drag a “Code Embed” to the place where the element should appear.',
      'Paste the whole snippet into it, and save and close.',
      'Publish: scripts do not run in the Designer, only on the published site.',
    ],
    squarespace: [
      'Edit the page, and add a “Code” block where the element should appear.',
      'Choose HTML, paste the whole snippet, and leave “Display Source” off.',
      'Save; while you are logged in, Squarespace may hide scripts, so look at the page in a private window.',
    ],
    wix: [
      'In the editor, choose “Add Elements → Embed Code → Embed HTML”, and drag the box to its place.',
      'Choose “Code”, paste the whole snippet, and update.',
      'Draw the box as high as the results should be, because Wix shows it in a frame; its links open in the whole window.',
    ],
    shopify: [
      'Make the page under “Online Store → Pages”.',
      'Open “Online Store → Themes” and edit your theme. At the top choose “Pages → Create template”, and add a section of the kind “Custom Liquid” where it should appear. Paste the whole snippet into it, and save.',
      'Choose that template for your page under “Online Store → Pages”, save, and look at the page in your shop.',
    ],
    gtm: [
      'In Tag Manager, make a new tag of the kind “Custom HTML” and paste the whole snippet into it.',
      'Choose the trigger “DOM Ready” for the pages that should have it; the element moves into the place that you name here.',
      'Leave “Support document.write” off, look at it in the preview mode, and publish.',
    ],
    react: [
      'Save the snippet as a file of your project, such as {file}.jsx.',
      'Import the component where it should appear; the script is loaded once for all of them.',
      'With server rendering, make it a client component, as with “use client” in Next.js.',
    ],
    vue: [
      'Save the snippet as a file of your project, such as {file}.vue.',
      'Import the component where it should appear; the script is loaded once for all of them.',
      'The compiler needs no setting for it: the element is made by name.',
    ],
    placeholder: [
      'Paste the first part into the <head> of every page, where the templates or settings of your CMS allow scripts.',
      'In the page, open the source view of the editor and paste the second part; the editor may put blanks into it, which does no harm.',
      'Save, and look at the published page: editors do not run scripts.',
    ],
  },
  stepOfHeader:
    'Open the header of your pages in your editor, and go to the place where it should stand. Where each page has a header of its own, do so in each.',
  stepOfResults: 'Open “Pages → Add Page” and make the page that has the address {page}.',
  stepsOfBoth:
    'The line of each element may stand in a place of its own, on another page too; the script belongs once on each page that has one of them.',
  trustTitle: 'What data-trust-placeholders in the script is for',
  trustNote:
    'It lets the placeholder set: {names}. Nothing to do here, as a rule. Only where visitors can write HTML on your pages, as in a forum, leave out data-trust-placeholders and these settings.',
  refusedKey:
    'The key is left out of the snippet: whoever reads your page could change your data with it. Put in one that can only read.',
  sandboxNote:
    'This snippet shows our sample data. It needs an account of your own (“{own}”) before you paste it into a page of yours.',
  localNote:
    'So far the script lies on this computer, where visitors cannot reach it. Upload it, write its address here, and copy.',
  unfinished: 'Not finished yet. Still to be filled in: {names}.',
  notWorking: 'This does not work yet: {names}. The reason stands beside each.',
  boxAlone:
    'This is a box alone: it leads to {page} and shows no results here. On that page paste a search without “{label}”.',
  otherPage: 'The page {page} needs a snippet of its own, with a search that appears in the page.',
  makeOther: 'Make the snippet for {page}',
  nowFor:
    'Now this is the snippet of {page}. Choose its filters and its looks; copy it into that page.',
  backToBox: 'Back to the box',
  ignored:
    'Not right yet: {names}. Beside each it says what would be right. Until then the snippet says what you typed, and the element goes on as if that were not set.',
  leftOut:
    'Not in the snippet, because a dropdown has no room for it: {names}. The form keeps it for the other layouts.',
  copy: 'Copy',
  addressFirst: 'First the script’s address',
  atTop: 'It lies at the top of my website: {address}',
  copyAgain: 'Copy it, with this address',
  copyHead: 'Copy the first part',
  copyPlace: 'Copy the second part',
  partHead: '1 · for the <head>',
  partOfPlugin: '1 · for the <head>, which the plugin brings along',
  partPlace: '2 · for the page',
  copied: 'Copied.',
  copyFailed: 'The browser did not allow it. Mark the snippet and copy it by hand.',
  whereTo: 'Where to paste it',
  host: 'The script comes',
  hosts: { public: 'from a public host', own: 'from my own copy' },
  hostHelp: {
    public:
      'There is nothing to upload: cdn.jsdelivr.net serves each version to everybody. It sees your visitors’ network addresses and sets no cookie. The line works as soon as this version is published there.',
    own: 'Nobody but your own host learns of a visit, and browsers need no further connection. A new version is a file that you upload.',
  },
  widgets: 'My page adds InstantSearch widgets of its own to the search',
  fileAlone: '{file} has all that this page shows, and is {size} kB lighter than {all}.',
  fileForWidgets:
    'Widgets of your own need InstantSearch, which {file} has; {slim} does without it, and is {size} kB lighter.',
  fileLacks: 'The file at this address does not have all that the snippet needs.',
  fileHeavy: 'The file at this address has more than this page needs: {file} is {size} kB lighter.',
  takeFile: 'Take {file}',
  upload: 'Upload the script first',
  online: 'No script to upload',
  onlineText: 'The script is online already, at {address}, and the snippet loads it from there.',
  onlineElsewhere: 'It is online at {address} too; the snippet loads it from the address below.',
  ownHost: 'Have it on a host of your own',
  download: 'Download {file}',
  plugin: 'Install the plugin',
  pluginHelp:
    'It brings the first part of the snippet, which loads the script. In WordPress open “Plugins → Add Plugin → Upload Plugin”, choose the file, then install and activate it.',
  pluginDownload: 'Download the plugin (.zip)',
  pluginMade:
    '{file} is in your downloads. If your browser unpacked it, compress the folder again.',
  pluginAgain:
    'If the first part changes later, download the plugin again, and let WordPress replace the old one.',
  pluginOne:
    'One site, one such plugin: where a search and a document are on it, choose “{both}” above and install what comes of that.',
  pluginThere:
    'If you have installed the plugin for the box, it serves this page too: nothing to do.',
  pluginFailed: 'The files of the script cannot be read from here. Take them one by one, below.',
  withoutPlugin: 'Without the plugin',
  headByHand:
    'Paste the first part into the <head> of your site, with a plugin such as WPCode under “Code Snippets → Header & Footer”.',
  byHand: 'If you write the tag by hand',
  integrity: 'The integrity of this file is',
  hosting: {
    html: 'Put it on the host of your website, beside your pages.',
    wordpress:
      'Put it on your server, into the folder of your child theme; the media library is not the place for it. Another host does as well.',
    webflow:
      'Webflow hosts no files of yours: put it on another web host. A static host such as Netlify, Cloudflare Pages or GitHub Pages does, and asks nothing for it.',
    squarespace:
      'Put it on a web host of yours that serves files as they are. A static host such as Netlify, Cloudflare Pages or GitHub Pages does, and asks nothing for it.',
    wix: 'Put it on a web host of yours that serves files as they are. A static host such as Netlify, Cloudflare Pages or GitHub Pages does, and asks nothing for it.',
    shopify:
      'Upload it under “Content → Files”: your shop’s own CDN serves it. Each upload has a new address, so copy it from there.',
    gtm: 'Put it on the host of your website: Tag Manager only carries the snippet.',
    react:
      'Put it into the folder of your project that is served as it is, such as public/, or on a web host.',
    vue: 'Put it into the folder of your project that is served as it is, such as public/, or on a web host.',
    placeholder:
      'Put it on the host of your website, or on another one that serves files as they are.',
  },
  src: 'Address of the script',
  srcHelp:
    'Where your copy of {file} lies: https://www.example.com/{file}, or {file} alone where it lies beside the page.',
  srcWrong: 'An address begins with https:// and ends with the name of the file, {file}.',
  place: 'Where on the page',
  placeHelp:
    'The element is put at the end of this place: main is the main part of most pages; # and an id, such as #search, is a place that you have named so.',
  policy: 'For a page with a strict policy (Content-Security-Policy)',
  policyHelp:
    'If your page sends a Content-Security-Policy, add this to it. The hosts of your own pictures may have to be added to img-src.',
  policyHashes:
    'The hashes (sha256) are of what stands in this snippet: copy the line again when you change it.',
  demand: 'How often the services are asked',
  demandHelp:
    'Plans of Algolia and Contentful end at a number of requests a month. This is the most that your visitors cause; what was asked a moment ago is not asked again, and costs nothing.',
  demandVisits: 'Visits to the page in a month',
  demandShare: 'Of a hundred visitors, how many search?',
  demandThousand: 'Requests for 1,000 visits',
  demandMonth: 'Requests in a month',
  demandSearches: 'Searches that Algolia counts',
  demandYours: 'yours',
  demandNote:
    'How this is reckoned: {share} of a hundred visitors type a word of ten letters, and tick one filter where there are any. A request holds a search for each index, one for suggestions, and one more with a filter. Where it searches on Enter only, a word costs one request.',
  shapes: {
    page: 'Below the box, in the page',
    dropdown: 'Dropdown',
    dialog: 'Dialog',
    box: 'Box alone',
    document: 'Document',
  },
  link: 'Send these settings to a colleague',
  linkHelp: 'The link holds all settings, but no account, key, token or host.',
  copyLink: 'Copy the link',
  textPlace: 'In a wide place the text stands',
  textPlaces: {
    start: 'at the start',
    middle: 'in the middle',
    full: 'over the full width',
  },
  textPlaceHelp:
    'Lines end where they are easy to read; in a place that is wider, this says where they stand. Over the full width they get long.',
  contents: 'Contents stand',
  contentsPlaces: { beside: 'beside the text', above: 'above the text' },
  contentsHelp:
    'Beside the text only where there is room for both: they then stand in the middle together. On a phone contents are always above it.',
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
    '--embed-radius': 'Small rounds the corners a little, large a lot: such as 8px.',
    '--embed-space': 'How far things stand apart; everything grows with it. Such as 8px.',
    '--embed-inset': 'Room left and right of each result in a list, such as 16px.',
    '--embed-font': 'The font of everything. Leave it empty for your page’s own.',
    '--embed-columns': 'How many results stand side by side where there is room for it.',
    '--embed-measure':
      'How wide the text gets, such as 45rem; 100% for all the room there is. Leave it empty, and lines end where they are still easy to read.',
  },
  measures: {
    '--embed-radius': 'Round corners',
    '--embed-space': 'Distances',
    '--embed-inset': 'Room at the sides',
    '--embed-font': 'Font',
    '--embed-columns': 'Columns',
    '--embed-measure': 'Width of the text',
  },
  wrong: {
    choice: '“{value}” is not one of the choices. Right would be: {right}.',
    flag: 'This is on or off; “{value}” is neither. Tick the box, or leave it empty.',
    whole: '“{value}” is not a whole number from {least} to {most}.',
    wholes: '“{value}” is no whole number. Write numbers with commas between them, such as 20, 50.',
    named:
      '“{value}” has no name before the bar. Write the name first, then | and the words for visitors: products|Products.',
    facet: '“{value}” is not understood. Write the name of a field, such as city, or price:range.',
    facetType: '“{value}” is not a type of filter. There are: {right}.',
    facetOption:
      '“{value}” is not understood in the brackets. There are limit=5, sort=alpha, closed and search, with blanks between them.',
    selected:
      '“{value}” is not understood. Write a field, a colon and a value, such as city:Kraków.',
    selector:
      '“{value}” leads to nothing on a page. Write # and the id of the element, such as #results.',
    host: '“{value}” is not an address. Write one such as https://search.example.com.',
    address: '“{value}” is not an address. Write one without blanks, such as /products/.',
    recommended:
      '“{value}” is no recommendation. Write a model and what it is about, such as related-products:id or trending-items.',
    parameters: '“{value}” is not understood. Write name=value, with & between several.',
    locale: '“{value}” is not a language. Write its short name, such as pl or de-AT.',
    timeZone: '“{value}” is not a time zone. Write one such as Europe/Warsaw.',
    currency: '“{value}” is not the code of a currency. Write that, such as EUR or DKK.',
    shortcut:
      '“{value}” is not understood. Write a key that is held, a plus and a letter, such as mod+k.',
    id: '“{value}” has signs that do not belong there. Only letters, digits, dots, dashes and underscores may be in it, at most 64, and no blanks.',
    timeline:
      '“{value}” is neither a release nor a moment. Write {url.timeline}, the ID of a release, or a moment such as 2026-12-01T09:00Z.',
    secret:
      'This token may write, so it must not stand in a page. Take the token of the delivery API.',
    tokens:
      'Write the ID of a space, a colon and its token of the delivery API, such as abc123:token. A token that may write must not stand in a page.',
  },
  idle: {
    dropdown: 'Does nothing in a dropdown, which has room for the first results only.',
    elsewhere: 'Does nothing here: because of “{names}” this box shows no results of its own.',
    dialog: 'Does something only where results appear in a dialog.',
    together: 'Does something only together with “{names}”.',
    rail: 'Does nothing beside “{names}”: there is no search then, but a row of recommendations.',
    instead:
      'Does nothing as long as “{names}” names one entry for good. What is found for it is offered there.',
    contents:
      'toc stays empty here: contents are made of the headings of a text, and this is a list of entries.',
    algolia: 'Does nothing here: only Algolia has it.',
    recognised: 'Shown anyway: the values say so. The snippet does without it.',
    enter: 'Without it, Enter only searches.',
  },
  findings,
}
