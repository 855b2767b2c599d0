// What the name of a field suggests, in English, Polish, German, Danish, French, Spanish, Dutch and Italian.
// A name only helps: what the values are decides. The lists hold how words begin: `descri` is in `description`,
// `descripcion` and `descrizione`.
// Each list is by itself: a script without a search has only those that it uses.

/** `shortDescription` → `short description`, `Zdjęcie_przód` → `zdjecie przod`. */
export const wordsOf = (path: string) =>
  path
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** They say how a thing is kept, not what it is: `image_url`, `company.name`. */
const keeping = /^ (ur[li]|src|path|file.*|name|t[ei]xt|title|at|on)$/

/**
 * How much a name says so: 1 where it is the first of the words, nearly as much where another, less where it ends with one (`short description`,
 * `Kurzbeschreibung`), least where it has one.
 */
function saying(beginnings: string) {
  const order = beginnings.split('|')
  const pattern = new RegExp(`^(.*)\\b(\\w*?)(${beginnings})\\w*( .*)?$`)
  return (name: string) => {
    const [, before, glued, word = '', after] = pattern.exec(name) ?? []
    if (!word || (glued && (after || word.length < 5))) return 0
    if (after && !keeping.test(after)) return 0.3
    return before || glued ? 0.7 : after ? 0.9 : 1 - order.indexOf(word) / 1000
  }
}

export const saysTitle = /* @__PURE__ */ saying(
  'title|name|headline|heading|question|label|nazw|tytul|titel|bezeich|frage|navn|overskr|nom|tit[ruo]|naam',
)
export const saysForename = /* @__PURE__ */ saying(
  'first ?name|given ?name|fore|imie|vorn|forn|pren|voorn',
)
export const saysSurname = /* @__PURE__ */ saying(
  'last ?name|surn|family ?name|nazwisk|nachn|eftern|apelli|achtern|cogn|nom',
)
export const saysText = /* @__PURE__ */ saying(
  'summar|desc|excerpt|content|text|body|abstract|lead|intro|teaser|synop|plot|overview|about|bio|extract|answer|motiv|instruct|directions|opis|tresc|odpow|beschreib|zusammen|inhalt|antwort|beskriv|indhold|resum|omschrij|samenv|riassu',
)
export const saysImage = /* @__PURE__ */ saying(
  'image|thumb|cover|pict?|img|photo|foto|poster|avatar|logo|portrait|hero|banner|media|zdjec|obraz|okladk|bild|billed|imag|afbeeld',
)
export const saysUrl = /* @__PURE__ */ saying(
  'url|link|permalink|href|web|homepage|www|posts url|strona|hjemme',
)
export const saysDate = /* @__PURE__ */ saying(
  'dat[aeou]|publi|start|begin|release|day|when|time|born|termin|fecha',
)
/** The end of something, or when a record was written, which tells nothing of what it is about. */
export const saysLater = /* @__PURE__ */ saying(
  'end|until|expir|creat|updat|modif|added|index|import|crawl',
)
export const saysPrice = /* @__PURE__ */ saying(
  'price|cost|fee|cena|preis|pris|prix|preci|prij|prezz',
)
export const saysCurrency = /* @__PURE__ */ saying('currenc|walut|wahrung|valuta|devis')
export const saysBadge = /* @__PURE__ */ saying('badge|ribbon|sticker|etyk')
export const saysRating = /* @__PURE__ */ saying(
  'rat(?:e|ing)|star|ocen|bewert|stern|vurder|valora|waarder',
)
export const saysFact = /* @__PURE__ */ saying(
  'brand|mark[ae]|maker|manufac|produ[ck]|herstel|marque|vendor|aut?h?or|artist|writer|directo|speaker|cast|actor|forfat|[ck]ategor|type?|kind|genre|gatun|art\\b|[ck]uisin|kuch|city|town|miast|ort\\b|stadt|by\\b|ville|countr|kraj|land\\b|pa[yi]s|region|state|capital|place|venue|locat|miejs|company|firm|team|job|difficult|level|size|rozm|gross|material|year|rok|jahr|time|zeit|czas|duration|length|tag|availab|event|orig|status|divis|series|verlag|wydawn|distrib',
)

export const says = {
  title: saysTitle,
  forename: saysForename,
  surname: saysSurname,
  text: saysText,
  image: saysImage,
  url: saysUrl,
  date: saysDate,
  later: saysLater,
  price: saysPrice,
  currency: saysCurrency,
  badge: saysBadge,
  rating: saysRating,
  fact: saysFact,
}

const hidden =
  /(^| )(u?u?ids?|guid|key|sku|ean|isbn|issn|gtin|upc|barcode|qr ?code|hash|token|pass(w.*)?|pwd|haslo|kennwort|secret|salt|slug|handle|iban|ssn|cpr|pesel|nip|vat|lat|lng|lon|(lat|long)itude|geo( ?loc.*)?|coord(s|inates)?|zip( ?code)?|post(al)?( ?code)?|plz|code|kod|fax|user( ?name)?|login|ip|count|votes|views|followers|likes|downloads|popularity|score|rank(ing)?|order|sort|index|priority|width|height|active|enabled|version|locale|varenr|nr|number)$|^(meta|geo) /

/** Ids, keys, codes, coordinates, accounts, and what counts or orders records: no visitor is told any of it. */
export const isHidden = (name: string) => hidden.test(name) && !isPages(name)

export const isPages = (name: string) =>
  /^(num\w* (of )?)?(pages?|seiten|stron\w*|sider)( count)?$/.test(name)

/** What numbers of that name count, as it is written in every language. */
export const unitOf = (name: string) =>
  / minut/.test(name) ? 'min' : (/ (min|h|kcal|k[mg]|[cm]m|ml)( |$)/.exec(name)?.[1] ?? '')
