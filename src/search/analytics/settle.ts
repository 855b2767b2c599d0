// `search-settle`: what is shown once the search has come to rest, each thing once.

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
  /** The visitor goes on: the rest begins anew. */
  stir(): void
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
  function rest(detail: Detail) {
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
      else rest(detail)
    },
    stir() {
      if (latest) rest(latest)
    },
    dispose: stop,
  }
}
