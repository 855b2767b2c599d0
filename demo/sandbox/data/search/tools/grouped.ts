/** A filter of an index whose records are found in groups counts those, as the list of results does. */
export const countedInGroups = (attribute: string) => `afterDistinct(${attribute})`
