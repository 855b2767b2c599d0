/** Loads once, and again the next time it is needed if that fails: the network may be back. */
export function keptUnlessFailed<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let kept: Promise<Loaded> | undefined
  return () =>
    (kept ??= load().catch((error) => {
      kept = undefined
      throw error
    }))
}
