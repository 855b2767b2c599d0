// While the first results are on their way: the shape of what comes.
export function Bones({ label }: { label: string }) {
  return (
    <div className="bones" role="status" aria-label={label}>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
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
  )
}
