// What the pictures are called, which scene each of them draws, and what a scene shows.
import type { Language } from './article.ts'

export type Scene =
  | 'amber'
  | 'cliffs'
  | 'dunes'
  | 'forest'
  | 'hall'
  | 'harbour'
  | 'horizon'
  | 'lighthouse'
  | 'pier'
  | 'sails'

/** A place's name that is the same everywhere is written once and falls back. */
export type Caption = [id: string, scene: Scene, title: string | Record<Language, string>]

const place = (en: string, pl = en, de = en, da = en) => ({ en, pl, de, da })

export const pictures: Caption[] = [
  ['picture-granary', 'harbour', place('Gdańsk', 'Gdańsk', 'Danzig', 'Gdańsk')],
  ['picture-ferry', 'horizon', 'Mariehamn'],
  ['picture-amber', 'amber', place('Klaipėda', 'Kłajpeda')],
  ['picture-organ', 'hall', 'Stralsund'],
  ['picture-winter-bath', 'pier', place('Copenhagen', 'Kopenhaga', 'Kopenhagen', 'København')],
  ['picture-cinema', 'hall', 'Tallinn'],
  ['picture-facade', 'harbour', place('Riga', 'Ryga')],
  ['picture-smokehouse', 'harbour', 'Svaneke'],
  ['picture-loom', 'forest', 'Helsinki'],
  ['picture-bridge', 'horizon', place('The Sound', 'Sund', 'Der Øresund', 'Øresund')],
  ['picture-puppets', 'harbour', place('Szczecin', 'Szczecin', 'Stettin', 'Szczecin')],
  ['picture-pavilion', 'pier', 'Warnemünde'],
  ['picture-roses', 'cliffs', 'Visby'],
  ['picture-boats', 'sails', place('Four boats', 'Łodzie', 'Boote', 'Både')],
  ['picture-staircase', 'harbour', 'Gdynia'],
  ['picture-pier', 'pier', 'Sopot'],
  ['picture-embroidery', 'forest', place('Kashubia', 'Kaszuby', 'Kaschubei', 'Kasjubien')],
  [
    'picture-market',
    'harbour',
    place('Klaipėda, early', 'Kłajpeda rano', 'Klaipėda, früh', 'Klaipėda, tidligt'),
  ],
  ['picture-dunes', 'dunes', 'Nida'],
  ['picture-horizon', 'horizon', place('Liepāja', 'Lipawa')],
  ['picture-forest', 'forest', place('Jūrmala', 'Jurmała')],
  ['picture-ice', 'horizon', place('Hiiumaa', 'Hiuma')],
  ['picture-press', 'harbour', 'Tartu'],
  ['picture-harbour', 'harbour', 'Nauvo'],
  ['picture-midsummer', 'forest', place('Åland', 'Wyspy Alandzkie')],
  ['picture-metro', 'harbour', place('Stockholm', 'Sztokholm')],
  ['picture-lightship', 'sails', 'Karlskrona'],
  ['picture-lighthouse', 'lighthouse', place('Öland', 'Olandia')],
  ['picture-theatre', 'hall', 'Ystad'],
  ['picture-rain', 'harbour', 'Aarhus'],
  ['picture-papercut', 'forest', 'Odense'],
  ['picture-curtain', 'hall', place('Flensburg', 'Flensburg', 'Flensburg', 'Flensborg')],
  ['picture-sails', 'sails', place('Kiel', 'Kilonia')],
  ['picture-bricks', 'harbour', 'Wismar'],
  ['picture-ruin', 'dunes', 'Greifswald'],
  ['picture-cafe', 'harbour', place('Lübeck', 'Lubeka')],
  ['picture-mirrors', 'hall', place('Kaunas', 'Kowno')],
  ['picture-kiln', 'forest', place('Vilnius', 'Wilno')],
  ['picture-bathhouse', 'dunes', place('Pärnu', 'Parnawa')],
  ['picture-cliffs', 'cliffs', place('Rügen', 'Rugia')],
  ['picture-regatta', 'sails', 'Hanko'],
  ['picture-warehouses', 'harbour', 'Porvoo'],
  ['picture-night-forest', 'forest', 'Møn'],
  ['picture-untitled', 'harbour', ''],
]

export const portraits: Caption[] = [
  ['portrait-marta', 'sails', 'Marta Wilczyńska'],
  ['portrait-jonas', 'pier', 'Jonas Thorup'],
  ['portrait-hanne', 'hall', 'Hanne Brockmöller'],
  ['portrait-liis', 'lighthouse', 'Liis Tamberg'],
  ['portrait-eero', 'forest', 'Eero Laaksonen'],
]

/** Honest descriptions: they say what is drawn, not what the article is about. */
export const sceneWords: Record<Scene, Record<Language, string>> = {
  amber: {
    en: 'Drawing: pieces of amber on a beach, at the edge of the water.',
    pl: 'Rysunek: kawałki bursztynu na plaży, tuż przy wodzie.',
    de: 'Zeichnung: Bernsteine am Strand, dicht am Wasser.',
    da: 'Tegning: stykker af rav på en strand, helt nede ved vandet.',
  },
  cliffs: {
    en: 'Drawing: white cliffs above a calm sea.',
    pl: 'Rysunek: białe klify nad spokojnym morzem.',
    de: 'Zeichnung: weiße Klippen über ruhiger See.',
    da: 'Tegning: hvide klinter over et stille hav.',
  },
  dunes: {
    en: 'Drawing: dunes with marram grass, and the sea behind them.',
    pl: 'Rysunek: wydmy porośnięte trawą, za nimi morze.',
    de: 'Zeichnung: Dünen mit Strandhafer, dahinter das Meer.',
    da: 'Tegning: klitter med hjelme og havet bagved.',
  },
  forest: {
    en: 'Drawing: tall pines in front of a dark forest.',
    pl: 'Rysunek: wysokie sosny na tle ciemnego lasu.',
    de: 'Zeichnung: hohe Kiefern vor einem dunklen Wald.',
    da: 'Tegning: høje fyrretræer foran en mørk skov.',
  },
  hall: {
    en: 'Drawing: an empty concert hall with an organ and a grand piano.',
    pl: 'Rysunek: pusta sala koncertowa z organami i fortepianem.',
    de: 'Zeichnung: ein leerer Konzertsaal mit Orgel und Flügel.',
    da: 'Tegning: en tom koncertsal med orgel og flygel.',
  },
  harbour: {
    en: 'Drawing: gabled houses along a harbour, mirrored in the water.',
    pl: 'Rysunek: domy ze szczytami wzdłuż portu, odbite w wodzie.',
    de: 'Zeichnung: Giebelhäuser an einem Hafen, im Wasser gespiegelt.',
    da: 'Tegning: gavlhuse langs en havn, spejlet i vandet.',
  },
  horizon: {
    en: 'Drawing: a calm sea with a wide sky above it.',
    pl: 'Rysunek: spokojne morze, nad nim szerokie niebo.',
    de: 'Zeichnung: ruhige See unter einem weiten Himmel.',
    da: 'Tegning: et stille hav under en vid himmel.',
  },
  lighthouse: {
    en: 'Drawing: a striped lighthouse beside a small house.',
    pl: 'Rysunek: latarnia morska w pasy obok małego domu.',
    de: 'Zeichnung: ein gestreifter Leuchtturm neben einem kleinen Haus.',
    da: 'Tegning: et stribet fyrtårn ved siden af et lille hus.',
  },
  pier: {
    en: 'Drawing: a long wooden pier with lamps and a pavilion at its end.',
    pl: 'Rysunek: długie drewniane molo z latarniami i pawilonem na końcu.',
    de: 'Zeichnung: eine lange Seebrücke mit Laternen und einem Pavillon am Ende.',
    da: 'Tegning: en lang træmole med lygter og en pavillon for enden.',
  },
  sails: {
    en: 'Drawing: sailing boats on a quiet sea.',
    pl: 'Rysunek: żaglówki na spokojnym morzu.',
    de: 'Zeichnung: Segelboote auf stiller See.',
    da: 'Tegning: sejlbåde på et roligt hav.',
  },
}
