// The wording of the style sheet; its shape is in reference.ts. Long, because of four languages.
import type { Language } from './article.ts'

export interface StyleWords {
  title: string
  summary: string
  intro: string
  headings: string
  /** Shown at levels 1 to 6. */
  levels: [string, string, string, string, string, string]
  /** The heading that stands twice, and what stands under it. */
  repeated: [heading: string, first: string, second: string]
  marks: string
  marked: [b: string, i: string, u: string, code: string, sup: string, sub: string, s: string]
  formula: [before: string, area: string, water: string, after: string]
  allAtOnce: string
  paragraphs: string
  /** What a paragraph is for. */
  oneThought: string
  poem: string
  longWord: [before: string, word: string]
  links: string
  outside: string
  post: string
  article: string
  programme: string
  archive: string
  and: string
  lists: string
  packing: [boat: string, rope: string, longRope: string, food: string, tea: string, sugar: string]
  steps: [first: string, second: string, why: string, third: string]
  quoting: string
  quoted: [first: string, second: string]
  rule: string
  tables: string
  columns: [line: string, summer: string, winter: string]
  rows: [ferry: string, daily: string, never: string, boat: string, weather: string, note: string]
  code: string
  files: string
  entries: string
  inText: [before: string, between: string, after: string]
  elsewhere: string
  elsewhereText: string
}

export const styleWords: Record<Language, StyleWords> = {
  en: {
    title: 'House Style: How We Set a Page',
    summary:
      'Every element a page of the guide may use, once each and in order. For those who write with us.',
    intro:
      'This page is for those who write with us. It shows every element once, in order, and says when we use it. If something is not on this page, we do without.',
    headings: 'Headings',
    levels: [
      'The page itself, once',
      'A chapter',
      'A section, as in “Über uns”',
      'A part, as in “Łódź”',
      'A detail, rarely',
      'A footnote that wanted to be a heading',
    ],
    repeated: [
      'A note',
      'Two headings may share a name. Their addresses must not.',
      'This is the second of them.',
    ],
    marks: 'Words set apart',
    marked: [
      'for names',
      'for titles and foreign words',
      'for forms',
      'for things typed',
      'above',
      'below',
      'for what no longer holds',
    ],
    formula: ['A cabin has 6 m', '2', 'H', 'O comes from the tap.'],
    allAtOnce: 'Everything at once, which we never do',
    paragraphs: 'Paragraphs',
    oneThought:
      'One thought, one paragraph. If it needs a second breath, it wants a second paragraph.',
    poem: 'A line may end\nbefore the paragraph does,\nin verse and in addresses.',
    longWord: [
      'Long words must find room too: ',
      'antidisestablishmentarianismlighthousekeepersassociation',
    ],
    links: 'Links',
    outside: 'an outside page',
    post: 'our post',
    article: 'another article',
    programme: 'a file',
    archive: 'the archive of another house',
    and: ' and ',
    lists: 'Lists',
    packing: ['The boat', 'ropes', 'one of them long', 'Food', 'tea', 'sugar, in a tin'],
    steps: [
      'Arrive.',
      'Wait.',
      'Waiting is part of it; we always say for how long.',
      'Leave before the last ferry does.',
    ],
    quoting: 'Quoting',
    quoted: [
      'What somebody said is set like this.',
      'If they said more, it gets a second paragraph.',
    ],
    rule: 'A rule closes what came before.',
    tables: 'Tables',
    columns: ['Line', 'Summer', 'Winter'],
    rows: [
      'Ferry',
      'daily',
      'on Sundays',
      'Post boat',
      'weather permitting, all year round',
      'Times are local and approximate.',
    ],
    code: 'Code',
    files: 'Pictures and files',
    entries: 'Other entries',
    inText: ['Within a sentence we name an article like this, ', ', or a place, ', ', and go on.'],
    elsewhere: 'From another house',
    elsewhereText: 'What belongs to the archive of the Rosewall House stays there: ',
  },
  pl: {
    title: 'Styl redakcji: jak składamy stronę',
    summary:
      'Wszystkie elementy, z których może się składać strona przewodnika, po jednym i po kolei. Dla tych, którzy z nami piszą.',
    intro:
      'Ta strona jest dla tych, którzy z nami piszą. Pokazuje po kolei każdy element i mówi, kiedy go używamy. Czego tu nie ma, bez tego się obchodzimy.',
    headings: 'Nagłówki',
    levels: [
      'Cała strona, tylko raz',
      'Rozdział',
      'Podrozdział, jak „Über uns”',
      'Część, jak „Łódź”',
      'Szczegół, z rzadka',
      'Przypis, który chciał być nagłówkiem',
    ],
    repeated: [
      'Uwaga',
      'Dwa nagłówki mogą brzmieć tak samo. Ich adresy nie.',
      'To jest drugi z nich.',
    ],
    marks: 'Wyróżnione słowa',
    marked: [
      'dla nazw',
      'dla tytułów i słów obcych',
      'dla formularzy',
      'dla tego, co się wpisuje',
      'wyżej',
      'niżej',
      'dla tego, co już nie obowiązuje',
    ],
    formula: ['Kabina ma 6 m', '2', 'H', 'O płynie z kranu.'],
    allAtOnce: 'Wszystko naraz, czego nigdy nie robimy',
    paragraphs: 'Akapity',
    oneThought:
      'Jedna myśl, jeden akapit. Jeśli trzeba drugiego oddechu, trzeba i drugiego akapitu.',
    poem: 'Wers może się skończyć,\nzanim skończy się akapit,\nw wierszach i w adresach.',
    longWord: [
      'Długie słowa też muszą się zmieścić: ',
      'dziewięćsetdziewięćdziesięciodziewięcionarodowościowego',
    ],
    links: 'Odnośniki',
    outside: 'obca strona',
    post: 'nasza poczta',
    article: 'inny artykuł',
    programme: 'plik',
    archive: 'archiwum innego domu',
    and: ' i ',
    lists: 'Listy',
    packing: ['Łódź', 'liny', 'w tym jedna długa', 'Jedzenie', 'herbata', 'cukier w puszce'],
    steps: [
      'Przyjechać.',
      'Poczekać.',
      'Czekanie jest częścią całości; zawsze piszemy, jak długo potrwa.',
      'Wyjechać przed ostatnim promem.',
    ],
    quoting: 'Cytaty',
    quoted: [
      'To, co ktoś powiedział, składamy tak.',
      'Jeśli powiedział więcej, dostaje drugi akapit.',
    ],
    rule: 'Linia zamyka to, co było przed nią.',
    tables: 'Tabele',
    columns: ['Linia', 'Lato', 'Zima'],
    rows: [
      'Prom',
      'codziennie',
      'w niedziele',
      'Łódź pocztowa',
      'cały rok, jeśli pozwoli pogoda',
      'Godziny miejscowe i przybliżone.',
    ],
    code: 'Kod',
    files: 'Ilustracje i pliki',
    entries: 'Inne wpisy',
    inText: ['W zdaniu artykuł przywołujemy tak: ', ', a miejsce tak: ', ', i piszemy dalej.'],
    elsewhere: 'Z innego domu',
    elsewhereText: 'Co należy do archiwum Domu przy Różanym Murze, zostaje tam: ',
  },
  de: {
    title: 'Hausstil: Wie wir eine Seite setzen',
    summary:
      'Jedes Element, das eine Seite des Kulturführers verwenden darf, einmal und der Reihe nach. Für alle, die mit uns schreiben.',
    intro:
      'Diese Seite ist für alle, die mit uns schreiben. Sie zeigt jedes Element einmal, der Reihe nach, und sagt, wann wir es verwenden. Was nicht auf dieser Seite steht, brauchen wir nicht.',
    headings: 'Überschriften',
    levels: [
      'Die Seite selbst, einmal',
      'Ein Kapitel',
      'Ein Abschnitt wie „Über uns“',
      'Ein Teil wie „Łódź“',
      'Eine Einzelheit, selten',
      'Eine Fußnote, die Überschrift werden wollte',
    ],
    repeated: [
      'Anmerkung',
      'Zwei Überschriften dürfen gleich heißen. Ihre Adressen nicht.',
      'Dies ist die zweite.',
    ],
    marks: 'Ausgezeichnete Wörter',
    marked: [
      'für Namen',
      'für Titel und Fremdes',
      'für Formulare',
      'für Getipptes',
      'oben',
      'unten',
      'für das, was nicht mehr gilt',
    ],
    formula: ['Eine Kabine hat 6 m', '2', 'H', 'O kommt aus dem Hahn.'],
    allAtOnce: 'Alles auf einmal, was wir nie tun',
    paragraphs: 'Absätze',
    oneThought:
      'Ein Gedanke, ein Absatz. Braucht er einen zweiten Atemzug, braucht er auch einen zweiten Absatz.',
    poem: 'Eine Zeile darf enden,\nbevor der Absatz es tut,\nin Versen und in Adressen.',
    longWord: [
      'Auch lange Wörter brauchen Platz: ',
      'Ostseeküstenfährverbindungsfahrplanänderungsbekanntmachung',
    ],
    links: 'Links',
    outside: 'eine fremde Seite',
    post: 'unsere Post',
    article: 'ein anderer Artikel',
    programme: 'eine Datei',
    archive: 'das Archiv eines anderen Hauses',
    and: ' und ',
    lists: 'Listen',
    packing: ['Das Boot', 'Leinen', 'eine davon lang', 'Proviant', 'Tee', 'Zucker, in der Dose'],
    steps: [
      'Ankommen.',
      'Warten.',
      'Das Warten gehört dazu; wir schreiben immer, wie lange es dauert.',
      'Vor der letzten Fähre abfahren.',
    ],
    quoting: 'Zitate',
    quoted: [
      'Was jemand gesagt hat, setzen wir so.',
      'Hat er mehr gesagt, bekommt er einen zweiten Absatz.',
    ],
    rule: 'Eine Linie schließt ab, was davor stand.',
    tables: 'Tabellen',
    columns: ['Linie', 'Sommer', 'Winter'],
    rows: [
      'Fähre',
      'täglich',
      'sonntags',
      'Postboot',
      'ganzjährig, wenn das Wetter es erlaubt',
      'Alle Zeiten sind Ortszeit und ungefähr.',
    ],
    code: 'Code',
    files: 'Bilder und Dateien',
    entries: 'Andere Einträge',
    inText: [
      'Im Satz nennen wir einen Artikel so, ',
      ', oder einen Ort, ',
      ', und schreiben weiter.',
    ],
    elsewhere: 'Aus einem anderen Haus',
    elsewhereText: 'Was zum Archiv des Hauses an der Rosenmauer gehört, bleibt dort: ',
  },
  da: {
    title: 'Husets stil: Sådan sætter vi en side',
    summary:
      'Hvert eneste element, en side i guiden må bruge, én gang og i rækkefølge. Til dem, der skriver sammen med os.',
    intro:
      'Denne side er til dem, der skriver sammen med os. Den viser hvert element én gang, i rækkefølge, og siger, hvornår vi bruger det. Det, der ikke står her, klarer vi os uden.',
    headings: 'Overskrifter',
    levels: [
      'Selve siden, kun én gang',
      'Et kapitel',
      'Et afsnit, som »Über uns«',
      'En del, som »Łódź«',
      'En detalje, sjældent',
      'En fodnote, der gerne ville være overskrift',
    ],
    repeated: [
      'Bemærk',
      'To overskrifter må gerne hedde det samme. Deres adresser må ikke.',
      'Dette er den anden af dem.',
    ],
    marks: 'Fremhævede ord',
    marked: [
      'til navne',
      'til titler og fremmede ord',
      'til skemaer',
      'til det, man taster',
      'foroven',
      'forneden',
      'til det, der ikke gælder længere',
    ],
    formula: ['En kahyt er på 6 m', '2', 'H', 'O kommer fra hanen.'],
    allAtOnce: 'Det hele på én gang, hvad vi aldrig gør',
    paragraphs: 'Afsnit',
    oneThought: 'En tanke, et afsnit. Skal der et åndedrag til, skal der også et afsnit til.',
    poem: 'En linje må gerne slutte,\nfør afsnittet gør det,\ni vers og i adresser.',
    longWord: [
      'Lange ord skal også have plads: ',
      'østersøfærgefartplansændringsbekendtgørelsesudvalg',
    ],
    links: 'Links',
    outside: 'en fremmed side',
    post: 'vores post',
    article: 'en anden artikel',
    programme: 'en fil',
    archive: 'et andet hus’ arkiv',
    and: ' og ',
    lists: 'Lister',
    packing: ['Båden', 'reb', 'heraf et langt', 'Mad', 'te', 'sukker, i en dåse'],
    steps: [
      'Ankom.',
      'Vent.',
      'Ventetiden hører med; vi skriver altid, hvor lang den er.',
      'Tag af sted før den sidste færge.',
    ],
    quoting: 'Citater',
    quoted: ['Det, nogen har sagt, sætter vi sådan.', 'Har de sagt mere, får de et afsnit til.'],
    rule: 'En streg afslutter det, der stod før.',
    tables: 'Tabeller',
    columns: ['Rute', 'Sommer', 'Vinter'],
    rows: [
      'Færge',
      'dagligt',
      'om søndagen',
      'Postbåd',
      'hele året, hvis vejret er til det',
      'Alle tider er lokale og omtrentlige.',
    ],
    code: 'Kode',
    files: 'Billeder og filer',
    entries: 'Andre indlæg',
    inText: [
      'Midt i en sætning nævner vi en artikel sådan, ',
      ', eller et sted, ',
      ', og går videre.',
    ],
    elsewhere: 'Fra et andet hus',
    elsewhereText: 'Hvad der hører til arkivet i Huset ved Rosenmuren, bliver dér: ',
  },
}
