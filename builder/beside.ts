/** The address of a file that lies beside this page. */
export const beside = (file: string) => new URL(file, location.href.split(/[?#]/)[0]).href
