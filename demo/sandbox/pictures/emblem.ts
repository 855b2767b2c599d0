// A round emblem as SVG text: water below, a sign above, in the picture palettes' colours.
import { cssColour, mix } from './colour.ts'
import { type Palette, palettes } from './palettes.ts'
import { hashOf } from './random.ts'

type Sign = (light: Palette) => string

const signs: readonly [Sign, ...Sign[]] = [
  function sail({ accent, pale, dark }) {
    return (
      `<path d="M50 18v42H76Q74 34 50 18Z" fill="${cssColour(pale)}"/>` +
      `<path d="M46 26v34H26Q30 40 46 26Z" fill="${cssColour(accent)}"/>` +
      `<path d="M22 63h54l-7 11H30Z" fill="${cssColour(dark)}"/>`
    )
  },
  function gables({ accent, pale, dark, glow }) {
    return (
      `<path d="M20 74V44l13-16 13 16v30Z" fill="${cssColour(accent)}"/>` +
      `<path d="M46 74V36h6v-8h6v-8h6v8h6v8h6v38Z" fill="${cssColour(pale)}"/>` +
      `<path d="M30 48h6v8h-6ZM54 44h5v8h-5ZM64 44h5v8h-5Z" fill="${cssColour(glow)}"/>` +
      `<path d="M29 74v-9a4 4 0 0 1 8 0v9ZM57 74v-9a4 4 0 0 1 8 0v9Z" fill="${cssColour(dark)}"/>`
    )
  },
  function lighthouse({ accent, pale, dark, glow }) {
    return (
      `<path d="M41 74l3-40h8l3 40Z" fill="${cssColour(pale)}"/>` +
      `<path d="M43.2 44h9.6l.6 9H42.6ZM42 62h12l.7 9H41.4Z" fill="${cssColour(accent)}"/>` +
      `<path d="M40 32h16v3H40ZM43 22l5-6 5 6Z" fill="${cssColour(dark)}"/>` +
      `<path d="M44 23h8v9h-8ZM40 26 18 20v12ZM56 26l22-6v12Z" fill="${cssColour(glow)}"/>`
    )
  },
  function amber({ glow, pale }) {
    return (
      '<path d="M48 18C62 34 70 44 70 54a22 20 0 0 1-44 0C26 44 34 34 48 18Z" fill="#c9741f"/>' +
      `<path d="M50 32c9 11 13 17 13 24a14 12 0 0 1-15 11Z" fill="${cssColour(glow)}" opacity=".7"/>` +
      `<path d="M40 38c-5 6-7 11-6 16" fill="none" stroke="${cssColour(pale)}" stroke-width="4" stroke-linecap="round"/>`
    )
  },
]

export function emblem(name: string): string {
  const hash = hashOf(name)
  const light = palettes[hash % palettes.length] ?? palettes[0]
  const sign = signs[Math.floor(hash / 97) % signs.length] ?? signs[0]
  const sky = cssColour(mix(light.skyTop, light.skyMiddle, 0.5))
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">' +
    '<clipPath id="round"><circle cx="48" cy="48" r="46"/></clipPath><g clip-path="url(#round)">' +
    `<path d="M0 0h96v96H0Z" fill="${sky}"/>${sign(light)}` +
    `<path d="M-4 74q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0v26H-4Z" fill="${cssColour(light.seaNear)}"/>` +
    `<path d="M4 84q8-6 16 0t16 0 16 0 16 0 16 0 16 0" fill="none" stroke="${cssColour(light.seaFar)}" stroke-width="3"/>` +
    `</g><circle cx="48" cy="48" r="45" fill="none" stroke="${cssColour(light.dark)}" stroke-width="3"/></svg>`
  )
}
