// Writes dist/site-embed.<language>.js. Such a script adds its words to a list, which the bundle reads when it starts
// and watches afterwards, so the order of the two scripts does not matter.
import { writeFileSync } from 'node:fs'
import { alsoFor, languages } from '../src/languages/index.ts'
import { asciiOf } from './bundle/lean.ts'
import { bannerOf } from './bundle/licences.ts'

for (const [language, messages] of Object.entries(languages)) {
  const tags = [language, ...(alsoFor[language] ?? [])]
  const pushes = tags.map((tag) => `l.push([${JSON.stringify(tag)},m])`)
  const code = `(function(l,m){${pushes.join(';')}})(window.SiteEmbedMessages=window.SiteEmbedMessages||[],${JSON.stringify(messages)});\n`
  const file = `site-embed.${language}.js`
  writeFileSync(`dist/${file}`, bannerOf(file) + asciiOf(code))
}
