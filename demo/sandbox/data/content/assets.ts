// The space's assets: pictures drawn by code, and one of every other kind of file.
import type { AssetDefinition } from '../../content/definition.ts'
import { plainFile, tinyAudio, tinyPdf, tinyVideo } from '../../pictures/files.ts'
import { drawPicture, drawSvg } from '../../pictures/pictures.ts'
import { type Caption, pictures, portraits, type Scene, sceneWords } from './captions.ts'
import { daysBefore } from './dates.ts'
import { byLocale } from './source.ts'

const png = (id: string, scene: Scene, width: number, height: number) => ({
  fileName: `${id}.png`,
  contentType: 'image/png',
  width,
  height,
  bytes: () => drawPicture(`${scene}-${id}`, width, height),
  draw: (w: number, h: number) => drawPicture(`${scene}-${id}`, w, h),
})

function pictureFrom([id, scene, title]: Caption, createdAt: string): AssetDefinition {
  // So that an asset without a description can be seen too.
  const described = id !== 'picture-ice'
  return {
    id,
    createdAt,
    title: typeof title === 'string' ? byLocale({ en: title || undefined }) : byLocale(title),
    ...(described && { description: byLocale(sceneWords[scene]) }),
    file: png(id, scene, 960, 600),
  }
}

function portraitFrom([id, scene, name]: Caption, createdAt: string): AssetDefinition {
  return {
    ...pictureFrom([id, scene, name], createdAt),
    file: png(id, scene, 800, 800),
  }
}

const draft = `# Rosepath from Häme, four shafts
threading  4 3 2 1  2 3 4 1
treadling  1 2 3 4  3 2 1 4
tie-up     1+2 2+3 3+4 4+1
`

const files: Omit<AssetDefinition, 'createdAt'>[] = [
  {
    id: 'picture-nights',
    title: byLocale({ en: 'Hiiumaa', pl: 'Hiuma' }),
    description: byLocale(sceneWords.lighthouse),
    file: png('picture-nights', 'lighthouse', 1600, 800),
  },
  {
    id: 'emblem-amber',
    title: byLocale({
      en: 'The amber seal',
      pl: 'Bursztynowy znak',
      de: 'Das Bernsteinzeichen',
      da: 'Ravmærket',
    }),
    description: byLocale({
      en: 'A round emblem: a drop of amber above the waves.',
      pl: 'Okrągły znak: kropla bursztynu nad falami.',
      de: 'Ein rundes Zeichen: ein Tropfen Bernstein über den Wellen.',
      da: 'Et rundt mærke: en dråbe rav over bølgerne.',
    }),
    file: {
      fileName: 'emblem-amber.svg',
      contentType: 'image/svg+xml',
      width: 96,
      height: 96,
      bytes: () => drawSvg('amber'),
    },
  },
  {
    id: 'video-test-reel',
    title: byLocale({ en: 'Test reel', pl: 'Rolka próbna', de: 'Testrolle', da: 'Prøvespole' }),
    description: byLocale({
      en: 'Two seconds without sound: the sun sets behind the sea, and a boat goes by.',
      pl: 'Dwie sekundy bez dźwięku: słońce zachodzi za morzem, przepływa łódź.',
      de: 'Zwei Sekunden ohne Ton: Die Sonne geht hinter dem Meer unter, ein Boot fährt vorbei.',
      da: 'To sekunder uden lyd: Solen går ned bag havet, og en båd sejler forbi.',
    }),
    file: { fileName: 'test-reel.webm', contentType: 'video/webm', bytes: tinyVideo },
  },
  {
    id: 'audio-organ',
    title: byLocale({
      en: 'Gedackt 8′, first test',
      pl: 'Gedackt 8′, pierwsza próba',
      de: 'Gedackt 8′, erste Probe',
      da: 'Gedackt 8′, første prøve',
    }),
    description: byLocale({
      en: 'One second of a soft organ tone.',
      pl: 'Jedna sekunda łagodnego dźwięku organów.',
      de: 'Eine Sekunde eines weichen Orgeltons.',
      da: 'Et sekund af en blød orgeltone.',
    }),
    file: { fileName: 'gedackt-8.wav', contentType: 'audio/wav', bytes: tinyAudio },
  },
  {
    id: 'pdf-programme',
    title: byLocale({
      en: 'The River That Went to Town: programme',
      pl: 'Rzeka, która poszła do miasta: program',
      de: 'Der Fluss, der in die Stadt ging: Programm',
      da: 'Floden, der gik i byen: program',
    }),
    description: byLocale({
      en: 'The scenes of the evening, on one page.',
      pl: 'Sceny wieczoru na jednej stronie.',
      de: 'Die Szenen des Abends auf einer Seite.',
      da: 'Aftenens scener på en enkelt side.',
    }),
    file: {
      fileName: 'rzeka-program.pdf',
      contentType: 'application/pdf',
      bytes: () => tinyPdf('Rzeka, która poszła do miasta'),
    },
  },
  {
    id: 'file-weaving-draft',
    title: byLocale({
      en: 'Rosepath draft',
      pl: 'Rozpis splotu',
      de: 'Patrone Rosengang',
      da: 'Mønster til rosengang',
    }),
    description: byLocale({
      en: 'A weaving draft for four shafts, as plain text.',
      pl: 'Rozpis na cztery nicielnice, zwykły tekst.',
      de: 'Eine Webpatrone für vier Schäfte, als reiner Text.',
      da: 'Et vævemønster til fire skafter som ren tekst.',
    }),
    file: {
      fileName: 'rosepath.txt',
      contentType: 'text/plain',
      bytes: () => plainFile(draft),
    },
  },
]

export function assetsOn(now: Date): AssetDefinition[] {
  const createdAt = daysBefore(now, 500)
  return [
    ...pictures.map((caption) => pictureFrom(caption, createdAt)),
    ...portraits.map((caption) => portraitFrom(caption, createdAt)),
    ...files.map((file) => ({ ...file, createdAt })),
  ]
}
