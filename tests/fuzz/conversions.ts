// What a page says of a conversion, whatever it is: the service takes each event that is made of it.
import { equal, ok } from 'node:assert/strict'
import fc from 'fast-check'
import { complaintAbout } from '../../demo/sandbox/search/insights/check-event.ts'
import { eventsOf } from '../../src/search/told/conversion.ts'
import { arrived, carried } from '../../src/search/told/way.ts'
import { address, mostly, text } from './inputs.ts'
import { target } from './target.ts'

const queryID = '0123456789abcdef0123456789abcdef'
const amount = mostly(fc.constantFrom('1', 2, '19.90', 0, -1, 1e308, '', null, 'NaN', '1e3'))
const name = mostly(fc.constantFrom('add-to-cart', 'purchase', 'sign-up', 'Zażółć', 'x'.repeat(65)))
const object = fc.record({
  objectID: mostly(fc.oneof(text, fc.constantFrom('a', 'b', 'c'))),
  price: amount,
  quantity: amount,
  discount: amount,
  queryID: mostly(fc.constantFrom(queryID, 'short', undefined)),
})
const said = fc.record(
  {
    event: name,
    eventName: name,
    index: mostly(text),
    currency: mostly(fc.constantFrom('EUR', 'eur', 'euro', '')),
    value: amount,
    objects: mostly(fc.array(object, { maxLength: 50 })),
  },
  { requiredKeys: [] },
)

export const conversions = target(
  'conversions',
  fc.record({ said, hit: text, url: address, index: text }),
  ({ said, hit, url, index }) => {
    const events = eventsOf(said, (id) =>
      id === 'a' ? { queryID, index: 'found' } : { index: 'own' },
    )
    for (const event of JSON.parse(JSON.stringify(events)))
      equal(complaintAbout({ ...event, userToken: 'visitor-1' }), undefined)
    const group = { index, answering: index, hits: [], nbHits: 0, queryID }
    const link = carried(url, { objectID: hit }, group)
    if (link === url) return
    equal(new URL(link).host, location.host, 'another site is told')
    history.replaceState(null, '', link)
    // What is no whole letter is another one in an address.
    ok(arrived()?.[1].queryID === queryID, `lost in ${link}`)
    history.replaceState(null, '', '/')
  },
)
