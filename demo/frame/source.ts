// A page's source as text to read: tags, names and values in their colours.

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
export const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign)

/** In one go, so that nothing is coloured twice. */
const pieces = /(&lt;!--[\s\S]*?--&gt;)|(&lt;\/?)([a-z][\w-]*)|([\w-]+)=("[^"]*")/g

export const coloured = (source: string) =>
  escaped(source).replace(pieces, (_, comment, bracket, tag, name, value) => {
    if (comment) return `<i class="aside">${comment}</i>`
    return tag ? `${bracket}<b>${tag}</b>` : `<i>${name}</i>=<q>${value}</q>`
  })
