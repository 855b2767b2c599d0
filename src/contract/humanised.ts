// Turns the name of a field, a filter or an index into words for visitors, unless the owner has given others.
/** `starts_at` → `Starts at`, `brand.name` → `Name`, `categories.lvl0` → `Categories`. */
export function humanised(name: string) {
  const words = (
    name
      .replace(/\.lvl\d$/, '')
      .split('.')
      .at(-1) ?? ''
  )
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
