// The subscriptions of the page, and what each is told: at once, and after each letter.
import { parse } from 'flatted'
import { isRecord } from '../content/wire.ts'
import type { Item } from './item.ts'
import { itemsIn, merged } from './merge.ts'
import { written } from './model.ts'
import type { Space } from './space.ts'
import type { Message, Wire } from './wire.ts'

export interface Subscription {
  id: string
  /** As the page has it from its service, with links resolved in place. */
  data: unknown
  space: Space
  locale: string
  /** What stands in it, and in what was typed since, by `Entry id`; the outermost first. */
  items: ReturnType<typeof itemsIn>
}

function configOf({ config }: Message): Record<string, unknown> {
  try {
    const value: unknown = parse(String(config))
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

const named = (value: unknown) =>
  isRecord(value) && isRecord(value.sys) && typeof value.sys.id === 'string' ? value.sys.id : null

export class Updates {
  readonly all = new Map<string, Subscription>()

  constructor(
    private readonly wire: Wire,
    private readonly spaceOf: (space: string, environment: string) => Space,
  ) {}

  /** Null for what is no entry of a space. */
  async subscribe(message: Message): Promise<Subscription | null> {
    const { data } = configOf(message)
    const items = itemsIn(data)
    const [first] = items.values()
    const { space, environment, locale = message.locale } = isRecord(first?.sys) ? first.sys : {}
    const place = named(space)
    if (typeof message.id !== 'string' || !place) return null
    const subscription = {
      id: message.id,
      data,
      space: this.spaceOf(place, named(environment) ?? 'master'),
      locale: String(locale),
      items,
    }
    this.all.set(message.id, subscription)
    await this.#tell(subscription)
    return subscription
  }

  unsubscribe = ({ id }: Message) => this.all.delete(String(id))

  /** All that show it, also within other entries. */
  tell = ({ key }: Item) =>
    Promise.all(
      [...this.all.values()]
        .filter(({ items }) => items.has(written(key)))
        .map((subscription) => this.#tell(subscription)),
    )

  async #tell(subscription: Subscription): Promise<void> {
    const { id, data, space, locale } = subscription
    const types = await space.types()
    if (this.all.get(id) !== subscription) return
    const result = merged(data, {
      typed: (key) => space.opened.get(key)?.typed(locale),
      told: (key) => space.told(locale, key),
    })
    subscription.items = itemsIn(result.data)
    const [first] = subscription.items.values()
    const typeId = isRecord(first?.sys) ? named(first.sys.contentType) : null
    const contentType = types.find(({ sys }) => sys.id === typeId)
    this.wire.say('ENTRY_UPDATED', { data: result.data, contentType, subscriptionId: id })
    if (result.missing.length === 0) return
    await space.learn(locale, result.missing)
    await this.#tell(subscription)
  }
}
