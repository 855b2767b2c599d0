// The value of an option on the command line: `--name value`, or `--name=value`.

/**
 * @param {readonly string[]} words
 * @param {string} name
 * @returns {string | undefined}
 */
export function wordAfter(words, name) {
  const at = words.findLastIndex((word) => word === name || word.startsWith(`${name}=`))
  return words[at] === name ? words[at + 1] : words[at]?.slice(name.length + 1)
}
