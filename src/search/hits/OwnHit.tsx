// What the owner's `renderHit` or template made of a record, in the place of the built-in hit.
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { machineDate } from '../../format/dates.ts'
import type { Json } from '../../net/json.ts'
import { useHost } from '../../shell/host-context.ts'
import { contentByOwner, OwnerNodes } from '../../shell/OwnerNodes.tsx'
import { FilledTemplate } from '../../template/FilledTemplate.tsx'
import { type Filter, RenderedValue, textOf } from '../../template/filters.tsx'
import { useTemplate } from '../../template/TemplatedShell.tsx'
import { hitControlOf, isSameLink } from '../opening/hit-control.ts'
import type { HitLink } from '../opening/useHitLink.ts'
import { highlightMarks, markedOf, openMark } from '../records/field.ts'
import { Marked } from '../records/Marked.tsx'
import { plain } from '../records/plain.ts'
import { itemOf } from './Hit.tsx'
import type { HitContent } from './hit-content.ts'

interface Props {
  content: HitContent
  link: HitLink
  children: ReactNode
}

export const isLink = (node: EventTarget) => node instanceof Element && node.localName === 'a'

export function OwnHit({ content, link, children }: Props) {
  const box = useRef<HTMLLIElement>(null)
  const { opens, isOpen, choose, leave, middle } = link
  // A link of the owner's is chosen like our own.
  useLayoutEffect(() => {
    const at = box.current
    if (!at) return
    const control = opens ? hitControlOf(at) : null
    const click = (event: MouseEvent) => {
      const path = event.composedPath()
      if (control && path.some((node) => node === control || isSameLink(node, control)))
        choose(event)
      else if (path.some(isLink)) leave(event)
    }
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

const unmarked = (text: string) => text.replace(highlightMarks, '')

/** The record, and what is recognised in it where it has no such field itself. */
function dataOf(hit: Json, content: HitContent, { url }: HitLink): Json {
  const { title, text, image, date, price, badge } = content
  const known = {
    title: unmarked(title),
    text: unmarked(text),
    image,
    url,
    date: date && machineDate(date),
    price,
    badge,
  }
  const own = Object.entries(hit).filter(([, value]) => value !== null && value !== '')
  return { ...known, ...Object.fromEntries(own) }
}

const found = (text: string) => new RenderedValue(unmarked(text), <Marked text={text} />)

/** `_highlightResult.title.value`, as templates of other libraries have it. */
const viewed = (value: unknown) =>
  typeof value === 'string' && value.includes(openMark) ? found(plain(value)) : value

/** With what was found marked, as the built-in hit does it. */
const marking =
  (hit: Json, content: HitContent, snippet: boolean): Filter =>
  (value, _, { path }) => {
    const name = path.join('.')
    const own = plain(markedOf(hit, name, snippet))
    const recognised = name === 'title' || name === 'text' ? content[name] : ''
    const text = own || recognised
    return text ? found(text) : value
  }

interface Shaped extends Pick<Props, 'content' | 'link'> {
  hit: Json
  index: string
  /** The property, as the page has set it. */
  renderHit: unknown
}

/** Null where the built-in hit has to do. */
export function useOwnHit({ hit, content, link, index, renderHit }: Shaped): ReactNode {
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
        view={viewed}
        filters={{
          highlight: marking(hit, content, false),
          snippet: marking(hit, content, true),
          plain: (value) => plain(textOf(value)),
        }}
      />
    </div>
  )
}
