// The icons of the search, drawn as lines in the colour of the text beside them.
const paths = {
  glass: 'M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM12.5 12.5l5 5',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 6v4l3 2',
  cross: 'm5 5 10 10M15 5 5 15',
}
export type IconName = keyof typeof paths

export const Icon = ({ name }: { name: IconName }) => (
  <svg className={`drawn ${name}`} viewBox="0 0 20 20" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)
