// The way to each part of the form.
import { goTo } from '../go-to.ts'
import { useWords } from '../words/words.ts'
import { partId } from './groups.ts'

export function Parts() {
  const words = useWords()
  const titles = { account: words.account, first: words.groups.first, rest: words.rest }
  return (
    <nav className="parts" aria-label={words.parts}>
      <ul>
        {Object.entries(titles).map(([part, title]) => (
          <li key={part}>
            <button type="button" className="quiet" onClick={() => goTo(partId(part))}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
