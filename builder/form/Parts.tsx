// The way to each part of the form, and opening all of them.
import { goTo } from '../go-to.ts'
import type { Settings } from '../settings.ts'
import { useWords } from '../words/words.ts'
import { groups, namesOf, partId } from './groups.ts'

interface Props {
  settings: Settings
  allOpen: boolean
  openAll(open: boolean): void
}

export function Parts({ settings, allOpen, openAll }: Props) {
  const words = useWords()
  const titles = [
    { id: 'account', title: words.account },
    { id: 'first', title: words.groups.first },
    { id: 'looks', title: words.looks },
    { id: 'template', title: words.template },
    ...groups
      .filter((group) => group !== 'first' && namesOf(settings.element, group).length)
      .map((group) => ({ id: group, title: words.groups[group] })),
  ]
  return (
    <nav className="parts" aria-label={words.parts}>
      <ul>
        {titles.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className="quiet" onClick={() => goTo(partId(id))}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" aria-pressed={allOpen} onClick={() => openAll(!allOpen)}>
        {words.openAll}
      </button>
    </nav>
  )
}
