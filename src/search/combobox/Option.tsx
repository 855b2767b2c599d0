// What can be chosen in the popup. The focus stays in the box, which names the active option.
import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useRef,
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
  /** What the owner has made: an option has no links in it, so these stand beside one. */
  own?: ReactNode
  choose: (event: MouseEvent<HTMLElement>) => void
}

export function Option(props: Props) {
  const { name, words, isAside, choose, className, part, own, children, ...rest } = props
  const { id: list, active } = use(Listbox)
  // A blank would part it in two.
  const id = `${list}-${name.replace(/\s/g, (blank) => `%${blank.charCodeAt(0)}`)}`
  const isActive = id === active
  const row = {
    part,
    className: `option ${className} ${isActive ? 'active' : ''}`,
    onClick: choose,
  }
  const named = own ? `${id}-own` : undefined
  const option = {
    ...rest,
    id,
    role: 'option',
    'aria-selected': isActive,
    'aria-labelledby': named,
    tabIndex: -1,
    'data-words': words,
    'data-aside': isAside,
  }
  const Tag = rest.href ? 'a' : 'div'
  return named ? (
    <div {...row}>
      <div {...option} />
      <Beside id={named}>{own}</Beside>
    </div>
  ) : (
    <Tag {...row} {...option}>
      {children}
    </Tag>
  )
}

/** It gives the option its name, and is there for the pointer. */
function Beside({ id, children }: { id: string; children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null)
  // In an option nothing has a focus of its own.
  useLayoutEffect(() => {
    for (const inner of around.current?.querySelectorAll<HTMLElement>(
      'a, button, input, select, textarea, [tabindex]',
    ) ?? [])
      inner.tabIndex = -1
  })
  return (
    <div ref={around} id={id} className="own" aria-hidden="true">
      {children}
    </div>
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
