// A heading of a level that a setting decides.
import type { ComponentPropsWithRef } from 'react'

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

export function Heading({ level, ...rest }: { level: number } & ComponentPropsWithRef<'h1'>) {
  const Tag = tags[Math.min(Math.max(level, 1), 6) - 1] ?? 'h3'
  return <Tag {...rest} />
}
