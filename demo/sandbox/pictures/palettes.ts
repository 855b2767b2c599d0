// The light of a picture: every colour a scene uses comes from here. Long, because it is a table.
import { type Colour, hex } from './colour.ts'

export interface Palette {
  skyTop: Colour
  skyMiddle: Colour
  skyLow: Colour
  sun: Colour
  seaFar: Colour
  seaNear: Colour
  /** Land, from the haze of the horizon to the ground at one's feet. */
  far: Colour
  middle: Colour
  near: Colour
  sand: Colour
  grass: Colour
  /** A sail, foam, a whitewashed wall. */
  pale: Colour
  /** A roof, a stripe, a hull. */
  accent: Colour
  /** What is lit from within. */
  glow: Colour
  dark: Colour
  night: boolean
}

type Colours = Record<Exclude<keyof Palette, 'night'>, string>

function palette(colours: Colours, night = false): Palette {
  const colour = (name: keyof Colours): Colour => hex(colours[name])
  return {
    skyTop: colour('skyTop'),
    skyMiddle: colour('skyMiddle'),
    skyLow: colour('skyLow'),
    sun: colour('sun'),
    seaFar: colour('seaFar'),
    seaNear: colour('seaNear'),
    far: colour('far'),
    middle: colour('middle'),
    near: colour('near'),
    sand: colour('sand'),
    grass: colour('grass'),
    pale: colour('pale'),
    accent: colour('accent'),
    glow: colour('glow'),
    dark: colour('dark'),
    night,
  }
}

const clearDay = palette({
  skyTop: '#5f9cc0',
  skyMiddle: '#9cc7d8',
  skyLow: '#eaf1e6',
  sun: '#fff8e1',
  seaFar: '#8fbcc6',
  seaNear: '#2b6d83',
  far: '#93b3b6',
  middle: '#5b8b80',
  near: '#2c5a50',
  sand: '#e8d3a6',
  grass: '#7d9452',
  pale: '#fbf7ec',
  accent: '#b5473a',
  glow: '#ffd98a',
  dark: '#20404a',
})

const softMorning = palette({
  skyTop: '#8797bd',
  skyMiddle: '#d8b7bd',
  skyLow: '#fce4c6',
  sun: '#fff3d0',
  seaFar: '#d3bfbf',
  seaNear: '#4d668a',
  far: '#b3a6b8',
  middle: '#7a7f9a',
  near: '#3f4a68',
  sand: '#ecd2b3',
  grass: '#8d8a63',
  pale: '#fff4e6',
  accent: '#b85c50',
  glow: '#ffdc9a',
  dark: '#303a56',
})

const amberEvening = palette({
  skyTop: '#44537f',
  skyMiddle: '#cd7f6a',
  skyLow: '#f9c06a',
  sun: '#ffe9b4',
  seaFar: '#dd9f68',
  seaNear: '#2f4061',
  far: '#a9736c',
  middle: '#6b5268',
  near: '#35324c',
  sand: '#d9a66b',
  grass: '#6d5f45',
  pale: '#ffe6c0',
  accent: '#a63f2d',
  glow: '#ffd16b',
  dark: '#242740',
})

const clearNight = palette(
  {
    skyTop: '#0e1c35',
    skyMiddle: '#1c3a5b',
    skyLow: '#4f7186',
    sun: '#f6efd6',
    seaFar: '#3c6078',
    seaNear: '#0f2238',
    far: '#2f4d66',
    middle: '#1e374f',
    near: '#12243a',
    sand: '#58687a',
    grass: '#2c4a4c',
    pale: '#c9d6dc',
    accent: '#8a4744',
    glow: '#ffd27a',
    dark: '#0a1626',
  },
  true,
)

const seaMist = palette({
  skyTop: '#9fb2b8',
  skyMiddle: '#c2cfcf',
  skyLow: '#ebebe2',
  sun: '#fbf8ec',
  seaFar: '#bfcdcc',
  seaNear: '#5d7f88',
  far: '#b0c0c0',
  middle: '#809a98',
  near: '#476463',
  sand: '#d9cfb6',
  grass: '#8a9878',
  pale: '#f6f5ee',
  accent: '#9c5b4c',
  glow: '#f5dba0',
  dark: '#33494c',
})

const brightWinter = palette({
  skyTop: '#7fa2c6',
  skyMiddle: '#bcd1e2',
  skyLow: '#f6ece6',
  sun: '#fffaf0',
  seaFar: '#b5cbd8',
  seaNear: '#42657f',
  far: '#a9bbca',
  middle: '#6f8ba0',
  near: '#3c566b',
  sand: '#eef0ee',
  grass: '#b8c2b4',
  pale: '#ffffff',
  accent: '#a8503f',
  glow: '#ffd994',
  dark: '#273b4c',
})

export const palettes = [
  clearDay,
  softMorning,
  amberEvening,
  clearNight,
  seaMist,
  brightWinter,
] as const
