// What a space will hold with a release, or at a moment. As the service does, it leaves out drafts: an entry is
// what the latest of the releases says that are out by then, else what is published.
import type { EntryDefinition, ReleaseDefinition } from './definition.ts'
import { badRequest, notFound } from './refusal.ts'
import { byId, type View } from './view.ts'

const byRelease = 'release[lte]'
const byMoment = 'timestamp[lte]'

export interface Planned {
  view: View
  /** Those of a collection: all but the two that are of the timeline. */
  parameters: URLSearchParams
}

/** A space without releases is one whose plan has no Timeline. */
export function planned(view: View, all: URLSearchParams): Planned {
  const { releases } = view.space
  if (!view.preview || !releases) throw notFound({ type: 'Route' })
  const out = releasesOut(releases, all.get(byRelease), all.get(byMoment))
  const entries = [...view.entries.values()].flatMap((entry) => versionOf(entry, out) ?? [])
  const assets = [...view.assets.values()].filter(({ draft }) => !draft)
  const parameters = new URLSearchParams(all)
  parameters.delete(byRelease)
  parameters.delete(byMoment)
  return { view: { ...view, entries: byId(entries), assets: byId(assets) }, parameters }
}

/** The ids of those that are out, the earliest first. */
function releasesOut(
  releases: readonly ReleaseDefinition[],
  id: string | null,
  moment: string | null,
): string[] {
  if (id === null && moment === null) throw badRequest(`Send ${byRelease} or ${byMoment}.`)
  const last = releases.find((release) => release.id === id)
  if (id !== null && !last) throw notFound({ type: 'Release', id })
  const until = Math.min(timeOf(last?.at ?? null), timeOf(moment))
  return releases
    .filter(({ at }) => timeOf(at) <= until)
    .sort((one, other) => timeOf(one.at) - timeOf(other.at))
    .map((release) => release.id)
}

function timeOf(moment: string | null): number {
  const time = moment === null ? Number.POSITIVE_INFINITY : Date.parse(moment)
  if (Number.isNaN(time)) throw badRequest(`${byMoment} is no date: ${moment}`)
  return time
}

function versionOf(entry: EntryDefinition, releases: readonly string[]): EntryDefinition | null {
  const versions = releases.flatMap((id) => entry.planned?.[id] ?? [])
  if (entry.draft && versions.length === 0) return null
  return { ...entry, fields: Object.assign({}, entry.fields, ...versions) }
}
