/** The address of a file in the folder of this page. */
export const beside = (file: string) => new URL(file, location.href.split(/[?#]/)[0]).href

/** Whether an address has no host, and so is on the same site. */
export const isOnSite = (address: string) => !/^(?:[a-z][\w+.-]*:|\/\/)/i.test(address)
