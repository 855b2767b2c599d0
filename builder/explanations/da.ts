import type { Explanations } from './explain.ts'

const shared = {
  locale: 'Sprog for ord, tal og datoer. Ellers det nærmeste `lang`, så browserens, så `en`.',
  'time-zone':
    'Zone, som tidspunkter vises i, for eksempel `Europe/Warsaw`. Ellers den besøgendes.',
  loading:
    '`lazy`: der spørges ikke om noget, før elementet kommer nær skærmen. `consent`: ikke om noget, før den besøgende eller siden siger ja.',
  theme: 'Lys eller mørk; `auto` følger sidens `color-scheme`.',
}

export const da: Explanations = {
  'site-search': {
    ...shared,
    'index-name':
      'Indekset, der søges i. Flere, som `products|Varer, help|Hjælp`, bliver til faner med antal.',
    'app-id': 'Applikationen hos Algolia. Ikke nødvendig med `searchClient`.',
    'api-key':
      'Nøgle, der kun kan søge. Ikke nødvendig med `searchClient`. Som egenskab også en asynkron funktion, der giver en; den spørges igen, når dens nøgle afvises.',
    'search-host':
      'En anden oprindelse, med sti eller port, der taler samme protokol; `/` er sidens egen.',
    layout:
      'Hvor resultater vises: `page`, `dropdown` (foldet ud under feltet) eller `dialog` (et vindue, som en knap, taster eller `trigger` åbner).',
    for: 'En anden `<site-search>` på siden, som dette felt styrer; en dialog eller dropdown åbner med ordene. I siden viser det så ingen egne resultater og behøver intet indeks.',
    trigger:
      'Med `layout="dialog"`: sidens eget element, der åbner den, i stedet for den indbyggede knap. Det må komme senere, blive udskiftet eller være flere.',
    facets:
      'Filtre ved siden af resultaterne: `attribute[:type][(options)][|Label]`, eller `none`. Ellers indeksets rækkefølge, eller dem med 2–50 værdier.',
    selected:
      'Filtre, der er valgt fra start, og kan fjernes: `city:Kraków, category:Art, price:10:50`.',
    sort: 'Replikaer at sortere efter, ved siden af indekset selv: `replica[|Label]`. Med faner hører de til den første.',
    'hits-per-page': 'Resultater på en side. 20 i siden, 8 i en dialog, 6 i en dropdown.',
    'per-page-options': 'Sidestørrelser at vælge imellem, for eksempel `20, 50`.',
    paging:
      'Hvordan man kommer til flere resultater: numre, en knap, eller af sig selv sidst i listen.',
    'hits-view': 'Hvordan resultater stilles op; er der flere, vælger den besøgende.',
    'group-by':
      'Felt, hvis værdi er overskrift for grupper af resultater. Dokumentation grupperes efter `hierarchy.lvl0`.',
    query: 'Søgeordene. Kan ændres undervejs og læses som de nuværende.',
    filters: 'Et fast filterudtryk hos Algolia.',
    params:
      'Flere parametre hos Algolia, for eksempel `ruleContexts=spring&aroundLatLngViaIP=true`.',
    placeholder: 'Ord i det tomme felt.',
    label: 'Søgningens navn for hjælpemidler.',
    'heading-level': 'Niveau for overskrifter i resultater og filtre.',
    'hit-title': 'Felt med et resultats titel; stier med punktum er tilladt.',
    'hit-text': 'Felt med et resultats tekst.',
    'hit-image': 'Felt med et resultats billede.',
    'hit-url': 'Felt med et resultats adresse, eller et mønster: `/products/{handle}`.',
    'hit-date': 'Felt med et resultats dato.',
    'hit-price': 'Felt med et resultats pris.',
    'hit-currency': 'Felt med prisens valuta, eller dens kode.',
    'hit-badge': 'Felt med et kort mærke på resultatet.',
    'hit-entry': 'Felt med en posts id. Poster fra indholdstjenestens egen webhook behøver intet.',
    opens: 'Den `<rich-doc>`, som et valgt resultat vises i: `#reader`.',
    'url-sync':
      'Behold i adressen, hvad der blev søgt og valgt: `q`, `index`, `f.<attribute>`, `sort`, `per-page`, `page`, og med `opens` også `entry`. Parametre med disse navne er så søgningens, alle andre bliver.',
    'url-prefix':
      'Forstavelse for disse parametre: `s` giver `s.q`. Til en søgning mere, eller hvor siden selv har sådanne parametre.',
    'results-page':
      'Side, der viser resultaterne: en sti, der får ordene som `query-param`, eller et mønster: `/?s={query}`. I siden viser feltet så ingen egne resultater og behøver intet indeks.',
    'query-param':
      'Parameter, som en anden side eller en formular sender ordene hertil i. Læses én gang, fra start.',
    shortcut:
      'Taster, der fra hvor som helst på siden fører til søgningen eller åbner og lukker dialogen: `mod+k` (`mod` er ⌘ på Apples enheder, ellers Ctrl). Tom for ingen. `mod+k` for en dialog.',
    'search-on': 'Søg, mens der skrives, eller når der sendes.',
    'search-delay': 'Millisekunders ro før en forespørgsel.',
    'min-length': 'Tegn før en forespørgsel. Ingen i siden, ellers 1.',
    'suggestions-index':
      'Et indeks fra Algolias Query Suggestions: hvad andre søger, foreslået, mens der skrives, og hvor intet findes.',
    recent:
      'Husk seneste søgninger på denne enhed (local storage): hvad der blev sendt eller valgt.',
    insights: 'Send hændelser om klik og visninger til Algolia.',
    'user-token':
      'Den besøgendes pseudonym i disse hændelser: op til 129 bogstaver, cifre og `_=/+-`. Ellers et tilfældigt for denne sidevisning.',
    track: '`dataLayer`: afsluttede og tomme søgninger, valg og fejl som hændelser i Tag Manager.',
    'powered-by': 'Mærket “Search by Algolia”, som gratis planer skal vise.',
    autofocus: 'Sæt markøren i feltet, når siden er indlæst.',
  },
  'rich-doc': {
    ...shared,
    'entry-id':
      'Posten; eller `content-type` med `slug`. Uden den venter elementet og beholder det, der står i det.',
    'content-type': 'Med `slug`: postens indholdstype.',
    slug: 'Med `content-type`: postens slug, eller `{url.path}` for adressens sidste del.',
    'slug-field': 'Felt, som sluggen står i.',
    'space-id': 'Det space, som posten ligger i.',
    'access-token': 'Token til Delivery API.',
    environment: 'Miljø i det pågældende space.',
    'content-host':
      '`eu`, eller en anden oprindelse, med sti eller port, der taler samme protokol.',
    field:
      'Feltet, der vises: rich text, almindelig tekst eller en liste af poster. Ellers postens første rich text, så dens første liste af poster.',
    'content-locale':
      'Indholdets sprogkode, hvor den er en anden. Ellers samme sprog i det pågældende space, så dets standard.',
    preview: 'Vis kladder gennem Preview API, mærket som kladder.',
    'preview-token':
      'Token til Preview API, som egenskab, med `configure()` eller `{url.name}`, der tager det ud af adressen; aldrig skrevet i siden.',
    show: 'Hvad der står over teksten: et eller flere af disse, adskilt af kommaer.',
    'date-field':
      'Felt med den viste dato. Ellers det første datofelt, så hvornår posten blev oprettet.',
    'heading-level':
      'Niveau, som dokumentets øverste overskrift får i siden, eller dets titel, hvor den vises (så 2). Ellers som skrevet.',
    'entry-url':
      'Adresser på poster: `/{contentType}/{slug}`, eller `post=/blog/{slug}, page=/{slug}`.',
    opens: 'Den `<rich-doc>`, som links til poster åbner i.',
    'page-meta':
      'Lad dette dokument bestemme sidens titel, beskrivelse og kanoniske adresse, og `noindex`, når det mangler.',
    'link-target': '`_blank` åbner links til andre websteder i en ny fane, med en sikker `rel`.',
    include: 'Dybde, som links hentes til.',
  },
}
