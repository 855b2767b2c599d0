// Links into other spaces: only what may be asked for is understood, and nothing that came is changed.
import { deepEqual, equal, ok } from 'node:assert/strict'
import fc from 'fast-check'
import { copyOf, urnOf } from '../../src/content/spaces.ts'
import { changed, json, mostly, name, objectOf, text } from './inputs.ts'
import { target } from './target.ts'

const urn = changed([
  'crn:contentful:::content:spaces/abc123/entries/5KsDBWseXY6QegucYAoacS',
  'crn:contentful:::content:spaces/a.b_c/environments/master-2/assets/x',
])
const link = fc.record({
  sys: fc.record({ type: text, linkType: mostly(text), id: json, urn }, { requiredKeys: [] }),
})
const fields = objectOf(name, fc.oneof(json, link, fc.array(link, { maxLength: 2 })))

export const references = target(
  'references into other spaces',
  fc.record({ urn, fields }),
  ({ urn, fields: written }) => {
    const fields = JSON.parse(JSON.stringify(written))
    const [, space, environment = 'master', id] = urnOf.exec(urn) ?? []
    if (space)
      for (const part of [space, environment, id]) ok(/^[A-Za-z0-9._-]{1,64}$/.test(part ?? ''))
    const before = JSON.stringify(fields)
    deepEqual(
      copyOf(fields, () => {}),
      fields,
      'a copy says the same',
    )
    const copy = copyOf(fields, (sys) => {
      sys.id = 'another'
    })
    equal(JSON.stringify(fields), before, 'what the service sent is not changed')
    equal(Object.getPrototypeOf(copy), Object.prototype)
  },
)
