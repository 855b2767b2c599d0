// Whether two values are equal.
/** Compares plain data, including its order. */
export const areSame = (a: unknown, b: unknown) =>
  a === b || JSON.stringify(a) === JSON.stringify(b)
export const areSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((member, at) => member === other[at])
export const haveSameMembers = <Members extends object>(one: Members, other: Members) =>
  (Object.keys({ ...one, ...other }) as (keyof Members)[]).every(
    (name) => one[name] === other[name],
  )
