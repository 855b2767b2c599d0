// As the documentation of contentful.js and of its HTML renderer shows it.
const { service, content } = window.bench

const client = window.contentful.createClient({
  space: content.space,
  accessToken: content.token,
  host: service.host,
  insecure: true,
})
client.getEntry(content.entry, { include: 3 }).then(({ fields }) => {
  document.getElementById('article').innerHTML = window.richText.documentToHtmlString(fields.body)
})
