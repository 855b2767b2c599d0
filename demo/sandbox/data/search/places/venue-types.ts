// The kinds of venue, and how each language says that something is in one of them.
// Longer than most files: a phrase and a sentence for every kind, four times.
// `{n}` is the venue's own name, which is the same in every language.
import type { Told } from '../languages.ts'

export type VenueTypeId =
  | 'hall'
  | 'church'
  | 'theatre'
  | 'club'
  | 'gallery'
  | 'museum'
  | 'cinema'
  | 'library'
  | 'quay'
  | 'park'
  | 'square'
  | 'beach'
  | 'ship'
  | 'market'
  | 'workshop'
  | 'centre'
  | 'lighthouse'
  | 'cafe'

export interface VenueType {
  /** Absent where every venue has a name of its own in each language. */
  at?: Told
  /** One sentence about what to expect there. */
  about: Told
}

export const venueTypes: Record<VenueTypeId, VenueType> = {
  hall: {
    at: {
      en: 'at the {n} concert hall',
      pl: 'w sali koncertowej {n}',
      de: 'im Konzertsaal {n}',
      da: 'i koncertsalen {n}',
    },
    about: {
      en: 'The hall is panelled in pine, and people say it smells of resin when it is full.',
      pl: 'Sala wyłożona jest sosną i podobno, gdy się zapełni, pachnie żywicą.',
      de: 'Der Saal ist mit Kiefernholz getäfelt, und wenn er voll ist, soll er nach Harz duften.',
      da: 'Salen er beklædt med fyrretræ, og når den er fuld, siges den at dufte af harpiks.',
    },
  },
  church: {
    about: {
      en: 'Between the old walls it is cool even in summer, so bring something for your shoulders.',
      pl: 'Wśród starych murów jest chłodno nawet latem, warto więc mieć coś do zarzucenia na ramiona.',
      de: 'Zwischen den alten Mauern ist es auch im Sommer kühl, eine Jacke ist eine gute Idee.',
      da: 'Mellem de gamle mure er der køligt selv om sommeren, så tag noget til skuldrene med.',
    },
  },
  theatre: {
    at: {
      en: 'at the {n} theatre',
      pl: 'w teatrze {n}',
      de: 'im Theater {n}',
      da: 'på teatret {n}',
    },
    about: {
      en: 'The foyer opens an hour before the performance, and the cloakroom is free.',
      pl: 'Foyer otwiera się godzinę przed przedstawieniem, a szatnia jest bezpłatna.',
      de: 'Das Foyer öffnet eine Stunde vor der Vorstellung, die Garderobe ist kostenlos.',
      da: 'Foyeren åbner en time før forestillingen, og garderoben er gratis.',
    },
  },
  club: {
    at: {
      en: 'at the {n} club',
      pl: 'w klubie {n}',
      de: 'im Club {n}',
      da: 'på spillestedet {n}',
    },
    about: {
      en: 'A few tables stand along the wall for those who come early.',
      pl: 'Pod ścianą stoi kilka stolików dla tych, którzy przyjdą wcześniej.',
      de: 'An der Wand stehen ein paar Tische für alle, die früh kommen.',
      da: 'Langs væggen står et par borde til dem, der kommer tidligt.',
    },
  },
  gallery: {
    at: {
      en: 'at the {n} gallery',
      pl: 'w galerii {n}',
      de: 'in der Galerie {n}',
      da: 'i galleriet {n}',
    },
    about: {
      en: 'The gallery is one long room with a north light, and there is always someone to ask.',
      pl: 'Galeria to jedno długie pomieszczenie z północnym światłem, w którym zawsze można kogoś o coś zapytać.',
      de: 'Die Galerie ist ein einziger langer Raum mit Nordlicht, und es ist immer jemand da, den man fragen kann.',
      da: 'Galleriet er ét langt rum med nordlys gennem vinduerne, og der er altid nogen, man kan spørge.',
    },
  },
  museum: {
    at: {
      en: 'at the {n} museum',
      pl: 'w muzeum {n}',
      de: 'im Museum {n}',
      da: 'på museet {n}',
    },
    about: {
      en: 'Guests may also look around the permanent collection until closing time.',
      pl: 'Goście mogą też obejrzeć stałą ekspozycję, aż do zamknięcia muzeum.',
      de: 'Gäste dürfen sich bis zur Schließung auch die Dauerausstellung ansehen.',
      da: 'Gæsterne må også se den faste udstilling indtil lukketid.',
    },
  },
  cinema: {
    at: {
      en: 'at the {n} cinema',
      pl: 'w kinie {n}',
      de: 'im Kino {n}',
      da: 'i biografen {n}',
    },
    about: {
      en: 'The cinema has a single screen, red velvet seats and no advertisements before the film.',
      pl: 'Kino ma jeden ekran, fotele z czerwonego aksamitu i żadnych reklam przed filmem.',
      de: 'Das Kino hat eine einzige Leinwand, rote Samtsessel und keine Werbung vor dem Film.',
      da: 'Biografen har ét lærred, røde fløjlsstole og ingen reklamer før filmen.',
    },
  },
  library: {
    at: {
      en: 'at the {n} library',
      pl: 'w bibliotece {n}',
      de: 'in der Bibliothek {n}',
      da: 'på biblioteket {n}',
    },
    about: {
      en: 'A membership card is not required, and there is coffee next to the newspapers.',
      pl: 'Karta czytelnika nie jest potrzebna, a obok gazet czeka kawa.',
      de: 'Ein Leseausweis ist nicht nötig, und bei den Zeitungen gibt es Kaffee.',
      da: 'Man behøver ikke et lånerkort, og der er kaffe ved aviserne.',
    },
  },
  quay: {
    about: {
      en: 'It is windy by the water, and there is nowhere to shelter except the old customs shed.',
      pl: 'Nad wodą wieje, a schronić się można jedynie w dawnej szopie celnej.',
      de: 'Am Wasser weht es kräftig, und Schutz bietet nur der alte Zollschuppen.',
      da: 'Det blæser ved vandet, og det eneste læ er det gamle toldskur.',
    },
  },
  park: {
    about: {
      en: 'The main gate is right by the tram stop, and the paths are gravel.',
      pl: 'Główna brama jest tuż przy przystanku, a alejki są żwirowe.',
      de: 'Das Haupttor liegt gleich an der Haltestelle, die Wege sind aus Kies.',
      da: 'Hovedindgangen ligger lige ved stoppestedet, og stierne er af grus.',
    },
  },
  square: {
    about: {
      en: 'The square is free of cars, and the nearest stop is two minutes away.',
      pl: 'Plac jest wyłączony z ruchu, a najbliższy przystanek znajduje się dwie minuty dalej.',
      de: 'Der Platz ist autofrei, und die nächste Haltestelle ist zwei Minuten entfernt.',
      da: 'Pladsen er bilfri, og det nærmeste stoppested ligger to minutter væk.',
    },
  },
  beach: {
    about: {
      en: 'A wooden path leads through the dunes; the last fifty metres are loose sand.',
      pl: 'Przez wydmy prowadzi drewniana kładka, a ostatnie pięćdziesiąt metrów to sypki piasek.',
      de: 'Ein Holzsteg führt durch die Dünen, die letzten fünfzig Meter sind loser Sand.',
      da: 'En træsti fører gennem klitterne, og de sidste halvtreds meter er løst sand.',
    },
  },
  ship: {
    at: {
      en: 'aboard the {n}',
      pl: 'na pokładzie żaglowca {n}',
      de: 'an Bord der {n}',
      da: 'om bord på {n}',
    },
    about: {
      en: 'You board over a gangway, and shoes with a flat sole are kinder to the deck.',
      pl: 'Na pokład wchodzi się po trapie, a buty na płaskiej podeszwie są łaskawsze dla desek.',
      de: 'An Bord geht es über eine Gangway, und flache Schuhe schonen das Deck.',
      da: 'Man går om bord ad en landgang, og sko med flade såler er bedst for dækket.',
    },
  },
  market: {
    at: {
      en: 'in the {n} market hall',
      pl: 'w hali targowej {n}',
      de: 'in der Markthalle {n}',
      da: 'i markedshallen {n}',
    },
    about: {
      en: 'The stalls take cards as well as cash, and dogs are welcome on a lead.',
      pl: 'Na stoiskach można płacić kartą i gotówką, a psy na smyczy są mile widziane.',
      de: 'An den Ständen zahlt man mit Karte oder bar, und angeleinte Hunde sind willkommen.',
      da: 'Man kan betale med både kort og kontanter, og hunde i snor er velkomne.',
    },
  },
  workshop: {
    at: {
      en: 'at the {n} workshop',
      pl: 'w pracowni {n}',
      de: 'in der Werkstatt {n}',
      da: 'på værkstedet {n}',
    },
    about: {
      en: 'The workshop smells of wood, oil and coffee, in that order.',
      pl: 'W pracowni pachnie drewnem, olejem i kawą, w tej kolejności.',
      de: 'In der Werkstatt riecht es nach Holz, Öl und Kaffee, in dieser Reihenfolge.',
      da: 'På værkstedet dufter der af træ, olie og kaffe, i den rækkefølge.',
    },
  },
  centre: {
    at: {
      en: 'at the {n} arts centre',
      pl: 'w domu kultury {n}',
      de: 'im Kulturhaus {n}',
      da: 'i kulturhuset {n}',
    },
    about: {
      en: 'The house is run by volunteers, who also bake the cake that is sold in the foyer.',
      pl: 'Dom prowadzą wolontariusze, którzy pieką też ciasto sprzedawane w holu.',
      de: 'Das Haus wird von Ehrenamtlichen geführt, die auch den Kuchen für das Foyer backen.',
      da: 'Huset drives af frivillige, som også bager den kage, der sælges i foyeren.',
    },
  },
  lighthouse: {
    at: {
      en: 'at the {n} lighthouse',
      pl: 'przy latarni morskiej {n}',
      de: 'am Leuchtturm {n}',
      da: 'ved {n} Fyr',
    },
    about: {
      en: 'From the car park it is a fifteen-minute walk along the cliff, unlit after dark.',
      pl: 'Z parkingu idzie się kwadrans wzdłuż klifu, ścieżką, która po zmroku nie jest oświetlona.',
      de: 'Vom Parkplatz sind es fünfzehn Minuten zu Fuß am Kliff entlang, nach Einbruch der Dunkelheit ohne Licht.',
      da: 'Fra parkeringspladsen er der et kvarters gang langs klinten, og stien er ikke oplyst efter mørkets frembrud.',
    },
  },
  cafe: {
    at: {
      en: 'at the {n} café',
      pl: 'w kawiarni {n}',
      de: 'im Café {n}',
      da: 'på Café {n}',
    },
    about: {
      en: 'There are about forty places, and the kitchen serves soup all day.',
      pl: 'Miejsc jest około czterdziestu, a kuchnia przez cały dzień podaje zupę.',
      de: 'Es gibt rund vierzig Plätze, und die Küche serviert den ganzen Tag Suppe.',
      da: 'Der er omkring fyrre pladser, og køkkenet serverer suppe hele dagen.',
    },
  },
}
