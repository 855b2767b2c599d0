// Everything the service can refuse a request for, in the words of the real one where they are known.

export class Refusal extends Error {
  readonly status: number
  readonly id: string
  readonly details: unknown
  readonly headers: Record<string, string>

  constructor(status: number, id: string, message: string, details?: unknown) {
    super(message)
    this.status = status
    this.id = id
    this.details = details
    this.headers = status === 429 ? { 'x-contentful-ratelimit-reset': '1' } : {}
  }
}

export function badRequest(message: string): Refusal {
  return new Refusal(400, 'BadRequest', message)
}

export function unknownLocale(code: string): Refusal {
  return badRequest(`Unknown locale: ${code}`)
}

export function tooBig(limit: number): Refusal {
  return badRequest(`Response size too big. Maximum allowed response size: ${limit}b.`)
}

const invalidQueryText =
  'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.'

export function invalidQuery(name: string, path: string, explanation: string): Refusal {
  const errors = [{ name, path: path.split('.'), details: explanation }]
  return new Refusal(400, 'InvalidQuery', invalidQueryText, { errors })
}

export function unknownContentType(id: string): Refusal {
  const errors = [{ name: 'unknownContentType', value: id }]
  return new Refusal(400, 'InvalidQuery', invalidQueryText, { errors })
}

export function invalidToken(): Refusal {
  const message = 'The access token you sent could not be found or is invalid.'
  return new Refusal(401, 'AccessTokenInvalid', message)
}

export function accessDenied(): Refusal {
  return new Refusal(403, 'AccessDenied', 'The access token you sent may not read this.')
}

export function notFound(details: Record<string, unknown>): Refusal {
  return new Refusal(404, 'NotFound', 'The resource could not be found.', details)
}

export function rateLimitExceeded(): Refusal {
  const message =
    'You have exceeded the rate limit of the Organization this Space belongs to by making too many ' +
    'API requests within a short timespan. Please wait a moment before trying the request again.'
  return new Refusal(429, 'RateLimitExceeded', message)
}
