// The tree of categories, three levels deep. Longer than most files: every label in four languages.
import type { Language, Told } from './languages.ts'

const told = (en: string, pl: string, de: string, da: string): Told => ({ en, pl, de, da })

export const topCategories = {
  music: told('Music', 'Muzyka', 'Musik', 'Musik'),
  stage: told('Stage', 'Scena', 'Bühne', 'Scene'),
  art: told('Art', 'Sztuka', 'Kunst', 'Kunst'),
  film: told('Film', 'Film', 'Film', 'Film'),
  literature: told('Literature', 'Literatura', 'Literatur', 'Litteratur'),
  family: told('Family', 'Dla rodzin', 'Familie', 'Familie'),
  food: told('Food and drink', 'Kuchnia', 'Essen und Trinken', 'Mad og drikke'),
  nature: told('Sea and nature', 'Morze i przyroda', 'Meer und Natur', 'Hav og natur'),
  heritage: told('Heritage', 'Dziedzictwo', 'Kulturerbe', 'Kulturarv'),
  workshops: told('Workshops', 'Warsztaty', 'Kurse', 'Kurser'),
} satisfies Record<string, Told>

export type TopCategory = keyof typeof topCategories

const branches = {
  classical: told('Classical', 'Muzyka klasyczna', 'Klassik', 'Klassisk'),
  jazz: told('Jazz', 'Jazz', 'Jazz', 'Jazz'),
  folk: told('Folk', 'Folk', 'Folk', 'Folkemusik'),
  popular: told('Pop and rock', 'Pop i rock', 'Pop und Rock', 'Pop og rock'),
  drama: told('Theatre', 'Teatr', 'Theater', 'Teater'),
  comedy: told('Comedy', 'Komedia', 'Comedy', 'Komik'),
  opera: told('Opera and operetta', 'Opera i operetka', 'Oper und Operette', 'Opera og operette'),
  dance: told('Dance', 'Taniec', 'Tanz', 'Dans'),
  circus: told('Circus and street', 'Cyrk i ulica', 'Zirkus und Straße', 'Cirkus og gade'),
  exhibitions: told('Exhibitions', 'Wystawy', 'Ausstellungen', 'Udstillinger'),
  design: told(
    'Craft and design',
    'Rzemiosło i design',
    'Handwerk und Design',
    'Håndværk og design',
  ),
  artNights: told('Art nights', 'Noce sztuki', 'Kunstnächte', 'Kunstnætter'),
  screenings: told('Screenings', 'Pokazy', 'Vorführungen', 'Visninger'),
  specialFilm: told('Film events', 'Wydarzenia filmowe', 'Filmevents', 'Filmarrangementer'),
  evenings: told(
    'Literary evenings',
    'Wieczory literackie',
    'Literaturabende',
    'Litterære aftener',
  ),
  talks: told('Talks', 'Rozmowy', 'Gespräche', 'Samtaler'),
  bookTrade: told('Book markets', 'Targi książki', 'Büchermärkte', 'Bogmarkeder'),
  familyStage: told('On stage', 'Na scenie', 'Auf der Bühne', 'På scenen'),
  discover: told('Explore', 'Odkrywanie', 'Entdecken', 'På opdagelse'),
  foodMarkets: told('Markets', 'Targi', 'Märkte', 'Markeder'),
  table: told('At the table', 'Przy stole', 'Am Tisch', 'Ved bordet'),
  water: told('On the water', 'Na wodzie', 'Auf dem Wasser', 'På vandet'),
  outdoors: told('On land', 'Na lądzie', 'An Land', 'På land'),
  walks: told('Walks', 'Spacery', 'Rundgänge', 'Byvandringer'),
  openDoors: told('Open doors', 'Otwarte drzwi', 'Offene Türen', 'Åbent hus'),
  customs: told('Customs', 'Zwyczaje', 'Bräuche', 'Traditioner'),
  craftCourses: told('Crafts', 'Rękodzieło', 'Handwerk', 'Håndværk'),
  movement: told('Movement', 'Ruch', 'Bewegung', 'Bevægelse'),
  picture: told('Drawing', 'Rysunek', 'Zeichnen', 'Tegning'),
} satisfies Record<string, Told>

interface Leaf {
  top: TopCategory
  branch: keyof typeof branches
  name: Told
}

const leaf = (top: TopCategory, branch: keyof typeof branches, name: Told): Leaf => ({
  top,
  branch,
  name,
})

export const leaves = {
  chamber: leaf(
    'music',
    'classical',
    told('Chamber', 'Kameralistyka', 'Kammermusik', 'Kammermusik'),
  ),
  symphony: leaf('music', 'classical', told('Symphonic', 'Symfonika', 'Sinfonik', 'Symfonisk')),
  organ: leaf('music', 'classical', told('Organ', 'Organy', 'Orgel', 'Orgel')),
  choir: leaf('music', 'classical', told('Choral', 'Chóry', 'Chor', 'Kor')),
  earlyMusic: leaf(
    'music',
    'classical',
    told('Early music', 'Muzyka dawna', 'Alte Musik', 'Tidlig musik'),
  ),
  piano: leaf('music', 'classical', told('Piano', 'Fortepian', 'Klavier', 'Klaver')),
  song: leaf('music', 'classical', told('Art song', 'Pieśń', 'Lied', 'Romancer')),
  jazzClub: leaf('music', 'jazz', told('Club jazz', 'Jazz klubowy', 'Clubjazz', 'Klubjazz')),
  bigBand: leaf('music', 'jazz', told('Big band', 'Big band', 'Big Band', 'Bigband')),
  session: leaf('music', 'folk', told('Sessions', 'Sesje', 'Sessions', 'Sessioner')),
  shanties: leaf('music', 'folk', told('Sea songs', 'Szanty', 'Shantys', 'Sømandssange')),
  songwriters: leaf(
    'music',
    'popular',
    told('Songwriters', 'Piosenka autorska', 'Liedermacher', 'Sangskrivere'),
  ),
  rock: leaf('music', 'popular', told('Rock', 'Rock', 'Rock', 'Rock')),
  electronic: leaf(
    'music',
    'popular',
    told('Electronic', 'Elektronika', 'Elektronik', 'Elektronisk'),
  ),
  brass: leaf('music', 'popular', told('Brass', 'Orkiestry dęte', 'Blasmusik', 'Blæsere')),
  newPlays: leaf('stage', 'drama', told('New plays', 'Nowy dramat', 'Neue Stücke', 'Ny dramatik')),
  classicPlays: leaf('stage', 'drama', told('Classics', 'Klasyka', 'Klassiker', 'Klassikere')),
  monodrama: leaf('stage', 'drama', told('Solo plays', 'Monodram', 'Solostücke', 'Monologer')),
  standUp: leaf('stage', 'comedy', told('Stand-up', 'Stand-up', 'Stand-up', 'Standup')),
  improv: leaf('stage', 'comedy', told('Improv', 'Impro', 'Improtheater', 'Improteater')),
  opera: leaf('stage', 'opera', told('Opera', 'Opera', 'Oper', 'Opera')),
  newDance: leaf(
    'stage',
    'dance',
    told('Contemporary dance', 'Taniec współczesny', 'Zeitgenössischer Tanz', 'Moderne dans'),
  ),
  newCircus: leaf('stage', 'circus', told('New circus', 'Nowy cyrk', 'Neuer Zirkus', 'Nycirkus')),
  streetTheatre: leaf(
    'stage',
    'circus',
    told('Street theatre', 'Teatr uliczny', 'Straßentheater', 'Gadeteater'),
  ),
  painting: leaf('art', 'exhibitions', told('Painting', 'Malarstwo', 'Malerei', 'Maleri')),
  photography: leaf(
    'art',
    'exhibitions',
    told('Photography', 'Fotografia', 'Fotografie', 'Fotografi'),
  ),
  sculpture: leaf('art', 'exhibitions', told('Sculpture', 'Rzeźba', 'Skulptur', 'Skulptur')),
  posters: leaf(
    'art',
    'exhibitions',
    told('Prints and posters', 'Grafika i plakat', 'Grafik und Plakat', 'Grafik og plakater'),
  ),
  ceramics: leaf('art', 'design', told('Ceramics', 'Ceramika', 'Keramik', 'Keramik')),
  architecture: leaf(
    'art',
    'design',
    told('Architecture', 'Architektura', 'Architektur', 'Arkitektur'),
  ),
  lightArt: leaf('art', 'artNights', told('Light art', 'Sztuka światła', 'Lichtkunst', 'Lyskunst')),
  galleryNight: leaf(
    'art',
    'artNights',
    told('Gallery nights', 'Noce galerii', 'Galerienächte', 'Ferniseringer'),
  ),
  retrospective: leaf(
    'film',
    'screenings',
    told('Classics', 'Klasyka kina', 'Filmklassiker', 'Filmklassikere'),
  ),
  documentary: leaf(
    'film',
    'screenings',
    told('Documentaries', 'Dokument', 'Dokumentarfilm', 'Dokumentarfilm'),
  ),
  shortFilms: leaf(
    'film',
    'screenings',
    told('Short films', 'Krótki metraż', 'Kurzfilm', 'Kortfilm'),
  ),
  animation: leaf('film', 'screenings', told('Animation', 'Animacja', 'Animation', 'Tegnefilm')),
  silentFilm: leaf(
    'film',
    'specialFilm',
    told('Silent film', 'Kino nieme', 'Stummfilm', 'Stumfilm'),
  ),
  openAirCinema: leaf(
    'film',
    'specialFilm',
    told('Open-air cinema', 'Kino plenerowe', 'Freiluftkino', 'Friluftsbiograf'),
  ),
  readings: leaf(
    'literature',
    'evenings',
    told('Readings', 'Spotkania autorskie', 'Lesungen', 'Oplæsning'),
  ),
  poetry: leaf('literature', 'evenings', told('Poetry', 'Poezja', 'Lyrik', 'Lyrik')),
  storytelling: leaf(
    'literature',
    'evenings',
    told('Storytelling', 'Opowieści', 'Erzählkunst', 'Fortælling'),
  ),
  debates: leaf('literature', 'talks', told('Debates', 'Debaty', 'Debatten', 'Debat')),
  bookFair: leaf(
    'literature',
    'bookTrade',
    told('Second-hand books', 'Antykwariaty', 'Antiquariate', 'Brugte bøger'),
  ),
  puppets: leaf(
    'family',
    'familyStage',
    told('Puppets', 'Teatr lalek', 'Puppentheater', 'Dukketeater'),
  ),
  babyConcert: leaf(
    'family',
    'familyStage',
    told('Concerts for babies', 'Koncerty dla niemowląt', 'Babykonzerte', 'Babykoncerter'),
  ),
  science: leaf('family', 'discover', told('Science', 'Nauka', 'Wissenschaft', 'Videnskab')),
  treasureHunt: leaf(
    'family',
    'discover',
    told('Treasure hunts', 'Poszukiwanie skarbu', 'Schatzsuchen', 'Skattejagter'),
  ),
  fishMarket: leaf(
    'food',
    'foodMarkets',
    told('Fish markets', 'Targi rybne', 'Fischmärkte', 'Fiskemarkeder'),
  ),
  tasting: leaf('food', 'table', told('Tastings', 'Degustacje', 'Verkostungen', 'Smagninger')),
  longTable: leaf(
    'food',
    'table',
    told('Shared dinners', 'Wspólne kolacje', 'Gemeinsame Abendessen', 'Fællesspisning'),
  ),
  sailing: leaf('nature', 'water', told('Sailing', 'Rejsy', 'Segeln', 'Sejlads')),
  kayak: leaf('nature', 'water', told('Kayaking', 'Kajaki', 'Kajak', 'Kajak')),
  bathing: leaf(
    'nature',
    'water',
    told('Winter bathing', 'Morsowanie', 'Winterbaden', 'Vinterbadning'),
  ),
  birds: leaf('nature', 'outdoors', told('Birdwatching', 'Ptaki', 'Vogelbeobachtung', 'Fugleture')),
  stars: leaf('nature', 'outdoors', told('Stargazing', 'Obserwacja nieba', 'Sterne', 'Stjernekig')),
  amber: leaf(
    'nature',
    'outdoors',
    told('Beach walks', 'Spacery po plaży', 'Strandwanderungen', 'Strandture'),
  ),
  oldTown: leaf(
    'heritage',
    'walks',
    told('Town walks', 'Spacery po mieście', 'Stadtrundgänge', 'Byvandringer'),
  ),
  lighthouse: leaf(
    'heritage',
    'openDoors',
    told('Lighthouses', 'Latarnie morskie', 'Leuchttürme', 'Fyrtårne'),
  ),
  museumNight: leaf(
    'heritage',
    'openDoors',
    told('Museum nights', 'Noce muzeów', 'Museumsnächte', 'Museumsnætter'),
  ),
  shipwrecks: leaf('heritage', 'openDoors', told('Seafaring', 'Żegluga', 'Seefahrt', 'Søfart')),
  midsummer: leaf(
    'heritage',
    'customs',
    told('Midsummer', 'Noc świętojańska', 'Mittsommer', 'Sankthans'),
  ),
  advent: leaf('heritage', 'customs', told('Advent', 'Adwent', 'Advent', 'Advent')),
  linocut: leaf(
    'workshops',
    'craftCourses',
    told('Printmaking', 'Grafika', 'Druckgrafik', 'Grafik'),
  ),
  knots: leaf('workshops', 'craftCourses', told('Ropework', 'Węzły', 'Knoten', 'Knob')),
  danceClass: leaf(
    'workshops',
    'movement',
    told('Dance classes', 'Lekcje tańca', 'Tanzkurse', 'Dansekurser'),
  ),
  sketching: leaf(
    'workshops',
    'picture',
    told('Sketching', 'Szkicowanie', 'Skizzieren', 'Skitsetegning'),
  ),
} satisfies Record<string, Leaf>

export type LeafCategory = keyof typeof leaves

export interface CategoryFields {
  category: string
  categories: { lvl0: string; lvl1: string; lvl2: string }
}

export function categoryFields(id: LeafCategory, language: Language): CategoryFields {
  const { top, branch, name } = leaves[id]
  const lvl0 = topCategories[top][language]
  const lvl1 = `${lvl0} > ${branches[branch][language]}`
  return { category: lvl0, categories: { lvl0, lvl1, lvl2: `${lvl1} > ${name[language]}` } }
}
