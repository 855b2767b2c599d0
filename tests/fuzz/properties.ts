/**
 * What browsers say of `CSS.supports`, which the stand-in for one lacks: every property takes `inherit`. The
 * style object has a `length` too, which is no property of CSS.
 */
export const isProperty = (name: string, value: string) => name !== 'length' && value === 'inherit'
