// The top section of CHANGELOG.md: what is not released yet becomes what a release has changed, below a new
// section for what comes next.

const top = /^## Unreleased\n+([\s\S]*?)(?=^## |$(?![\s\S]))/m

function unreleasedIn(changelog: string): string {
  const notes = top.exec(changelog)?.[1]?.trim()
  if (notes === undefined) throw new Error('CHANGELOG.md has no section “## Unreleased”.')
  if (!notes) throw new Error('CHANGELOG.md has nothing about this release under “## Unreleased”.')
  return notes
}

/** Pages of ours are not where the notes are read: their links are words there. */
const withoutOwnLinks = (text: string) => text.replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1')

/** What a release has changed, with its number. */
export const notesFor = (changelog: string, version: string) =>
  `# site-embed ${version}\n\n${withoutOwnLinks(unreleasedIn(changelog))}\n`

/** `day` as `2026-03-12`. */
export function withRelease(changelog: string, version: string, day: string): string {
  unreleasedIn(changelog)
  return changelog.replace(/^## Unreleased$/m, `$&\n\n## ${version} (${day})`)
}
