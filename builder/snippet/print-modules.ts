// Snippets for those who build their pages: a component of React or of Vue.
import { camel } from '../../src/contract/attribute.ts'
import { wordsAddress } from '../locales.ts'
import type { Settings, Values } from '../settings.ts'
import { attributesText, inModule } from './markup.ts'
import {
  accountObject,
  cssOf,
  integrityValues,
  ownValues,
  roomFor,
  stylesheetTag,
  templateText,
  templateValues,
} from './pieces.ts'

const nameOf = ({ element }: Settings) => (element === 'site-search' ? 'SiteSearch' : 'RichDoc')

const constants = (settings: Settings) =>
  `const src = ${inModule(settings.src)}\nconst defaults = ${inModule(accountObject(settings))}`

/** Once for all components of the page. */
function loading(settings: Settings, integrity: string, indent: string) {
  const words = wordsAddress(settings)
  const { crossorigin, ...rest } = integrityValues(integrity)
  const more = crossorigin
    ? `, ${inModule({ ...rest, crossOrigin: crossorigin }).slice(1, -1)}`
    : ''
  return [
    'if ([...document.scripts].some((script) => script.src === src)) return',
    `const script = Object.assign(document.createElement('script'), { src${more} })`,
    'Object.assign(script.dataset, defaults)',
    'document.head.append(script)',
    ...(words
      ? [
          `document.head.append(Object.assign(document.createElement('script'), { src: ${inModule(words)} }))`,
        ]
      : []),
  ]
    .map((line) => indent + line)
    .join('\n')
}

/** `min-height` → `minHeight`; custom properties stay. */
const styleObject = (declarations: Values) =>
  Object.fromEntries(
    Object.entries(declarations).map(([name, value]) => [
      name.startsWith('--') ? name : camel(name),
      value,
    ]),
  )

/** React sets a flag by its value, and makes nothing of `true` where there is no property yet. */
const forJsx = (values: Values) =>
  Object.entries(values)
    .map(([name, value]) => attributesText({ [name]: value }) + (value === '' ? '=""' : ''))
    .join('')

export function react(settings: Settings, integrity: string): string {
  const { element: tag, tokens } = settings
  const declarations = { ...roomFor(settings), ...tokens }
  const style = Object.keys(declarations).length
    ? ` style={${inModule(styleObject(declarations))}}`
    : ''
  const text = templateText(settings)
  const inside = text
    ? `<template${attributesText(templateValues(settings))} dangerouslySetInnerHTML={{ __html: ${inModule(text)} }} />`
    : ''
  const sheet = stylesheetTag(settings).replace(/>$/, ' />')
  return [
    `import { useEffect } from 'react'`,
    '',
    constants(settings),
    '',
    `export default function ${nameOf(settings)}() {`,
    '  useEffect(() => {',
    loading(settings, integrity, '    '),
    '  }, [])',
    '  return (',
    '    <>',
    ...(sheet ? [`      ${sheet}`] : []),
    `      <${tag}${forJsx(ownValues(settings))}${style}>${inside}</${tag}>`,
    '    </>',
    '  )',
    '}',
  ].join('\n')
}

export function vue(settings: Settings, integrity: string): string {
  const { element: tag, tokens } = settings
  const declarations = { ...roomFor(settings), ...tokens }
  const style: Values = Object.keys(declarations).length ? { style: cssOf(declarations) } : {}
  const text = templateText(settings)
  const inside = text
    ? `<component is="template"${attributesText(templateValues(settings))} v-html="template" />`
    : ''
  const sheet = stylesheetTag(settings)
  return [
    '<script setup>',
    `import { onMounted } from 'vue'`,
    '',
    constants(settings),
    ...(text ? [`const template = ${inModule(text)}`] : []),
    '',
    'onMounted(() => {',
    loading(settings, integrity, '  '),
    '})',
    '</script>',
    '',
    '<template>',
    ...(sheet ? [`  ${sheet}`] : []),
    `  <component is="${tag}"${attributesText({ ...ownValues(settings), ...style })}>${inside}</component>`,
    '</template>',
  ].join('\n')
}
