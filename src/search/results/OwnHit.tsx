// A hit made by the owner's `renderHit` or template, instead of the built-in one.
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { machineDate } from '../../format/dates.ts'
import type { Json } from '../../net/json.ts'
import { contentByOwner } from '../../shell/content-by-owner.ts'
import { useHost } from '../../shell/host-context.ts'
import { OwnerNodes } from '../../shell/OwnerNodes.tsx'
import { FilledTemplate } from '../../template/FilledTemplate.tsx'
import { type Filter, RenderedValue, textOf } from '../../template/filters.tsx'
import { useTemplate } from '../../template/TemplatedShell.tsx'
import { isMarked, markedOf, nearMark, unmarked } from '../records/field.ts'
import { Marked } from '../records/Marked.tsx'
import { plain } from '../records/plain.ts'
import { itemOf } from './Hit.tsx'
import type { HitContent } from './hit-content.ts'
import type { HitLink } from './opening/useHitLink.ts'

interface Props {
  content: HitContent
  link: HitLink
  children: ReactNode
}

const isLink = (node: EventTarget) => node instanceof Element && node.localName === 'a'

/** Whether another link has the same address, because a picture often repeats the link of its title. */
export const isSameLink = (node: EventTarget, control: Element) =>
  node instanceof HTMLAnchorElement &&
  control instanceof HTMLAnchorElement &&
  control.href !== '' &&
  node.href === control.href

/** Handles a click in such a result; false if it is not on a link. */
export function follow(event: MouseEvent, control: Element | null, { choose, leave }: HitLink) {
  const path = event.composedPath()
  if (control && path.some((node) => node === control || isSameLink(node, control))) choose(event)
  else if (path.some(isLink)) leave(event)
  else return false
  return true
}

export function OwnHit({ content, link, children }: Props) {
  const box = useRef<HTMLLIElement>(null)
  const { opens, isOpen, middle } = link
  // A click on the owner's link or button chooses the result, as on the built-in one. React does not
  // render those nodes, so the events are listened to here.
  useLayoutEffect(() => {
    const at = box.current
    if (!at) return
    const control = opens ? hitControlOf(at) : null
    const click = (event: MouseEvent) => follow(event, control, link)
    if (isOpen) control?.setAttribute('aria-current', 'true')
    at.addEventListener('click', click)
    at.addEventListener('auxclick', middle)
    return () => {
      at.removeEventListener('click', click)
      at.removeEventListener('auxclick', middle)
      control?.removeAttribute('aria-current')
    }
  })
  return (
    <li ref={box} {...itemOf(content, link)}>
      {children}
    </li>
  )
}

/** The data for templates: the record's own fields, and those that the built-in hit shows. */
function dataOf(hit: Json, content: HitContent, { url }: HitLink): Json {
  const { title, text, image, date, price, badge } = content
  return {
    ...{ image, url, price },
    title: unmarked(title),
    text: unmarked(text),
    badge: unmarked(badge),
    date: date && machineDate(date),
    ...Object.fromEntries(
      Object.entries(hit).filter(([, value]) => value !== null && value !== ''),
    ),
    // The record's own address carries how it was found, as the built-in hit's does.
    ...(hit.url === content.url && { url }),
  }
}

const withMarks = (text: string) => new RenderedValue(unmarked(text), <Marked text={text} />)

/** Templates for other libraries name `_highlightResult.title.value`: its marks are shown too. */
const markedValue = (value: unknown) =>
  typeof value === 'string' && isMarked(value) ? withMarks(plain(value)) : value

/** The filters `highlight` and `snippet`: a field with what was found marked. */
const markFilter =
  (hit: Json, content: HitContent, snippet: boolean): Filter =>
  (value, _, { path }) => {
    const name = path.join('.')
    const own = plain(markedOf(hit, name, snippet))
    const recognised = name === 'title' || name === 'text' ? content[name] : ''
    const text = (snippet ? nearMark(own) : own) || recognised
    return text ? withMarks(text) : value
  }

interface OwnHitOptions extends Pick<Props, 'content' | 'link'> {
  hit: Json
  index: string
  renderHit: unknown
}

/** Null if the built-in hit is shown. */
export function useOwnHit({ hit, content, link, index, renderHit }: OwnHitOptions): ReactNode {
  const { name } = useHost()
  const template = useTemplate('hit', index)
  const made = useMemo(
    () => contentByOwner(renderHit, [hit], `${name}: renderHit`),
    [renderHit, hit, name],
  )
  if (made !== null) return <OwnerNodes made={made} inline={false} className="hit-body" />
  if (!template) return null
  return (
    <div className="hit-body">
      <FilledTemplate
        template={template}
        data={dataOf(hit, content, link)}
        view={markedValue}
        recordCurrency={content.currency}
        filters={{
          highlight: markFilter(hit, content, false),
          snippet: markFilter(hit, content, true),
          plain: (value) => plain(textOf(value)),
        }}
      />
    </div>
  )
}

/**
 * The result's first link or button, or the whole result if it has none. An element that the keyboard could not
 * reach, such as an `<a>` without an address, becomes a link for Tab and Enter.
 */
export function hitControlOf(hit: Element): Element | null {
  const control =
    hit.querySelector('a, button, [role="link"], [role="button"]') ?? hit.firstElementChild
  if (control instanceof HTMLElement && !control.matches('a[href], button, [tabindex]')) {
    if (!control.hasAttribute('role')) control.setAttribute('role', 'link')
    control.tabIndex = 0
    control.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && event.target === control) control.click()
    })
  }
  return control
}
