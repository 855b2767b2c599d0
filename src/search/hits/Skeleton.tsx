// The shape of results, while the first ones are loading.
import type { View } from './Hits.tsx'

export function Skeleton({ label, view = 'list' }: { label: string; view?: View }) {
  return (
    <div className="bones" role="status" aria-label={label}>
      <div className="hits" data-view={view}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className="hit" aria-hidden="true">
            <div className="bone bone-image" />
            <div className="hit-body">
              <div className="bone bone-title" />
              <div className="bone bone-text" />
              <div className="bone bone-text short" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
