// What is wrong with an attribute before its value is read.
import { camel, type ElementContract } from '../contract/attribute.ts'
import { resembling } from './resembles.ts'

export function* slipsIn(
  name: string,
  value: string,
  { attributes, properties }: Pick<ElementContract, 'attributes' | 'properties'>,
) {
  const meant = resembling(name, Object.keys(attributes))
  if (meant) yield `there is no attribute ${name}. Did you mean ${meant}?`
  // Frameworks write what is no text as an attribute where the element is not defined yet.
  const property = Object.keys(properties).find((one) => one.toLowerCase() === name)
  if (property || value.includes('[object Object]'))
    yield `${name} is written as an attribute. Set it as a property, element.${property ?? camel(name)} = …, or load the script first.`
  // A text that is shown may begin with any quotes.
  const spec = attributes[name]
  if (spec && spec.kind !== 'words' && /^[“”„«»‘’]/.test(value))
    yield `the quotes around ${name} are typographic. Write ${name}="…".`
}
