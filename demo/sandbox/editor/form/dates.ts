// A moment as the service writes it, in the browser's own controls: its zone stays what it was.

export interface Moment {
  control: 'date' | 'datetime-local' | 'text'
  shown: string
  zone: string
}

const written = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?)?$/

export function momentOf(value: unknown): Moment {
  if (typeof value !== 'string' || !value) return { control: 'date', shown: '', zone: '' }
  const [, day, time, zone = ''] = written.exec(value) ?? []
  if (!day) return { control: 'text', shown: value, zone: '' }
  if (!time) return { control: 'date', shown: day, zone: '' }
  return { control: 'datetime-local', shown: `${day}T${time}`, zone }
}

export const momentFrom = (shown: string, zone: string) => (shown ? shown + zone : undefined)
