// Contract + component → a component for an app's React, in a plain element with a shadow root of its own.
// What is inside is part of the app's tree, so that what the app's functions give has the app's contexts.
import {
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import {
  camel,
  type ElementContract,
  type ElementSurface,
  propertyNames,
  type SettingsOf,
} from '../contract/attribute.ts'
import { type ComponentProps, Controller } from '../element/controller.ts'
import { held } from '../element/held.tsx'
import { startApp } from '../element/site-embed.ts'
import type { ElementProps } from '../page/host.ts'
import { saysTheSame, useBrowserEffect } from './hooks.ts'
import { Kept } from './Kept.tsx'

declare const __VERSION__: string

type Given = Readonly<Record<string, unknown>>

interface Props extends HTMLAttributes<HTMLDivElement> {
  children?: ReactNode
}

interface Live {
  controller: Controller
  container: HTMLElement
}

const pascal = (name: string) => camel(`-${name}`)
const listenerOf = (event: string) => `on${pascal(event)}`

const picked = (props: Given, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => isWanted(name)))

function create(element: HTMLElement, contract: ElementContract, render: () => void): Live {
  const root = element.attachShadow({ mode: 'open' })
  const controller = new Controller(element, contract, startApp(__VERSION__).page, render)
  const container = document.createElement('div')
  root.prepend(container)
  return { controller, container }
}

interface Options<Contract extends ElementContract> {
  name: string
  contract: Contract
  surface: ElementSurface
  Component: React.ComponentType<ElementProps<SettingsOf<Contract['attributes']>>>
  /** Turns what the app gives, and where the app has put the component, into what the element gets. */
  useGiven(given: Given): Given
}

export function componentOf<Contract extends ElementContract>(options: Options<Contract>) {
  const { name, contract, surface, useGiven } = options
  // Settings are read with this contract, so they have its types.
  const Inside = held(options.Component as React.ComponentType<ComponentProps>)
  const settings = new Set(propertyNames(contract))
  const events = Object.keys(surface.events)
  const listeners = new Set(events.map(listenerOf))

  function Embed({ children, ...props }: Props, ref: ForwardedRef<unknown>) {
    const all: Given = { ...props }
    const given = useGiven(picked(all, (prop) => settings.has(prop)))
    const ownId = useId()
    const box = useRef<HTMLDivElement>(null)
    const live = useRef<Live | null>(null)
    const written = useRef<Given>({})
    const heard = useRef(all)
    const [shown, show] = useState<ComponentProps | null>(null)

    function write({ controller }: Live) {
      const before = written.current
      written.current = given
      for (const prop of Object.keys({ ...before, ...given }))
        if (!saysTheSame(before[prop], given[prop])) controller.writeProperty(prop, given[prop])
    }

    useBrowserEffect(() => {
      heard.current = all
      if (live.current) write(live.current)
    })
    useBrowserEffect(() => {
      const element = box.current
      if (!element) return
      const render = () => live.current && show(live.current.controller.props())
      live.current ??= create(element, contract, render)
      const { controller } = live.current
      write(live.current)
      controller.start()
      render()
      const end = new AbortController()
      for (const type of events) {
        const tell = (event: Event) => {
          const listener = heard.current[listenerOf(type)]
          if (typeof listener === 'function') listener(event)
        }
        element.addEventListener(type, tell, { signal: end.signal })
      }
      return () => {
        end.abort()
        controller.stop()
      }
    }, [])
    useImperativeHandle(ref, () => handleOf(contract, box, live), [])

    const rest = picked(all, (prop) => !settings.has(prop) && !listeners.has(prop))
    return (
      <>
        <div id={ownId} {...rest} data-embed={name} ref={box}>
          {children}
        </div>
        {shown &&
          live.current &&
          createPortal(
            <Kept>
              <Inside {...shown} isLeaving={false} />
            </Kept>,
            live.current.container,
          )}
      </>
    )
  }
  const component = forwardRef(Embed)
  component.displayName = name
  return component
}

/** The methods of the element, its read-only properties, and its place in the page. */
function handleOf(
  { methods, properties }: ElementContract,
  box: React.RefObject<HTMLDivElement | null>,
  live: React.RefObject<Live | null>,
): object {
  const handle = {
    get element() {
      return box.current
    },
  }
  for (const method of Object.keys(methods))
    Object.defineProperty(handle, method, { value: () => live.current?.controller.call(method) })
  for (const [name, { readOnly }] of Object.entries(properties))
    if (readOnly)
      Object.defineProperty(handle, name, {
        get: () => live.current?.controller.readProperty(name) ?? null,
      })
  return handle
}
