// What a text becomes while it is read: words, and elements that may still be open.
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

const isWord = (sign = '') => /[\p{L}\p{N}]/u.test(sign)
const isGap = (sign = ' ') => /\s/.test(sign)

export type Writer = ReturnType<typeof createWriter>

export function createWriter() {
  const whole: Inline[] = []
  let into = whole
  let open: Open[] = []

  /** Words that follow words are one text. */
  function add(inlines: readonly Inline[]) {
    for (const one of inlines) {
      const last = into.at(-1)
      if (typeof one !== 'string') into.push(one)
      else if (typeof last === 'string') into[into.length - 1] = last + one
      else if (one) into.push(one)
    }
  }
  function put(tag: Marked['tag'], inside: Inline[] = [], url: string | null = null) {
    into.push({ tag, inside, url })
  }
  function begin(mark: string) {
    const around = into
    into = []
    around.push({
      tag: mark.length < 2 ? 'em' : mark < '~' ? 'strong' : 'del',
      inside: into,
      url: null,
    })
    open.push({ mark, around })
  }
  /** And whatever is open in it. */
  function close(at: number) {
    into = open[at]?.around ?? into
    open = open.slice(0, at)
  }

  /**
   * A run of stars, lines or tildes: it closes what is open, else opens, else is text. A mark that nobody closes
   * ends with its block: as a sign it would have to turn back into one when the block is whole.
   */
  function emphasise(run: string, before: string | undefined, after: string | undefined) {
    const isLine = run.startsWith('_')
    const mayClose = !isGap(before) && !(isLine && isWord(after))
    const mayOpen = !isGap(after) && !(isLine ? isWord(before) : /[a-z\d]/i.test(before ?? ''))
    // More in a row are no mark.
    let left = run.length > 3 ? '' : run
    if (!left) add([run])
    while (left) {
      const exact = open.findIndex(({ mark }) => mark === left)
      const at = exact < 0 ? open.map(({ mark }) => left.startsWith(mark)).lastIndexOf(true) : exact
      const next = [left.slice(0, 2), left.slice(0, 1)].find(
        (mark) => mark !== '~' && !open.some((one) => one.mark === mark),
      )
      if (mayClose && at >= 0) {
        left = left.slice(open[at]?.mark.length)
        close(at)
      } else if (mayOpen && next) {
        left = left.slice(next.length)
        begin(next)
      } else {
        add([left])
        left = ''
      }
    }
  }
  return { whole, add, put, emphasise }
}
