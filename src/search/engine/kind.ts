import { type ElementKind, failuresOf } from '../../shell/fail.ts'

export const searchKind: ElementKind = {
  failed: 'search-error',
  consent: 'consentSearch',
  failures: failuresOf('searchNotSetUp', 'searchUnavailable', 'searchUnavailable'),
}
