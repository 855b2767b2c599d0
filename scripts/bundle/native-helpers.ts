// Packages are compiled for old browsers, with helpers for what every supported browser can do (`@swc/helpers`).
// Here each helper is replaced by one line of modern code.
import type { Plugin } from 'vite'

export const helpers: Readonly<Record<string, string>> = {
  _call_super: `(self, derived, args = []) =>
    Reflect.construct(Object.getPrototypeOf(derived), args, self.constructor)`,
  _class_call_check: '() => {}',
  _create_class: `(made, members) => {
    for (const { key, ...member } of members)
      Object.defineProperty(made.prototype, key, {
        configurable: true,
        ...('value' in member && { writable: true }),
        ...member,
      })
    return made
  }`,
  _define_property: `(object, key, value) =>
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })`,
  _extends: 'Object.assign',
  _inherits: `(made, parent) => {
    Object.setPrototypeOf(made.prototype, parent.prototype)
    Object.setPrototypeOf(made, parent)
  }`,
  _instanceof: '(value, type) => value instanceof type',
  _object_destructuring_empty: '(value) => value',
  _object_spread: `(target, ...sources) => {
    for (const source of sources)
      Object.defineProperties(target, Object.getOwnPropertyDescriptors({ ...source }))
    return target
  }`,
  _object_spread_props: `(target, source) =>
    Object.defineProperties(target, Object.getOwnPropertyDescriptors(source ?? {}))`,
  _object_without_properties: `(source, names) => {
    const rest = { ...source }
    for (const name of names) delete rest[name]
    return rest
  }`,
  _sliced_to_array: '(list) => [...list]',
  _to_array: '(list) => [...list]',
  _to_consumable_array: '(list) => [...list]',
  _type_of: '(value) => typeof value',
  _wrap_native_super: '(native) => native',
}

/** The build fails if a helper is not in the table. */
export function nativeHelpers(): Plugin {
  const mark = '\0native-helper:'
  return {
    name: 'native-helpers',
    enforce: 'pre',
    resolveId(id) {
      const [, name = ''] = /^@swc\/helpers\/esm\/(_\w+)\.js$/.exec(id) ?? []
      return name ? mark + name : null
    },
    load(id) {
      if (!id.startsWith(mark)) return null
      const name = id.slice(mark.length)
      const helper = helpers[name]
      if (!helper) this.error(`There is no line for ${name}: add it to native-helpers.ts.`)
      return `export const _ = ${helper}`
    },
  }
}
