// One of a list that opens. A select has no room for an arrow of ours within it.
import type { ComponentProps } from 'react'

export const Select = (props: ComponentProps<'select'>) => (
  <span className="select">
    <select {...props} />
  </span>
)
