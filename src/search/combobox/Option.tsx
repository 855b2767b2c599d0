// What can be chosen in the popup. The focus stays in the box, which names the active option.
import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useId,
} from 'react'

interface Around {
  id: string
  /** Id of the active option. */
  active: string | undefined
  close: () => void
}

export const Listbox = createContext<Around>({ id: '', active: undefined, close() {} })

interface Props
  extends Pick<
    AnchorHTMLAttributes<HTMLElement>,
    'href' | 'part' | 'className' | 'aria-label' | 'aria-current' | 'children'
  > {
  /** Its own among all that the popup may hold. */
  name: string
  /** Those which stand in the box while it is active. */
  words?: string
  /** It belongs to the option before it, and is reached from there. */
  isAside?: boolean
  choose: (event: MouseEvent<HTMLElement>) => void
}

export function Option({ name, words, isAside, choose, className, ...rest }: Props) {
  const { id, active } = use(Listbox)
  // A blank would part it in two.
  const own = `${id}-${name.replace(/\s/g, (blank) => `%${blank.charCodeAt(0)}`)}`
  const Tag = rest.href ? 'a' : 'div'
  return (
    <Tag
      {...rest}
      id={own}
      role="option"
      aria-selected={own === active}
      tabIndex={-1}
      className={`option ${className}`}
      data-words={words}
      data-aside={isAside}
      onClick={choose}
    />
  )
}

/** Not where a new tab or window opens. */
export const staysHere = ({ ctrlKey, metaKey, shiftKey, nativeEvent }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey) &&
  !nativeEvent
    .composedPath()
    .some((node) => node instanceof HTMLAnchorElement && node.target === '_blank')

/** Options under the words that they have in common, if there are any. */
export function Section({ label, children }: { label: string; children: ReactNode }) {
  const heading = useId()
  if (!label) return children
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox takes groups, and no fieldset
    <div role="group" aria-labelledby={heading}>
      <div id={heading} className="section-title">
        {label}
      </div>
      {children}
    </div>
  )
}
