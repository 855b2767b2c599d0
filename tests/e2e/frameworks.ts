// What a project in each framework adds to its build so that our elements can be written in it.
import { createRequire } from 'node:module'
import { compile as compileSvelte } from 'svelte/compiler'
import type { Plugin } from 'vite'
import { compileScript, parse } from 'vue/compiler-sfc'
import type { Project } from './project.ts'

// It brings no types.
const babel: { transformSync(code: string, options: object): { code: string } } = createRequire(
  import.meta.url,
)('@babel/core')

const compiler = (ending: string, transform: (code: string) => string, name = ending): Plugin => ({
  name,
  enforce: 'pre',
  transform: (code, id) => (id.endsWith(ending) ? { code: transform(code), map: null } : null),
})

/** As Vue’s plugin for Vite: what is no component is known while it is parsed, too. */
const compileVue = (compilerOptions: object) => (code: string) =>
  compileScript(parse(code, { templateParseOptions: compilerOptions }).descriptor, {
    id: 'app',
    inlineTemplate: true,
    templateOptions: { compilerOptions },
  }).content

/** The one setting that Vue needs: whatever has a dash is an element. */
const vue = compiler('.vue', compileVue({ isCustomElement: (tag: string) => tag.includes('-') }))
/** Vue without it. */
export const vueAsItIs = compiler('.vue', compileVue({}), '.vue, as it is')
const svelte = compiler(
  '.svelte',
  (code) => compileSvelte(code, { generate: 'client', runes: true }).js.code,
)
const solid = compiler(
  '.solid.jsx',
  (code) => babel.transformSync(code, { presets: ['babel-preset-solid'], configFile: false }).code,
)

export const frameworks = [
  'React 19',
  'React 18',
  'Preact',
  'Vue',
  'Angular',
  'Svelte',
  'Lit',
  'Solid',
] as const
export type Framework = (typeof frameworks)[number]

/** A file in that framework that shows itself, or a component that a page shows in its <main>. */
export const projects: Record<Framework, (source: string, isComponent?: boolean) => Project> = {
  'React 19': (source, isComponent) => ({
    files: isComponent
      ? {
          'main.jsx': `import { createRoot } from 'react-dom/client'\nimport App from 'app.jsx'\ncreateRoot(document.querySelector('main')).render(<App />)`,
          'app.jsx': source,
        }
      : { 'main.jsx': source },
  }),
  'React 18': (source, isComponent) => ({
    ...projects['React 19'](source, isComponent),
    alias: {
      'react/jsx-runtime': 'react-18/jsx-runtime',
      'react-dom/client': 'react-dom-18/client',
      'react-dom': 'react-dom-18',
      react: 'react-18',
    },
  }),
  Preact: (source, isComponent) => ({
    files: isComponent
      ? {
          'main.jsx': `import { render } from 'preact'\nimport App from 'app.jsx'\nrender(<App />, document.querySelector('main'))`,
          'app.jsx': source,
        }
      : { 'main.jsx': source },
    alias: { preact: 'preact-11' },
    jsx: 'preact',
  }),
  Vue: (source) => ({
    files: {
      'main.js': `import { createApp } from 'vue'\nimport App from 'app.vue'\ncreateApp(App).mount('main')`,
      'app.vue': source,
    },
    plugins: [vue],
  }),
  Angular: (source, isComponent) => ({
    files: isComponent
      ? {
          'main.ts': `import '@angular/compiler'\nimport { provideZonelessChangeDetection } from '@angular/core'\nimport { bootstrapApplication } from '@angular/platform-browser'\nimport { Products } from 'app.ts'\ndocument.querySelector('main').innerHTML = '<app-products></app-products>'\nbootstrapApplication(Products, { providers: [provideZonelessChangeDetection()] })`,
          'app.ts': source,
        }
      : { 'main.ts': source },
  }),
  Svelte: (source) => ({
    files: {
      'main.js': `import { mount } from 'svelte'\nimport App from 'app.svelte'\nmount(App, { target: document.querySelector('main') })`,
      'app.svelte': source,
    },
    plugins: [svelte],
  }),
  Lit: (source, isComponent) => ({
    files: isComponent
      ? {
          'main.js': `import 'app.js'\ndocument.querySelector('main').innerHTML = '<my-products></my-products>'`,
          'app.js': source,
        }
      : { 'main.js': source },
  }),
  Solid: (source, isComponent) => ({
    files: isComponent
      ? {
          'main.js': `import { render } from 'solid-js/web'\nimport App from 'app.solid.jsx'\nrender(() => App({}), document.querySelector('main'))`,
          'app.solid.jsx': source,
        }
      : { 'main.solid.jsx': source },
    plugins: [solid],
  }),
}
