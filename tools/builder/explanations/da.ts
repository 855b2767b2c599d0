// Longer than other files because it is one table.
import type { Explanations } from '../words/of-attributes.ts'

const shared = {
  locale:
    'Sprog for de ord, tal og datoer, som besøgende ser. Er feltet tomt, følger det din side, for eksempel `<html lang="pl">`. Ellers skriver du sprogets forkortelse, for eksempel `fr` eller `de-AT`. Byggerens sprog har intet med det at gøre.',
  'time-zone':
    'Tidszonen for alle klokkeslæt, for eksempel `Europe/Warsaw`. Er feltet tomt, bruges den besøgendes.',
  loading: 'Hvornår elementet går i gang. Venter det på samtykke, står der en knap i stedet.',
  'privacy-policy':
    'Adressen på din privatlivspolitik. Den står som link, hvor der spørges om samtykke.',
  theme: '”Som siden” har ingen egen baggrund, lys og mørk har deres egen.',
}

export const da: Explanations = {
  'site-search': {
    ...shared,
    'index-name':
      'Navnet på dit indeks, i Algolias dashboard under ”Search → Index”. Flere bliver til faner: `products|Varer, help|Hjælp`.',
    engine: '`algolia`, medmindre dine data ligger i Typesense eller Meilisearch.',
    'app-id': 'Øverst i ”API keys”.',
    'api-key': 'Den, der hedder ”Search API Key”. Aldrig ”Admin API Key”: Den må slette alt.',
    'search-host':
      'Kun hvis dine data ikke ligger hos Algolia selv, for eksempel `https://search.example.com`.',
    layout: 'På siden, foldet ud under søgefeltet eller i et vindue, som en knap åbner.',
    for: 'Når din side har en anden søgning, som dette søgefelt skal styre: `#` og den andens id, for eksempel `#results`. Dette søgefelt viser så ingen resultater selv.',
    trigger:
      'Knappen eller linket på din egen side, der åbner dialogen i stedet for vores knap: `#` og dets id, for eksempel `#search-button`.',
    facets:
      'Filtre ved siden af resultaterne. Er feltet tomt, vælges nogle fornuftige; `none` betyder ingen.',
    recommend:
      'I stedet for søgefelt og resultater: en række med det, som Algolia Recommend foreslår. På en vareside `related-products:{meta.sku}`, med varens id i et `<meta name="sku">`; på alle andre `trending-items`. Modellerne skal først trænes i Algolias dashboard.',
    selected:
      'Filtre, der er valgt, når siden åbnes, og som de besøgende kan fjerne: filteret, et kolon og en værdi, for eksempel `city:Kraków`, eller fra og til, som `price:10:50`.',
    sort: 'Andre rækkefølger at vælge, for eksempel de billigste først. Hver er en replika af dit indeks, som du laver i Algolias dashboard: Åbn indekset, så ”Replicas”.',
    'hits-per-page':
      'Hvor mange resultater der står på en side. Er feltet tomt, er det 20, i en dialog 8, i en dropdown 6.',
    'per-page-options':
      'Tal, som de besøgende kan vælge imellem, for eksempel `20, 50`. Er feltet tomt, er der intet at vælge.',
    paging: 'Hvordan besøgende kommer til flere resultater.',
    'hits-view': 'Vælg flere, så vælger de besøgende imellem dem.',
    'group-by':
      'Et felt, hvis værdi bliver til en overskrift over de resultater, der har den, for eksempel kapitlet i en håndbog.',
    query: 'Søgeord, der står i søgefeltet fra starten. Som regel ingen.',
    filters:
      'Hvad besøgende overhovedet kan finde: et felt, et kolon og en værdi, for eksempel `in_stock:true`. Flere forbindes med `AND`. Kun kommende datoer: `starts_at >= {today}`.',
    'search-fields':
      'Navne på felter, adskilt af kommaer: `title, description`. Typesense kræver dem, det vigtigste først. Hos andre lader du feltet stå tomt, så søges der i alt, hvad indekset tillader.',
    params:
      'Algolias egne indstillinger for hver forespørgsel, med navnene derfra: `ruleContexts=spring&aroundLatLngViaIP=true`.',
    placeholder: 'Hvad der står i søgefeltet, før nogen skriver, for eksempel ”Søg i butikken”.',
    label: 'Hvad en skærmlæser kalder denne søgning. Værd at udfylde, når en side har to.',
    'heading-level':
      'Hvilken overskrift resultaternes titler er, fra 1 til 6, for skærmlæsere og søgemaskiner. Er feltet tomt, passer den til din sides overskrifter.',
    'hit-title':
      'Feltet, hvis tekst er et resultats titel. Lad dette og de følgende felter stå tomme, når forhåndsvisningen viser det rigtigt.',
    'hit-text': 'Feltet med teksten under titlen.',
    'hit-image': 'Feltet med billedets adresse.',
    'hit-url':
      'Hvor et klik på et resultat fører hen: feltet med dets adresse. Eller adressen selv, med felter i krøllede parenteser: `/products/{handle}`.',
    'hit-date': 'Feltet med datoen.',
    'hit-price': 'Feltet med prisen.',
    'hit-currency': 'Valutaen for alle priser, for eksempel `EUR`, eller det felt, den står i.',
    'hit-badge': 'Feltet med et ord, der falder i øjnene, for eksempel ”Nyhed”.',
    'hit-facts':
      'Op til seks felter mere på en diskret linje, for eksempel mærke og sted. Er feltet tomt, vælges op til tre.',
    'hit-entry': 'Hvor resultater åbner i et dokument (`opens`): feltet med det dokuments id.',
    opens:
      'Viser et valgt resultat i en `<rich-doc>` på samme side i stedet for at føre væk: `#` og dens id, for eksempel `#reader`.',
    'url-sync':
      'De besøgende kan dele et link til deres søgning med alle filtre, og ”Tilbage” fører tilbage til den.',
    'url-prefix':
      'Når der står en anden søgning på samme side: Et bogstav som `s` holder de to adskilt i adressen.',
    'results-page':
      'En af dine sider med en søgning og alle resultater, for eksempel `/search`: Enter fører dertil med søgeordene.',
    'query-param':
      'Navnet, som søgeord står under i en adresse: `q` i `/search?q=lamp`. Ret det, hvis dit websted bruger et andet.',
    name: 'Kun hvor søgningen står i en formular på din side: navnet, som formularen sender søgeordene under, for eksempel `q`. Enter sender så formularen.',
    shortcut:
      'Taster, der fører til søgningen fra hvor som helst på siden: `mod+k` er Ctrl og K, på en Mac ⌘ og K.',
    'search-on': 'Hvornår søgningen begynder.',
    'search-delay':
      'Hvor længe der ventes efter et tegn, før der søges, i millisekunder. En længere pause sparer forespørgsler.',
    'min-length': 'Hvor mange tegn der skal være, før der søges. Er feltet tomt, er ét nok.',
    'suggestions-index':
      'Foreslår, hvad andre søger efter. Opret indekset til det i Algolias dashboard under ”Query Suggestions”, og skriv det navn, det får der.',
    recent: 'Tilbyder de besøgende det, de har søgt efter før. Det bliver på deres egen enhed.',
    ask: 'Besøgende kan også stille et spørgsmål med egne ord. Skriv id’et på en agent, som du har oprettet i Agent Studio. Hvert spørgsmål koster, hvad din sprogmodel koster.',
    insights:
      'Fortæller Algolia, hvad der klikkes på og købes, så statistik og rækkefølge bliver bedre. Bed dine besøgende om samtykke, hvor loven kræver det.',
    'user-token':
      'Til den statistik: et opdigtet navn til den besøgende, så to besøg tæller som én person. Er feltet tomt, bruges et tilfældigt ved hvert besøg.',
    track:
      'Hvad der søges, ikke findes og vælges, kan sendes til Google Tag Manager. Uden Tag Manager lader du det stå tomt.',
    'powered-by': 'Viser ”Search by Algolia”. Det er et krav med et gratis abonnement hos Algolia.',
    autofocus: 'Markøren står i søgefeltet, når siden åbner. Til sider, hvor man søger.',
    'agent-tool':
      'En agent i den besøgendes browser kan søge her. Den besøgende ser de samme resultater. Indtil videre er det kun nogle browsere, der kan det.',
  },
  'rich-doc': {
    ...shared,
    'entry-id':
      'Hvad der vises: Klik på et, eller kopiér dets id fra Contentful, i indlægget under ”Info”.',
    'content-type': 'I stedet for ét fast indlæg: dets indholdstype, sammen med `slug`.',
    slug: 'Indlæggets korte navn i adresser, for eksempel `our-story`. `{url.path}` tager den sidste del af din sides adresse: Én side viser så alle indlæg.',
    'slug-field': 'Feltet, som det korte navn står i, hvis det ikke hedder `slug`.',
    'space-id': 'Øverst i ”API keys”, som ”Space ID”.',
    'access-token': 'I ”API keys”: ”Content Delivery API - access token”.',
    environment: 'Lad det stå tomt, medmindre dit indhold ligger i et andet miljø end `master`.',
    'content-host':
      'Lad det stå tomt. `eu`, hvis dit space ligger i EU; eller en egen adresse, for eksempel `https://content.example.com`.',
    spaces:
      'Lad det stå tomt, medmindre dine tekster henviser til indlæg i andre spaces. For hvert af dem: dets ”Space ID”, et kolon og dets token til Delivery API, adskilt af kommaer.',
    field: 'Hvilket felt i indlægget der er teksten. Er det tomt, bliver det fundet.',
    locale:
      'Sprog for teksten og for ord og datoer omkring den. Er feltet tomt, følger det din side, for eksempel `<html lang="pl">`. Ellers skriver du sprogets forkortelse, for eksempel `de`. Byggerens sprog har intet med det at gøre.',
    'content-locale':
      'Kun når teksten skal være på et andet sprog end ordene omkring den: sprogets navn i Contentful, for eksempel `en-US`.',
    preview:
      'Viser det, der ikke er udgivet endnu, med en markering af det. Ikke til sider, som besøgende ser.',
    'preview-token':
      'Kladder kræver deres eget token, som aldrig må stå på en side. En udvikler sætter det med `configure()`, eller det kommer i adressen, med `{url.name}`.',
    timeline:
      'Viser indholdet, som det bliver i en udgivelse eller på et tidspunkt, planlagt med Timeline i Contentful. `{url.timeline}` tager begge dele fra redaktørens link. Virker kun sammen med `preview`.',
    show: 'Hvad der står over teksten; indholdsfortegnelsen kan stå ved siden af. Klik på det, der skal vises. Udelad titlen, når siden selv viser en.',
    'date-field': 'Hvilket felt der er datoen over teksten. Er det tomt, bliver det fundet.',
    'heading-level':
      'Hvilken overskrift tekstens øverste er på din side, fra 1 til 6. 2 er rigtigt, når din side har sin egen titel.',
    'entry-url':
      'Hvor links til andre indlæg fører hen: adressen på en sådan side, med felter i krøllede parenteser, for eksempel `/blog/{slug}`. Uden den fører de ingen steder hen. Til flere slags: `post=/blog/{slug}, page=/{slug}`.',
    opens:
      'Viser et indlæg, der linkes til, i en `<rich-doc>` på samme side i stedet for at føre væk: `#` og dens id, for eksempel `#reader`.',
    'page-meta':
      'Denne tekst giver din side dens titel i browseren og i søgemaskiner. Til sider, der kun viser denne tekst.',
    'link-target': 'Hvor links til andre websteder åbner. Uden et valg: i samme fane.',
    include:
      'Hvor mange niveauer af indlæg i indlæg der hentes. Flere gør det langsommere; ret det kun, når der mangler noget.',
  },
}
