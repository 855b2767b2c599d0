// The attributes → what the engine asks with every question.
import type { SearchSettings } from '../contract/site-search.ts'
import { isObject } from '../shell/json.ts'
import type { Setup } from './engine/requests.ts'
import { parametersOf } from './parameters.ts'
import { visitorToken } from './telling/visitor.ts'

const minLengths = { page: 0, dialog: 1, dropdown: 1 }

/** Only with these does the service give its answers names that events can tell. */
const seen = (userToken: string | null) => ({
  clickAnalytics: true,
  userToken: visitorToken(userToken),
})

export const setupOf = (settings: SearchSettings, searchParameters: unknown): Setup => ({
  indices: settings.indexName?.map(({ value }) => value) ?? [],
  parameters: {
    ...(settings.insights ? seen(settings.userToken) : {}),
    ...parametersOf(settings),
    ...(isObject(searchParameters) ? searchParameters : {}),
  },
  facets: settings.facets,
  grows: settings.paging !== 'pages',
  minLength: settings.minLength ?? minLengths[settings.layout],
})
