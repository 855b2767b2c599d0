// Tells InstantSearch about a failure. By itself, the library would return to the words and filters of the last
// successful search once no request is pending. So the failed request is never answered, and the error is sent
// from here in the library's own form.
import type { InstantSearch } from 'instantsearch.js'
import type { EmbedError } from '../../errors/errors.ts'
import { tellOwner } from '../../errors/owner.ts'

export function tellFailure(instance: InstantSearch, error: EmbedError) {
  // Otherwise the library would report a stalled search a moment later.
  clearTimeout(instance._searchStalledTimer)
  instance._searchStalledTimer = null
  try {
    instance.mainHelper?.emit('error', { error })
  } catch (broken) {
    tellOwner('error', 'the page’s own listener for search errors failed.', broken)
  }
}
