// Snippets for those who build their pages: a component of React or of Vue.
import { camel } from '../../../src/contract/attribute.ts'
import { partsOf, type Settings, type Tag, type Values } from '../settings.ts'
import { attributesText, inModule } from './markup.ts'
import {
  accountObject,
  cssOf,
  type IntegrityOf,
  integrityValues,
  ownValues,
  roomFor,
  scriptsBeside,
  stylesheetTag,
  templateText,
  templateValues,
} from './pieces.ts'

const names: Record<Tag, string> = { 'site-search': 'SiteSearch', 'rich-doc': 'RichDoc' }

/** Of the component, and of its file. */
export const componentName = (settings: Settings) =>
  partsOf(settings)
    .map(({ element }) => names[element])
    .join('And')

const constants = (settings: Settings) =>
  `const src = ${inModule(settings.src)}\nconst defaults = ${inModule(accountObject(settings))}`

/** As properties of a script, behind the one before. */
function integrityProperties(integrity: string) {
  const { crossorigin, ...rest } = integrityValues(integrity)
  return crossorigin ? `, ${inModule({ ...rest, crossOrigin: crossorigin }).slice(1, -1)}` : ''
}

/** Once for all components of the page. */
function loading(settings: Settings, integrityOf: IntegrityOf, indent: string) {
  const more = integrityProperties(integrityOf(settings.src))
  return [
    'if ([...document.scripts].some((script) => script.src === src)) return',
    `const script = Object.assign(document.createElement('script'), { src${more} })`,
    'Object.assign(script.dataset, defaults)',
    'document.head.append(script)',
    ...scriptsBeside(settings).map(
      (src) =>
        `document.head.append(Object.assign(document.createElement('script'), { src: ${inModule(src)}${integrityProperties(integrityOf(src))} }))`,
    ),
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

/** React sets a flag by its value, and ignores `true` if the property does not exist yet. */
const forJsx = (values: Values) =>
  Object.entries(values)
    .map(([name, value]) => attributesText({ [name]: value }) + (value === '' ? '=""' : ''))
    .join('')

function reactElement(settings: Settings) {
  const { element: tag, tokens } = settings
  const declarations = { ...roomFor(settings), ...tokens }
  const style = Object.keys(declarations).length
    ? ` style={${inModule(styleObject(declarations))}}`
    : ''
  const text = templateText(settings)
  const inside = text
    ? `<template${attributesText(templateValues(settings))} dangerouslySetInnerHTML={{ __html: ${inModule(text)} }} />`
    : ''
  return `<${tag}${forJsx(ownValues(settings))}${style}>${inside}</${tag}>`
}

export function react(settings: Settings, integrityOf: IntegrityOf): string {
  const sheet = stylesheetTag(settings, integrityOf)
    .replace(' crossorigin=', ' crossOrigin=')
    .replace(/>$/, ' />')
  return [
    `import { useEffect } from 'react'`,
    '',
    constants(settings),
    '',
    `export default function ${componentName(settings)}() {`,
    '  useEffect(() => {',
    loading(settings, integrityOf, '    '),
    '  }, [])',
    '  return (',
    '    <>',
    ...(sheet ? [`      ${sheet}`] : []),
    ...partsOf(settings).map((part) => `      ${reactElement(part)}`),
    '    </>',
    '  )',
    '}',
  ].join('\n')
}

/** The first is `template`, a second one `template2`. */
const templateName = (at: number) => (at ? `template${at + 1}` : 'template')

function vueElement(settings: Settings, at: number) {
  const { element: tag, tokens } = settings
  const declarations = { ...roomFor(settings), ...tokens }
  const style: Values = Object.keys(declarations).length ? { style: cssOf(declarations) } : {}
  const inside = templateText(settings)
    ? `<component is="template"${attributesText(templateValues(settings))} v-html="${templateName(at)}" />`
    : ''
  return `<component is="${tag}"${attributesText({ ...ownValues(settings), ...style })}>${inside}</component>`
}

export function vue(settings: Settings, integrityOf: IntegrityOf): string {
  const parts = partsOf(settings)
  const templates = parts.map(templateText)
  const sheet = stylesheetTag(settings, integrityOf)
  return [
    '<script setup>',
    `import { onMounted } from 'vue'`,
    '',
    constants(settings),
    ...templates.flatMap((text, at) =>
      text ? [`const ${templateName(at)} = ${inModule(text)}`] : [],
    ),
    '',
    'onMounted(() => {',
    loading(settings, integrityOf, '  '),
    '})',
    '</script>',
    '',
    '<template>',
    ...(sheet ? [`  ${sheet}`] : []),
    ...parts.map((part, at) => `  ${vueElement(part, at)}`),
    '</template>',
  ].join('\n')
}
