// The name of a field for visitors: the page's word, else the usual word for it.
import { placeOfField } from '../../contract/field-names.ts'
import { humanised } from '../../contract/humanised.ts'
import { en } from '../../shell/messages/en.ts'
import type { Words } from '../../shell/words.ts'

export function fieldName(field: string, { named, t }: Words): string {
  const read = humanised(field)
  const known = en.fieldNames.split(',')
  const at = placeOfField(read, known)
  const said = t('fieldNames').split(',')[at]?.trim()
  // In English, field names are used as they are.
  return named(`facet.${field}`) ?? (said && said !== known[at] ? said : read)
}
