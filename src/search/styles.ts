// Chooses the style sheets of an element. Sheets for parts that its layout never shows are left out.
import type { SearchSettings } from '../contract/site-search.ts'
import natural from '../shell/styles/natural.css?inline'
import alike from './alike.css?inline'
import search from './box/box.css?inline'
import naturalBox from './box/natural-box.css?inline'
import suggesting from './box/suggesting.css?inline'
import circumstances from './circumstances.css?inline'
import { isOnlyBox } from './engine/setup.ts'
import calendar from './filters/calendar.css?inline'
import drawer from './filters/drawer.css?inline'
import facets from './filters/facets.css?inline'
import interval from './filters/interval.css?inline'
import dialog from './layouts/dialog.css?inline'
import dropdown from './layouts/dropdown.css?inline'
import empty from './layouts/empty.css?inline'
import opener from './layouts/opener.css?inline'
import openerButton from './layouts/opener-button.css?inline'
import options from './layouts/options.css?inline'
import rail from './layouts/rail.css?inline'
import hits from './results/hits.css?inline'
import pages from './results/pages.css?inline'
import tabs from './results/tabs.css?inline'
import toolbar from './results/toolbar.css?inline'
import views from './results/views.css?inline'
import room from './room.css?inline'

const found = [hits, views, empty]
const filters = [facets, drawer, interval, calendar]
/** Box, filters and results, in the page or in the dialog. */
const whole = [search, tabs, ...filters, ...found, pages, toolbar]
/** The box with a popup. */
const popup = [suggesting, dropdown, options]

/** The shared sheet comes first, and the one for special circumstances last. */
const inOrder = (...sheets: readonly string[]) => [alike, ...sheets, room, circumstances]
const inDialog = [...whole, suggesting, openerButton, dialog]
/** The sheets by the space that the element takes: a button, a box, or the whole search. */
const bySpace = {
  opener: inOrder(...inDialog, opener),
  nothing: inOrder(...inDialog),
  // Answers of an agent come in a dialog.
  dropdown: inOrder(search, ...found, ...popup, dialog, natural, naturalBox),
  box: inOrder(search, natural, naturalBox),
  boxWithPopup: inOrder(search, ...popup, natural, naturalBox),
  rail: inOrder(facets, hits, views, rail),
  page: inOrder(...whole, natural),
  pageWithPopup: inOrder(...whole, ...popup, natural),
}

export function stylesOf(settings: SearchSettings): readonly string[] {
  const { layout, trigger, recent, suggestionsIndex, recommend } = settings
  if (recommend) return bySpace.rail
  if (layout === 'dialog') return trigger === null ? bySpace.opener : bySpace.nothing
  if (layout === 'dropdown') return bySpace.dropdown
  const hasPopup = recent || suggestionsIndex !== null
  if (isOnlyBox(settings)) return hasPopup ? bySpace.boxWithPopup : bySpace.box
  return hasPopup ? bySpace.pageWithPopup : bySpace.page
}
