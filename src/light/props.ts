// React's props and events, where preact's differ.
import { toChildArray, type VNode } from 'preact'

type Props = Record<string, unknown>

/** React's names for events that bubble, and for a change on each letter. */
const renamed: Readonly<Record<string, string>> = {
  className: 'class',
  onBlur: 'onFocusOut',
  onFocus: 'onFocusIn',
}
const isTyped = (tag: string, { type }: Props) =>
  tag === 'textarea' || (tag === 'input' && !/^(file|checkbox|radio)$/.test(String(type)))

function domProps(tag: string, props: Props): Props {
  const own: Props = {}
  for (const [name, value] of Object.entries(props)) {
    const isInput = name === 'onChange' && isTyped(tag, props)
    own[isInput ? 'onInput' : (renamed[name] ?? name)] =
      // As a string it would count as true.
      name === 'translate' && value === 'no' ? false : value
  }
  return own
}

/** A default value, which the visitor can change afterwards. */
function choose({ defaultValue, children }: Props) {
  for (const child of toChildArray(children as VNode[]))
    if (typeof child === 'object') {
      const option = child.props as Props
      option.selected = option.value === defaultValue
    }
}

export function renameProps(vnode: VNode) {
  const { type } = vnode
  if (typeof type !== 'string') return
  const props = vnode.props as Props
  if (type === 'select' && props.defaultValue !== undefined) choose(props)
  Object.assign(vnode, { props: domProps(type, props) })
}

export function extendEvent(event: Event) {
  const isDefaultPrevented = () => event.defaultPrevented
  return Object.assign(event, { nativeEvent: event, isDefaultPrevented })
}
