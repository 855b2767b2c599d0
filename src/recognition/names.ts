// What the name of a field suggests, in English, Polish, German, Danish, French, Spanish, Dutch and Italian.
// A name only helps; the values decide. The lists have the beginnings of words: `descri` is in `description`,
// `descripcion` and `descrizione`.
// Each list is separate, so that a script without a search has only the lists that it uses.

/** `shortDescription` → `short description`, `Zdjęcie_przód` → `zdjecie przod`. */
export const wordsOf = (path: string) =>
  path
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z\d\u00df-\uffff]+/g, ' ')
    .trim()

/** Words for the form of a value, not its meaning: `image_url`, `company.name`. */
const keeping =
  ' url uri src path name text txt title at on rate brutto netto gross net from fra od ab am eur usd pln dkk biletu '
const isKeeping = (words: string) => keeping.includes(words) || words.startsWith(' file')

/** `whole` is the name between spaces, `at` the position of the stem in it. */
function saidBy(whole: string, stem: string, at: number, order: number): number {
  const isGlued = whole[at - 1] !== ' '
  const after = whole.slice(whole.indexOf(' ', at + stem.length - 1))
  const isLast = after === ' '
  if (isGlued && (!isLast || stem.length < 5)) return 0
  if (!isLast && !isKeeping(after)) return 0.3
  if (isGlued || at > 1) return 0.7
  return isLast ? 1 - order / 1000 : 0.9
}

/**
 * How well a name fits: 1 if it is the first of the stems, nearly as much for another stem, less if it ends with
 * one (`short description`, `Kurzbeschreibung`), least if it contains one. A stem with a space after it is a
 * whole word. It uses no regular expression, because compiling a long one takes longer than all the reading.
 */
function saying(stems: string) {
  const all = stems.split('|')
  return (name: string) => {
    const whole = ` ${name} `
    let most = 0
    all.forEach((stem, order) => {
      const at = whole.lastIndexOf(stem)
      if (at > 0) most = Math.max(most, saidBy(whole, stem, at, order))
    })
    return most
  }
}

export const saysTitle = /* @__PURE__ */ saying(
  'title|name|headline|heading|question|label|nazw|tytul|titel|bezeich|frage|navn|overskr|nom |nome |nombre|titr|titu|tito|naam',
)
export const saysForename = /* @__PURE__ */ saying(
  'first name|firstname|given name|givenname|forename|imie|vorn|fornavn|pren|voorn',
)
export const saysSurname = /* @__PURE__ */ saying(
  'last name|lastname|surn|family name|familyname|nazwisk|nachn|eftern|apelli|achtern|cogn|nom ',
)
export const saysText = /* @__PURE__ */ saying(
  'summar|desc|excerpt|content|text|body|abstract|lead |intro|teaser|synop|plot|overview|about|bio|extract|answer|motiv|instructions|directions|opis|tresc|odpow|beschreib|zusammen|inhalt|antwort|beskriv|indhold|resum|omschrij|samenv|riassu',
)
export const saysImage = /* @__PURE__ */ saying(
  'image|thumb|cover|pic|img|photo|foto|poster|avatar|logo|portrait|hero|banner|media|zdjec|obraz|okladk|bild|billed|afbeeld',
)
export const saysUrl = /* @__PURE__ */ saying(
  'url|link|permalink|href|web|homepage|www|strona|hjemme',
)
export const saysDate = /* @__PURE__ */ saying(
  'date|dato|data|datu|publi|start|begin|release|day|when|time|born|termin|fecha',
)
/** The end of something, or the time when a record was written, which is not its subject. */
export const saysLater = /* @__PURE__ */ saying(
  'end|until|expir|creat|updat|modif|added|index|import|crawl|utworz|dodan|zmian|erstell|geander|oprett|mis a j',
)
export const saysPrice = /* @__PURE__ */ saying(
  'price|cost|fee |fees |cena|preis|pris |prix|preci|prijs|prezz|rent |miete|czynsz|husleje|loyer|alquiler|affitt|huur',
)
export const saysCurrency = /* @__PURE__ */ saying('currenc|walut|wahrung|valuta|devis')
export const saysBadge = /* @__PURE__ */ saying('badge|ribbon|sticker|etyk')
export const saysRating = /* @__PURE__ */ saying(
  'rating|stars|star |ocen|bewert|stern|vurder|valora|waarder',
)
export const saysFact = /* @__PURE__ */ saying(
  'categor|kategor|brand|marka|marke|maker|manufac|produc|produk|herstel|marque|vendor|author|autor|artist|writer|directo|speaker|cast|actor|forfat|typ|kind|genre|gatun|art |cuisin|kuisin|kuch|city|town|miast|ort |stadt|by |ville|countr|kraj|land |pays|pais|region|state|capital|place|venue|locat|miejs|company|firm|team|job|difficult|level|size|rozm|material|year|rok|jahr|time|zeit|czas|duration|length|tag|availab|event|orig|status|divis|series|verlag|wydawn|distrib',
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

/** These are hidden, whatever else the name says. */
const secrets =
  ' password passwd passwort pass passe pwd haslo kennwort contrasena wachtwoord adgangskode secret token pin salt iban ssn cpr pesel fiscale nif dni bsn '

/** These are hidden at the end of a name. */
const hidden =
  ' id ids uid uuid guid key sku ean isbn issn gtin upc barcode hash slug handle nip vat lat lng lon latitude longitude geo geoloc geolocation coord coords coordinates zip zipcode post postal postcode postnr codepostal codigopostal kodpocztowy plz code kod phone phones telephone tel telefon telefono telefoon mobile mobil cellulare gsm fax birth birthday birthdate dob nascita naissance nacimiento urodzenia geburtsdatum fodselsdato user username login ip count votes views followers likes downloads popularity score rank ranking order sort index priority width height active enabled version locale varenr nr number '

const isIn = (list: string, word: string | undefined) => list.includes(` ${word} `)

export const isSecret = (name: string) => name.split(/[ \d]+/).some((word) => isIn(secrets, word))

/** Ids, keys, codes, coordinates, accounts, and numbers for sorting or counting, which visitors never see. */
export function isHidden(name: string) {
  const words = name.replace(/\d+$/, '').trim().split(' ')
  const [first] = words
  const last = words.at(-1)
  const isOf = words.length > 1 && isIn(' meta geo id ', first)
  const isBy = last === 'by' && saysLater(name) > 0
  const isEnd = isIn(hidden, last) || isIn(hidden, words.slice(-2).join(''))
  return isOf || isBy || isSecret(name) || (isEnd && !isPages(name))
}

export const isPages = (name: string) =>
  /^(num\w* (of )?)?(pages?|seiten|stron\w*|sider)( count)?$/.test(name)

/** The unit of numbers with that name, the same in every language. `min` may also mean minimum. */
export const unitOf = (name: string) =>
  / minut| (time|duration|prep|cook|czas|zeit) min $/.test(` ${name} `)
    ? 'min'
    : (/ (h|kcal|k[mg]|[cm]m|ml) $/.exec(` ${name} `)?.[1] ?? '')
