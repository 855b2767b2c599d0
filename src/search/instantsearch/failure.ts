// InstantSearch hears of a failure without what it would do about it: once no request is pending, it goes
// back to the words and filters of the last search that went well. The question that failed is therefore
// never answered, and the error told here, as the library itself tells it.
import type { InstantSearch } from 'instantsearch.js'
import type { EmbedError } from '../../errors/errors.ts'
import { tellOwner } from '../../errors/owner.ts'

export function tellFailure(instance: InstantSearch, error: EmbedError) {
  // It would call the search slow a moment later.
  clearTimeout(instance._searchStalledTimer)
  instance._searchStalledTimer = null
  try {
    instance.mainHelper?.emit('error', { error })
  } catch (broken) {
    tellOwner('error', 'the page’s own listener for search errors failed.', broken)
  }
}
