// The codes that `search-error` and `doc-error` carry.
export const errorCodes = [
  'config',
  'key',
  'quota',
  'blocked',
  'not-found',
  'rate-limit',
  'timeout',
  'offline',
  'network',
  'server',
  'shape',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]
