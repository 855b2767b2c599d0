/** Of plain data, in the same order. */
export const areSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
