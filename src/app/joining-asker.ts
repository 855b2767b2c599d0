// The asker inside an instance of the app: its client answers, and its state and widgets count like ours.
import type { InstantSearch, SearchClient } from 'instantsearch.js'
import { emptyState } from '../search/engine/state.ts'
import { InstantSearchAsker } from '../search/instantsearch/asker.ts'
import { withState } from '../search/instantsearch/parameters.ts'
import { answerOf, type GivenClient } from '../search/service/instantsearch-client.ts'
import type { Query } from '../search/service/query.ts'

export class JoiningAsker extends InstantSearchAsker {
  /** Other widgets of the instance got an answer without us. */
  private isBehind = false
  private readonly added = new Set<unknown>()

  /** Returns a function that ends it and leaves the instance as it was before. */
  join(instance: InstantSearch): () => void {
    const { mainHelper, mainIndex } = instance
    // instance-around.ts has already excluded the other kind of client, for compositions.
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

  /** While this search asks nothing, such as in a closed dropdown, the app's widgets ask by themselves. */
  private before(theirs: SearchClient): SearchClient {
    // The library's types leave out searches in the values of a facet, and clients with a method for them.
    const given = theirs as unknown as GivenClient
    const search: SearchClient['search'] = (queries) => {
      if (this.open && !this.open.isEmpty) return this.searchClient.search(queries)
      this.isBehind = true
      return answerOf(given, queries as unknown as readonly Query[]) as Promise<never>
    }
    // Widgets for recommendations ask this client, and only for recommendations.
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

  /** Applies what others have chosen meanwhile first. */
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
