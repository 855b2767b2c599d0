// Turns the section “Unreleased” of CHANGELOG.md into that of a release, and adds a new empty one above it.

/** `Unreleased`, or a version; null where there is no such section. */
function sectionOf(changelog: string, head: string): string | null {
  const [, text] =
    changelog
      .split(/^## /m)
      .map((part) => /^(\S+)[^\n]*\n([\s\S]*)$/.exec(part)?.slice(1) ?? [])
      .find(([name]) => name === head) ?? []
  return text?.trim() ?? null
}

function unreleasedIn(changelog: string): string {
  const notes = sectionOf(changelog, 'Unreleased')
  if (notes === null) throw new Error('CHANGELOG.md has no section “## Unreleased”.')
  if (!notes) throw new Error('CHANGELOG.md has nothing about this release under “## Unreleased”.')
  return notes
}

/** What the next release will have changed. */
export const changesToCome = unreleasedIn

/** What a release has changed. */
export const changesOf = (changelog: string, version: string) => sectionOf(changelog, version) ?? ''

/** `day` as `2026-03-12`. */
export function withRelease(changelog: string, version: string, day: string): string {
  unreleasedIn(changelog)
  return changelog.replace(/^## Unreleased$/m, `$&\n\n## ${version} (${day})`)
}
