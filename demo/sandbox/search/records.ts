// Records by their ids, without a search.
import { retrieve } from './answer/retrieve.ts'
import type { IndexView } from './catalog.ts'
import { refusals } from './errors.ts'
import { type Fields, isFields } from './index/values.ts'
import { createReader, type Raw } from './parameters/values.ts'
import type { Visit } from './visit.ts'

export function getRecord(view: IndexView, objectID: string, raw: Raw): Fields {
  const { numbers, records } = view.index()
  const record = records[numbers.get(objectID) ?? -1]
  if (!record) throw refusals.missingRecord()
  return retrieve(record, createReader(raw).list('attributesToRetrieve') ?? ['*'])
}

export function getRecords({ raw, open }: Visit): Fields {
  if (!Array.isArray(raw.requests)) throw refusals.noRequests()
  const results = raw.requests.map((request: unknown) => {
    if (!isFields(request)) throw refusals.noRequests()
    const view = open(String(request.indexName ?? ''))
    const objectID = String(request.objectID ?? '')
    return view.index().numbers.has(objectID) ? getRecord(view, objectID, request) : null
  })
  return { results }
}
