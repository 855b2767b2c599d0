// The pictures of the gallery: each page as a sketch of a few boxes, 320 by 200, in the colours of
// the frame. A page without one has that of a plain list. Long, because it is the list of them.

type Look = 'line' | 'soft' | 'mark' | 'paper' | 'sky' | 'hill' | 'sun' | 'dark' | 'warn'

const box = (look: Look, x: number, y: number, width: number, height: number, round = 4) =>
  `<rect class="${look}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`
const disc = (look: Look, x: number, y: number, radius: number) =>
  `<circle class="${look}" cx="${x}" cy="${y}" r="${radius}"/>`
const word = (text: string, x: number, y: number, size: number, look: Look = 'mark') =>
  `<text class="${look}" x="${x}" y="${y}" font-size="${size}" text-anchor="middle">${text}</text>`
const range = <Value>(count: number, make: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at))

/** Lines of text, the last one shorter. */
const text = (x: number, y: number, width: number, count = 2) =>
  range(count, (at) => box('soft', x, y + at * 10, at === count - 1 ? width * 0.6 : width, 5, 2))
const title = (x: number, y: number, width: number) => box('line', x, y, width, 7, 3)
const field = (x: number, y: number, width: number) => [
  box('paper', x, y, width, 20, 6),
  disc('line', x + 12, y + 10, 3),
  box('mark', x + width - 34, y + 4, 30, 12, 4),
]
const picture = (x: number, y: number, width: number, height: number) => {
  const foot = y + height
  return [
    box('sky', x, y, width, height),
    disc('sun', x + width * 0.72, y + height * 0.34, Math.min(width, height) * 0.13),
    `<path class="hill" d="M${x} ${foot - 3}V${foot - height * 0.3}L${x + width * 0.3} ${y + height * 0.42}L${x + width * 0.55} ${foot - height * 0.25}L${x + width * 0.75} ${y + height * 0.6}L${x + width} ${foot - height * 0.2}V${foot - 3}Q${x + width} ${foot} ${x + width - 4} ${foot}H${x + 4}Q${x} ${foot} ${x} ${foot - 3}Z"/>`,
  ]
}
const row = (x: number, y: number, width: number) => [
  picture(x, y, 40, 28),
  title(x + 50, y + 2, (width - 50) * 0.55),
  text(x + 50, y + 15, width - 50),
]
const card = (x: number, y: number, width: number, height: number) => [
  picture(x, y, width, height - 22),
  title(x, y + height - 17, width * 0.7),
  box('mark', x, y + height - 6, width * 0.35, 5, 2),
]
const ticks = (x: number, y: number, width: number, count = 3) =>
  range(count, (at) => [
    box(at ? 'paper' : 'mark', x, y + at * 13, 8, 8, 2),
    box('soft', x + 13, y + at * 13 + 2, width - 13 - at * 8, 5, 2),
  ])
const search = [
  field(24, 18, 272),
  title(24, 54, 34),
  ticks(24, 68, 60),
  title(24, 118, 44),
  ticks(24, 132, 60, 4),
  range(4, (at) => row(104, 52 + at * 38, 192)),
]
const list = [field(40, 24, 240), range(4, (at) => row(40, 60 + at * 36, 240))]

/** As deep as their making was. */
type Drawn = string | Drawn[]

const sketches: Record<string, Drawn> = {
  search,
  shop: [
    box('mark', 24, 16, 40, 12, 6),
    box('paper', 70, 16, 40, 12, 6),
    box('paper', 236, 16, 60, 12, 6),
    range(6, (at) => card(24 + (at % 3) * 94, 40 + Math.floor(at / 3) * 80, 84, 70)),
  ],
  product: [
    title(24, 20, 90),
    range(4, (at) => card(24 + at * 84, 36, 74, 64)),
    title(24, 114, 70),
    range(4, (at) => card(24 + at * 84, 130, 74, 64)),
  ],
  dialog: [
    title(24, 20, 60),
    text(24, 44, 272, 3),
    text(24, 90, 272, 9),
    box('dark', 0, 0, 320, 200, 0),
    box('paper', 56, 34, 208, 136, 10),
    field(68, 46, 184),
    range(3, (at) => [title(72, 80 + at * 28, 70), text(72, 92 + at * 28, 168, 1)]),
  ],
  header: [
    box('paper', 24, 18, 272, 30, 8),
    box('mark', 34, 28, 42, 9, 4),
    box('soft', 150, 24, 136, 18, 6),
    picture(24, 64, 120, 110),
    box('paper', 150, 52, 136, 118, 8),
    range(3, (at) => [
      box('sky', 160, 62 + at * 26, 22, 18),
      title(190, 64 + at * 26, 60),
      text(190, 75 + at * 26, 84, 1),
    ]),
    box('mark', 160, 146, 70, 10, 5),
  ],
  ask: [
    field(24, 18, 272),
    box('paper', 24, 48, 272, 90, 8),
    title(36, 60, 130),
    text(36, 78, 236, 3),
    box('mark', 36, 114, 44, 10, 5),
    box('soft', 88, 114, 44, 10, 5),
    range(2, (at) => row(24, 148 + at * 36, 272)),
  ],
  landing: [
    picture(24, 16, 272, 66),
    box('paper', 44, 34, 110, 10, 4),
    box('mark', 44, 52, 50, 14, 7),
    range(3, (at) => [box('sky', 24 + at * 94, 94, 84, 34), text(24 + at * 94, 136, 84)]),
    word('“', 160, 184, 34),
    box('soft', 90, 172, 140, 6, 3),
  ],
  article: [
    title(96, 18, 150),
    box('soft', 96, 32, 60, 5, 2),
    picture(96, 46, 200, 60),
    text(96, 118, 200, 3),
    text(96, 158, 200, 4),
    box('mark', 24, 50, 3, 84, 1),
    range(6, (at) =>
      box(at === 1 ? 'mark' : 'soft', at % 3 ? 42 : 34, 52 + at * 14, at % 3 ? 34 : 44, 5, 2),
    ),
  ],
  words: [
    box('mark', 24, 30, 272, 14, 4),
    box('mark', 24, 50, 150, 14, 4),
    range(3, (at) => [box('line', 24, 84 + at * 34, 60, 8, 3), text(24, 98 + at * 34, 272, 1)]),
    `<rect class="dashed" x="14" y="18" width="292" height="164" rx="6"/>`,
  ],
  reader: [
    field(24, 18, 96),
    range(5, (at) =>
      [
        at === 1 && box('sky', 20, 48 + at * 27, 104, 24),
        title(26, 53 + at * 27, 64),
        text(26, 64 + at * 27, 90, 1),
      ].filter((drawn) => drawn !== false),
    ),
    title(144, 22, 110),
    picture(144, 38, 152, 62),
    text(144, 112, 152, 7),
  ],
  document: [
    box('paper', 24, 16, 272, 20, 10),
    box('soft', 38, 24, 90, 5, 2),
    box('mark', 132, 24, 54, 5, 2),
    title(60, 54, 140),
    text(60, 72, 200, 4),
    picture(60, 118, 200, 62),
  ],
  editor: [
    range(3, (at) => [title(24, 22 + at * 36, 40), box('paper', 24, 34 + at * 36, 104, 16, 5)]),
    box('paper', 24, 138, 104, 44, 5),
    text(32, 148, 88, 3),
    box('paper', 144, 16, 152, 168, 8),
    title(156, 30, 90),
    box('mark', 250, 26, 3, 15, 1),
    picture(156, 48, 128, 54),
    `<rect class="dashed" x="151" y="111" width="138" height="34" rx="5"/>`,
    text(156, 117, 128, 3),
    text(156, 156, 128, 2),
  ],
  filters: [
    title(24, 20, 50),
    box('soft', 24, 40, 120, 4, 2),
    box('mark', 50, 40, 60, 4, 2),
    disc('mark', 50, 42, 7),
    disc('mark', 110, 42, 7),
    word('★★★★☆', 66, 82, 20),
    range(4, (at) =>
      disc((['mark', 'sun', 'hill', 'warn'] as const)[at] ?? 'mark', 34 + at * 26, 108, 9),
    ),
    ticks(24, 134, 110, 4),
    box('paper', 170, 20, 126, 112, 8),
    range(35, (at) =>
      box(
        at >= 16 && at <= 19 ? 'mark' : 'soft',
        180 + (at % 7) * 16,
        36 + Math.floor(at / 7) * 18,
        10,
        10,
        3,
      ),
    ),
    box('mark', 170, 148, 34, 18, 9),
    disc('paper', 195, 157, 7),
    text(214, 150, 82),
  ],
  templates: [
    word('{{ }}', 76, 112, 52),
    box('soft', 142, 98, 20, 5, 2),
    `<path class="mark" d="M160 92l12 8.5-12 8.5z"/>`,
    box('paper', 186, 26, 110, 148, 12),
    picture(196, 36, 90, 70),
    title(196, 118, 70),
    text(196, 132, 90),
    box('mark', 196, 154, 40, 10, 5),
  ],
  looks: [
    box('paper', 24, 20, 130, 160, 10),
    field(34, 32, 110),
    range(3, (at) => row(34, 64 + at * 36, 110)),
    box('warn', 166, 20, 130, 160, 0),
    box('paper', 176, 32, 110, 20, 0),
    range(3, (at) => [
      box('sun', 176, 64 + at * 36, 40, 28, 0),
      box('paper', 224, 68 + at * 36, 60, 7, 0),
      box('paper', 224, 82 + at * 36, 40, 5, 0),
    ]),
  ],
  themes: [
    range(4, (at) => {
      const [x, y] = [24 + (at % 2) * 140, 18 + Math.floor(at / 2) * 86]
      const look = (['paper', 'dark', 'sky', 'sun'] as const)[at] ?? 'paper'
      return [
        box(look, x, y, 132, 78, 4 + at * 4),
        field(x + 10, y + 10, 112),
        title(x + 10, y + 42, 70),
        text(x + 10, y + 56, 112, 1),
      ]
    }),
  ],
  builder: [
    range(4, (at) => [title(24, 22 + at * 40, 50), box('paper', 24, 34 + at * 40, 120, 18, 5)]),
    box('dark', 164, 20, 132, 150, 8),
    word('&lt;/&gt;', 230, 106, 40, 'sun'),
    box('mark', 236, 148, 50, 14, 7),
  ],
  pair: [
    range(2, (at) => [
      title(24 + at * 144, 18, 60),
      field(24 + at * 144, 34, 128),
      range(3, (down) =>
        at
          ? card(168 + (down % 2) * 68, 66 + Math.floor(down / 2) * 60, 60, 54)
          : row(24, 68 + down * 38, 128),
      ),
      at ? card(236, 126, 60, 54) : [],
    ]),
  ],
  placeholders: [
    box('paper', 24, 18, 272, 164, 8),
    range(6, (at) => box(at === 2 ? 'mark' : 'soft', 34 + at * 22, 28, 14, 14, 3)),
    text(40, 58, 240),
    `<rect class="dashed" x="40" y="84" width="240" height="60" rx="6"/>`,
    word('&lt;div&gt;', 160, 123, 26),
    text(40, 156, 240),
  ],
  fallback: [
    `<rect class="dashed" x="40" y="62" width="240" height="76" rx="8"/>`,
    box('paper', 60, 86, 136, 28, 3),
    box('line', 206, 86, 54, 28, 3),
    text(40, 30, 200),
    text(40, 156, 240),
  ],
  consent: [
    range(3, (at) => row(40, 22 + at * 56, 240)),
    box('dark', 0, 0, 320, 200, 0),
    box('paper', 70, 56, 180, 88, 12),
    text(90, 74, 140),
    box('mark', 110, 106, 100, 22, 11),
  ],
  'right-to-left': [`<g transform="matrix(-1 0 0 1 320 0)">`, search, '</g>'],
  languages: ['A', 'ż', 'ß', 'ø', 'é', 'ñ', 'č', 'å', 'Ю', 'ع'].map((letter, at) => [
    box(at === 3 ? 'mark' : 'paper', 24 + (at % 5) * 56, 38 + Math.floor(at / 5) * 66, 48, 56, 8),
    word(letter, 48 + (at % 5) * 56, 75 + Math.floor(at / 5) * 66, 26, at === 3 ? 'paper' : 'line'),
  ]),
  errors: [
    box('paper', 40, 40, 240, 120, 10),
    `<path class="warn" d="M86 72l24 42H62z"/>`,
    word('!', 86, 108, 24, 'paper'),
    title(128, 76, 110),
    text(128, 92, 130),
    box('mark', 128, 124, 70, 18, 9),
  ],
}

export function sketchOf(name: string): string {
  const drawn = [sketches[name] ?? list].flat(9).join('')
  return `<svg viewBox="0 0 320 200" aria-hidden="true">${drawn}</svg>`
}
