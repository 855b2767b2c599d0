// What passes between the editor and the page in its frame, as the service's web app and its library say it.
import { isRecord } from '../content/wire.ts'

export type Message = Readonly<Record<string, unknown>>

/** To the page, or from it. */
export type Direction = 'said' | 'heard'

export interface Wire {
  say(method: string, message: Message): void
}

/** Only of the page that was put there. */
export function wireTo(
  frame: HTMLIFrameElement,
  origin: string,
  hear: (method: string, message: Message) => void,
  note: (direction: Direction, method: string, message: Message) => void,
): Wire {
  addEventListener('message', (event: MessageEvent<unknown>) => {
    const { data } = event
    const isFromPage = event.origin === origin && isRecord(data)
    if (!isFromPage || data.source !== 'live-preview-sdk' || typeof data.method !== 'string') return
    note('heard', data.method, data)
    hear(data.method, data)
  })
  return {
    say(method, message) {
      const whole = { ...message, method, source: 'live-preview-editor' }
      note('said', method, whole)
      frame.contentWindow?.postMessage(whole, origin)
    },
  }
}
