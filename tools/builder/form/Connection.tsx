// The connection test on demand, with all findings in one place.
import type { Inspection } from '../inspect/finding.ts'
import { filledIn, useWords } from '../words/words.ts'

interface Props {
  /** Null until somebody asks. */
  tested: Inspection | 'asking' | null
  test(): void
}

export function Connection({ tested, test }: Props) {
  const words = useWords()
  return (
    <div className="connection">
      <button type="button" onClick={test} aria-describedby="connection">
        {words.test}
      </button>
      <div role="status" className="findings" id="connection">
        {tested === 'asking' && <p>{words.testing}</p>}
        {tested && tested !== 'asking' && (
          <ul>
            {tested.findings.map(({ code, grade, values }) => (
              <li key={code + JSON.stringify(values)} data-grade={grade}>
                {filledIn(words.findings[code], values)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
