// A number of stars, only visual: words beside it say the same.
interface Props {
  /** How many are filled. */
  stars: number
  top: number
}

export const Stars = ({ stars, top }: Props) => (
  <span className="stars" aria-hidden="true">
    {'★'.repeat(stars)}
    <span>{'★'.repeat(top - stars)}</span>
  </span>
)
