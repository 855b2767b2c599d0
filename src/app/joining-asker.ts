// The asker within an instance of the app's: its client answers, its state and its widgets count as ours.
import type { InstantSearch, SearchClient } from 'instantsearch.js'
import { emptyState } from '../search/engine/state.ts'
import { InstantSearchAsker } from '../search/instantsearch/asker.ts'
import { withState } from '../search/instantsearch/parameters.ts'
import { answerOf, type GivenClient } from '../search/service/instantsearch-client.ts'
import type { Query } from '../search/service/query.ts'

export class JoiningAsker extends InstantSearchAsker {
  /** Others in the instance have been answered without us. */
  private isBehind = false
  private readonly added = new Set<unknown>()

  /** Ends with what it returns: then the instance is as if nobody had joined. */
  join(instance: InstantSearch): () => void {
    const { mainHelper, mainIndex } = instance
    // The other kind of client, for compositions, has been left alone: instance-around.ts.
    const theirs = instance.client as SearchClient
    this.isBehind = true
    mainHelper?.setClient(this.before(theirs))
    const detach = this.attach(instance)
    return () => {
      mainHelper?.setClient(theirs)
      mainIndex.removeWidgets(mainIndex.getWidgets().filter((widget) => this.added.has(widget)))
      detach()
    }
  }

  /** While nothing is asked here, as in a dropdown that is closed, others go on by themselves. */
  private before(theirs: SearchClient): SearchClient {
    // The library's types leave out searches in the values of a facet, and clients with a method for them.
    const given = theirs as unknown as GivenClient
    const search: SearchClient['search'] = (queries) => {
      if (this.open && !this.open.isEmpty) return this.searchClient.search(queries)
      this.isBehind = true
      return answerOf(given, queries as unknown as readonly Query[]) as Promise<never>
    }
    // Widgets for recommendations ask for those alone, and of no other client.
    const getRecommendations = theirs.getRecommendations?.bind(theirs)
    return { ...this.searchClient, search, ...(getRecommendations && { getRecommendations }) }
  }

  /** Remembers which widgets of the instance are ours. */
  protected override write() {
    const widgets = () => this.instance?.mainIndex.getWidgets() ?? []
    const before = new Set(widgets())
    this.writeInTurn()
    for (const widget of widgets()) if (!before.has(widget)) this.added.add(widget)
  }

  /** What others have chosen meanwhile comes first. */
  private writeInTurn() {
    const helper = this.instance?.mainIndex.getHelper()
    if (this.instance && helper && this.open && this.isBehind) {
      this.isBehind = false
      const { question } = this.open
      this.widgets.keep(this.instance.mainIndex, question)
      const nothing = emptyState(question.state.index)
      this.written ??= withState(helper.state, nothing, {}, question.setup).parameters
      if (this.isChosenElsewhere()) return
    }
    super.write()
  }
}
