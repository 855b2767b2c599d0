// Themes set custom properties and parts that are promised, and nothing that keeps others from
// seeing or reaching what they style.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { richDocSurface } from '../src/contract/rich-doc.ts'
import { customProperties } from '../src/contract/shared.ts'
import { siteSearchSurface } from '../src/contract/site-search.ts'

const parts: Record<string, readonly string[]> = {
  'site-search': Object.keys(siteSearchSurface.parts),
  'rich-doc': Object.keys(richDocSurface.parts),
}

interface Rule {
  selector: string
  declarations: [name: string, value: string][]
}

/** Of a sheet without comments; what stands around rules, such as `@media`, is left out. */
function rulesOf(css: string): Rule[] {
  const blocks = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)
  return [...blocks].flatMap(([, selectors = '', body = '']) => {
    const declarations = body
      .split(';')
      .filter((it) => it.trim())
      .map((it): [string, string] => {
        const [name = '', ...value] = it.split(':')
        return [name.trim(), value.join(':').trim()]
      })
    return selectors
      .split(/,(?![^(]*\))/)
      .map((selector) => ({ selector: selector.trim(), declarations }))
  })
}

const files = readdirSync('src/themes')
const rules = files.flatMap((file) =>
  rulesOf(readFileSync(`src/themes/${file}`, 'utf8')).map((rule) => ({ file, ...rule })),
)
const isToken = (name: string) => name in customProperties

test('there are six themes, each smaller than four kilobytes, that load nothing', () => {
  const names = ['bootstrap', 'contrast', 'docs', 'editorial', 'playful', 'shop']
  expect(files).toEqual(names.map((name) => `${name}.css`))
  for (const file of files) {
    const css = readFileSync(`src/themes/${file}`, 'utf8')
    expect(css.length, file).toBeLessThan(4000)
    expect(css, file).not.toMatch(/@import|url\(|!important/)
  }
})

test('a theme styles the two elements and their parts by the names of the contract, and gives way to the page’s own rules', () => {
  for (const { file, selector, declarations } of rules) {
    const [, tags = '', names = ''] =
      /^:where\(([\w, -]+)\)::part\(([\w -]+)\)(?::hover|:focus-visible)?$/.exec(selector) ?? []
    const where = `${file}: ${selector}`
    if (selector === ':where(site-search, rich-doc)')
      expect(
        declarations.filter(([name]) => !isToken(name)),
        where,
      ).toEqual([])
    else
      for (const tag of tags.split(', '))
        expect(parts[tag], where).toEqual(expect.arrayContaining(names.split(' ')))
  }
})

test('a theme names no custom property that is not promised, or is Bootstrap’s', () => {
  for (const { file, declarations } of rules)
    for (const [name, value] of declarations) {
      const named = [name, ...[...value.matchAll(/var\((--[\w-]+)/g)].map(([, it = '']) => it)]
      for (const property of named.filter((it) => it.startsWith('--')))
        if (!(file === 'bootstrap.css' && property.startsWith('--bs-')))
          expect(customProperties, file).toHaveProperty([property])
    }
})

test('a theme leaves sizes of targets, colours of focus rings and what is shown to the elements', () => {
  const ours =
    /^(all|(min-|max-)?(height|width|block-size|inline-size)|outline(-style|-color)?|visibility|opacity|forced-color-adjust|animation.*)$/
  for (const { file, selector, declarations } of rules) {
    const taken = declarations.filter(
      ([name, value]) => ours.test(name) || (name === 'display' && value !== 'grid'),
    )
    expect(taken, `${file}: ${selector}`).toEqual([])
  }
})
