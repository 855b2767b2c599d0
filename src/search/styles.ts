// Which style sheets an element takes: what its layout never shows is not read for it.
import type { SearchSettings } from '../contract/site-search.ts'
import natural from '../shell/styles/natural.css?inline'
import poweredBy from './analytics/powered-by.css?inline'
import search from './box/box.css?inline'
import naturalBox from './box/natural-box.css?inline'
import calendar from './facets/calendar.css?inline'
import chips from './facets/chips.css?inline'
import drawer from './facets/drawer.css?inline'
import facets from './facets/facets.css?inline'
import interval from './facets/interval.css?inline'
import slider from './facets/slider.css?inline'
import values from './facets/values.css?inline'
import empty from './hits/empty.css?inline'
import hits from './hits/hits.css?inline'
import skeleton from './hits/skeleton.css?inline'
import views from './hits/views.css?inline'
import arrow from './icons/arrow.css?inline'
import dialog from './layouts/dialog.css?inline'
import dropdown from './layouts/dropdown.css?inline'
import opener from './layouts/opener.css?inline'
import more from './paging/more.css?inline'
import pages from './paging/pages.css?inline'
import banners from './rules/banners.css?inline'
import toolbar from './sorting/toolbar.css?inline'
import { isOnlyBox } from './state/setup.ts'
import suggesting from './suggesting/suggesting.css?inline'
import tabs from './tabs/tabs.css?inline'

const found = [hits, views, skeleton, empty, poweredBy]
const filters = [arrow, facets, values, chips, drawer, interval, slider, calendar]
/** Box, filters and results, in the page or in the dialog. */
const whole = [search, tabs, ...filters, ...found, pages, more, toolbar, banners]
/** The box with a popup. */
const popup = [suggesting, dropdown]

const inDialog = [...whole, suggesting, dialog]
/** An element may take the room of a button, of nothing, of a box, or of the whole search. */
const byRoom = {
  opener: [...inDialog, opener],
  nothing: inDialog,
  dropdown: [search, ...found, ...popup, natural, naturalBox],
  box: [search, natural, naturalBox],
  boxWithPopup: [search, ...popup, natural, naturalBox],
  page: [...whole, natural],
  pageWithPopup: [...whole, ...popup, natural],
}

export function stylesOf(settings: SearchSettings): readonly string[] {
  const { layout, trigger, recent, suggestionsIndex } = settings
  if (layout === 'dialog') return trigger === null ? byRoom.opener : byRoom.nothing
  if (layout === 'dropdown') return byRoom.dropdown
  const hasPopup = recent || suggestionsIndex !== null
  if (isOnlyBox(settings)) return hasPopup ? byRoom.boxWithPopup : byRoom.box
  return hasPopup ? byRoom.pageWithPopup : byRoom.page
}
