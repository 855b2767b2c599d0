// Collects what a text becomes while it is read: words, and elements that may still be open.
export interface Marked {
  tag: 'em' | 'strong' | 'del' | 'code' | 'br' | 'a'
  url: string | null
  inside: Inline[]
}
export type Inline = string | Marked

interface Open {
  mark: string
  /** Where to go on once it is closed. */
  around: Inline[]
}

export function createWriter() {
  const whole: Inline[] = []
  let into = whole
  let open: Open[] = []

  /** Words that follow words are one text. */
  function add(inlines: readonly Inline[]) {
    for (const one of inlines) {
      const last = into.at(-1)
      if (typeof one === 'string' && typeof last === 'string') into[into.length - 1] = last + one
      else if (one) into.push(one)
    }
  }
  function put(tag: Marked['tag'], inside: Inline[] = [], url: string | null = null) {
    into.push({ tag, inside, url })
  }

  /**
   * A run of asterisks or underscores closes an open mark, else opens one, else is text. An unclosed mark ends
   * with its block. Otherwise it would have to turn back into text when the block is complete.
   */
  function emphasise(run: string, before = ' ', after = ' ') {
    const isLine = /^_/.test(run)
    const mayClose = !/\s/.test(before) && !(isLine && /[\p{L}\p{N}]/u.test(after))
    const mayOpen =
      !/\s/.test(after) && !(isLine ? /[\p{L}\p{N}]/u : /[a-z\d]/i).test(before) && run[0] !== '`'
    // More than three in a row are text.
    let left = run.length > 3 ? '' : run
    if (!left) add([run])
    while (left) {
      const marks = open.map(({ mark }) => mark)
      const exact = marks.indexOf(left)
      const at = exact < 0 ? marks.map((mark) => left.startsWith(mark)).lastIndexOf(true) : exact
      const next = [left.slice(0, 2), left.charAt(0)].find(
        (mark) => mark !== '~' && !marks.includes(mark),
      )
      if (mayClose && at >= 0) {
        left = left.slice(marks[at]?.length)
        into = open[at]?.around ?? into
        open = open.slice(0, at)
      } else if (mayOpen && next) {
        left = left.slice(next.length)
        open.push({ mark: next, around: into })
        const inside: Inline[] = []
        put(next.length < 2 ? 'em' : next < '~' ? 'strong' : 'del', inside)
        into = inside
      } else {
        add([left])
        left = ''
      }
    }
  }
  return { whole, add, put, emphasise }
}
