// Links to settings that many people look for, but that are folded: the looks, and some others.
import { goTo } from '../go-to.ts'
import { labelOf } from '../labels/label.ts'
import type { Tag } from '../settings.ts'
import { useLanguage, useWords } from '../words/words.ts'
import { controlId, often, partId } from './groups.ts'

export function Often({ tag }: { tag: Tag }) {
  const words = useWords()
  const language = useLanguage()
  const ways = [
    ...often[tag].map((name) => ({
      id: controlId(tag, name),
      title: labelOf(tag, name, language),
    })),
    { id: partId('looks'), title: words.looks },
  ]
  return (
    <p className="often">
      {words.often}{' '}
      {ways.map(({ id, title }) => (
        <button key={id} type="button" className="quiet" onClick={() => goTo(id)}>
          {title}
        </button>
      ))}
    </p>
  )
}
