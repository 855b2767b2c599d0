// Names of headings, as GitHub gives them: words and hyphens, and a number where one comes again.
export function namer(): (heading: string) => string {
  const seen = new Map<string, number>()
  return (heading) => {
    const words = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '')
    const name = words.replace(/\s/g, '-')
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return count ? `${name}-${count}` : name
  }
}
