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
  useState,
} from 'react'
import { isForElsewhere } from '../../page/open-entry.ts'

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
  /** What the owner has made: an option has no links in it, so what has some stands beside one. */
  own?: ReactNode
  choose: (event: MouseEvent<HTMLElement>) => void
  /** Any button but the first. */
  middle?: (event: MouseEvent<HTMLElement>) => void
}

export function Option(props: Props) {
  const { name, words, isAside, choose, middle, className, part, href, own, children, ...rest } =
    props
  const { id: list, active } = use(Listbox)
  // A blank would part it in two.
  const id = `${list}-${name.replace(/\s/g, (blank) => `%${blank.charCodeAt(0)}`)}`
  const isActive = id === active
  const row = {
    part,
    className: `option ${className} ${isActive ? 'active' : ''}`,
    onClick: choose,
    onAuxClick: middle,
  }
  const [hasLinks, tell] = useState(true)
  const isApart = Boolean(own) && hasLinks
  const option = {
    ...rest,
    id,
    role: 'option',
    'aria-selected': isActive,
    'aria-labelledby': isApart ? `${id}-own` : undefined,
    tabIndex: -1,
    'data-words': words,
    'data-aside': isAside,
  }
  const Tag = href && !isApart ? 'a' : 'div'
  return (
    <Tag {...row} {...(!isApart && { ...option, href })}>
      {isApart && <div {...option} />}
      {own ? (
        <Own id={`${id}-own`} isApart={isApart} tell={tell}>
          {own}
        </Own>
      ) : (
        children
      )}
    </Tag>
  )
}

interface OwnProps {
  id: string
  /** It gives the option beside it its name, and is there for the pointer. */
  isApart: boolean
  /** Whether there is something to press in it. */
  tell: (hasLinks: boolean) => void
  children: ReactNode
}

function Own({ id, isApart, tell, children }: OwnProps) {
  const around = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const links = around.current?.querySelectorAll<HTMLElement>(
      'a, button, input, select, textarea, [tabindex]',
    )
    // In an option nothing has a focus of its own.
    for (const link of links ?? []) link.tabIndex = -1
    tell(Boolean(links?.length))
  })
  return (
    <div ref={around} id={id} className="own" aria-hidden={isApart || undefined}>
      {children}
    </div>
  )
}

/** Not where a new tab or window opens. */
export const staysHere = (event: MouseEvent) =>
  !isForElsewhere(event) &&
  !event.nativeEvent
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
