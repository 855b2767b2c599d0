// An option of the popup. The focus stays in the box, whose `aria-activedescendant` names the option.
import {
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isForElsewhere } from '../../page/open-entry.ts'
import { requiredContext } from '../../shell/required-context.ts'

/** What the options know about the popup around them. */
interface Listbox {
  id: string
  /** Id of the active option. */
  active: string | undefined
  close: () => void
}

export const [ListboxContext, useListbox] = requiredContext<Listbox>('its Popup')

interface Props
  extends Pick<
    AnchorHTMLAttributes<HTMLElement>,
    'href' | 'part' | 'className' | 'aria-label' | 'aria-current' | 'children'
  > {
  /** Unique in the popup, because the id is made of it. */
  name: string
  /** What the box shows while the option is active. */
  query?: string
  /** It removes the option before it, and the arrows reach it from there. */
  isRemove?: boolean
  /**
   * A result from the owner's template. An option must not contain links: if the result has some, an empty option
   * is beside it, and the result names the option.
   */
  own?: ReactNode
  choose: (event: MouseEvent<HTMLElement>) => void
  /** Called for a press with any button but the first. */
  middle?: (event: MouseEvent<HTMLElement>) => void
}

export function Option(props: Props) {
  const { name, query, isRemove, choose, middle, className, part, href, own, children, ...rest } =
    props
  const { id: list, active } = useListbox()
  // `aria-labelledby` would read an id with a space as two ids.
  const id = `${list}-${name.replace(/\s/g, (blank) => `%${blank.charCodeAt(0)}`)}`
  const isActive = id === active
  const row = {
    part,
    className: `option ${className} ${isActive ? 'active' : ''}`,
    onClick: choose,
    onAuxClick: middle,
  }
  const [hasLinks, setHasLinks] = useState(true)
  const isApart = Boolean(own) && hasLinks
  const option = {
    ...rest,
    id,
    role: 'option',
    'aria-selected': isActive,
    'aria-labelledby': isApart ? `${id}-own` : undefined,
    tabIndex: -1,
    'data-query': query,
    'data-remove': isRemove,
  }
  const Tag = href && !isApart ? 'a' : 'div'
  return (
    <Tag {...row} {...(!isApart && { ...option, href })}>
      {isApart && <div {...option} />}
      {own ? (
        <Own id={`${id}-own`} isApart={isApart} setHasLinks={setHasLinks}>
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
  /** The result is beside its option: it names the option, and otherwise only the pointer uses it. */
  isApart: boolean
  setHasLinks: (hasLinks: boolean) => void
  children: ReactNode
}

function Own({ id, isApart, setHasLinks, children }: OwnProps) {
  const around = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const links = around.current?.querySelectorAll<HTMLElement>(
      'a, button, input, select, textarea, [tabindex]',
    )
    // Tab skips the options, so it has to skip the links in them too.
    for (const link of links ?? []) link.tabIndex = -1
    setHasLinks(Boolean(links?.length))
  })
  return (
    <div ref={around} id={id} className="own" aria-hidden={isApart || undefined}>
      {children}
    </div>
  )
}

/** Whether a click leaves the visitor on this page, and opens no other tab or window. */
export const staysHere = (event: MouseEvent) =>
  !isForElsewhere(event) &&
  !event.nativeEvent
    .composedPath()
    .some((node) => node instanceof HTMLAnchorElement && node.target === '_blank')

/** Options under a heading; without a label there is no group. */
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
