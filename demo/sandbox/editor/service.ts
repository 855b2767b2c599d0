// Requests to the preview service of a space, and to the sandbox's door where things are saved.
import type { WireItem } from '../content/wire.ts'
import { collections, type Fields, type Key } from './model.ts'

export interface Answer<Found> {
  items: Found[]
  includes?: { Entry?: WireItem[]; Asset?: WireItem[] }
}

export type Parameters = Readonly<Record<string, string>>

export interface Service {
  ask<Found>(path: string, parameters?: Parameters): Promise<Found>
  save(key: Key, fields: Fields): Promise<void>
}

export const pathOf = ({ kind, id }: Key) => `${collections[kind]}/${encodeURIComponent(id)}`

async function answered(response: Response) {
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.message)
  return answer
}

export function serviceOf(space: string, environment: string, token: string): Service {
  const home = `/spaces/${encodeURIComponent(space)}/environments/${encodeURIComponent(environment)}`
  return {
    async ask(path, parameters = {}) {
      const query = new URLSearchParams({ ...parameters, access_token: token })
      return answered(await fetch(`${home}/${path}?${query}`))
    },
    async save(key, fields) {
      const body = JSON.stringify({ fields })
      await answered(await fetch(`/sandbox${home}/${pathOf(key)}`, { method: 'PUT', body }))
    },
  }
}
