import { type ElementKind, failuresOf } from '../shell/fail.ts'

export const documentKind: ElementKind = {
  failed: 'doc-error',
  consent: 'consentDocument',
  failures: failuresOf('documentNotSetUp', 'documentUnavailable', 'documentNotFound'),
}
