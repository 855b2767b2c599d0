// What is wrong with an attribute before its value is read.
import { type Attributes, camel } from '../contract/attribute.ts'
import { resembling } from './resembles.ts'

export function* slipsIn(name: string, value: string, attributes: Attributes) {
  const meant = resembling(name, Object.keys(attributes))
  if (meant) yield `there is no attribute ${name}. Did you mean ${meant}?`
  if (value.includes('[object Object]'))
    yield `${name} is an object, written as an attribute before the script had come. Set it as a property, element.${camel(name)} = …, or load the script first.`
  // A text that is shown may begin with any quotes.
  const spec = attributes[name]
  if (spec && spec.kind !== 'words' && /^[“”„«»‘’]/.test(value))
    yield `the quotes around ${name} are typographic. Write ${name}="…".`
}
