// Everything the search service refuses, in the words of the real one.
import type { SandboxReply } from '../http.ts'

export class SearchError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }
}

export const refusals = {
  wrongKey: () => new SearchError(403, 'Invalid Application-ID or API key'),
  missingRight: () => new SearchError(403, 'Method not allowed with this API key'),
  closedIndex: () => new SearchError(403, 'Index not allowed with this API key'),
  spentQuota: () =>
    new SearchError(403, 'Operations quota exceeded, change plan to get more Operations.'),
  blockedApplication: () =>
    new SearchError(
      403,
      'This operation cannot be processed, the application is blocked. Contact us to unblock it.',
    ),
  tooManyRequests: () => new SearchError(429, 'Too many requests', { 'retry-after': '1' }),
  missingIndex: (name: string) => new SearchError(404, `Index ${name} does not exist`),
  untrained: (model: string, index: string) =>
    new SearchError(404, `Index ${index} has no model ${model}`),
  missingRecord: () => new SearchError(404, 'ObjectID does not exist'),
  missingPath: () => new SearchError(404, 'Path not found'),
  badJson: () => new SearchError(400, 'Invalid JSON'),
  noRequests: () => new SearchError(400, 'Missing or invalid field "requests", expected array'),
  noIndexName: () => new SearchError(400, 'indexName attribute is missing or empty'),
  badCursor: () => new SearchError(400, 'Cursor is not valid anymore'),
  unknownParameter: (name: string) => new SearchError(400, `Unknown parameter: ${name}`),
  badValue: (name: string, expected: string) =>
    new SearchError(400, `Invalid value for "${name}" parameter, expected ${expected}`),
  badFilter: (parameter: string, complaint: string) =>
    new SearchError(400, `${parameter}: ${complaint}`),
  closedFacet: (facet: string) =>
    new SearchError(
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    ),
}

export function jsonReply(
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): SandboxReply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
    body: JSON.stringify(value),
  }
}

export function errorReply(error: unknown): SandboxReply {
  if (!(error instanceof SearchError)) throw error
  const { message, status, headers } = error
  return jsonReply({ message, status }, status, headers)
}
