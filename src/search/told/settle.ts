// `search-settle`: tells what is shown once nothing has changed for a second, the same only once.

interface Shown {
  query: string
  page: number
  nbHits: number
  index: string
  filters?: unknown
}

export interface Settler<Detail extends Shown> {
  /** These results are shown now. */
  results(detail: Detail): void
  /** The visitor has typed or chosen something: the second begins again. */
  restart(): void
  dispose(): void
}

export function createSettler<Detail extends Shown>(
  tell: (detail: Detail) => void,
  delay = 1000,
): Settler<Detail> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let told = ''
  let latest: Detail | undefined

  const keyOf = ({ query, page, nbHits, index, filters }: Detail) =>
    JSON.stringify([query, page, nbHits, index, filters])
  function stop() {
    clearTimeout(timer)
    latest = undefined
  }
  function wait(detail: Detail) {
    stop()
    latest = detail
    timer = setTimeout(() => {
      latest = undefined
      told = keyOf(detail)
      tell(detail)
    }, delay)
  }

  return {
    results(detail) {
      const key = keyOf(detail)
      if (latest && keyOf(latest) === key) return
      if (key === told) stop()
      else wait(detail)
    },
    restart() {
      if (latest) wait(latest)
    },
    dispose: stop,
  }
}
