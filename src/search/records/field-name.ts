// What a field of an index is called: in the page's words, else in those that most people have for it.
import { placeOfField } from '../../contract/field-names.ts'
import { humanised } from '../../contract/humanised.ts'
import { en } from '../../shell/messages/en.ts'
import type { Words } from '../../shell/words.ts'

export function fieldName(field: string, { named, t }: Words): string {
  const read = humanised(field)
  const known = en.fieldNames.split(',')
  const at = placeOfField(read, known)
  const said = t('fieldNames').split(',')[at]?.trim()
  // English has the names that fields have: there they are read as they are.
  return named(`facet.${field}`) ?? (said && said !== known[at] ? said : read)
}
