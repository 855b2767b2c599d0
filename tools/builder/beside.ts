/** The address of a file that lies beside this page. */
export const beside = (file: string) => new URL(file, location.href.split(/[?#]/)[0]).href

/** Without a host: beside the pages of the site that it is for. */
export const isOnSite = (address: string) => !/^(?:[a-z][\w+.-]*:|\/\/)/i.test(address)
