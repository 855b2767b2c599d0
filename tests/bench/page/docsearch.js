// As the documentation of DocSearch shows it.
const { service } = window.bench

window.docsearch({
  container: '#docsearch',
  appId: service.app,
  apiKey: service.key,
  indices: [service.docs],
  // Its own client with all it does, but for the host that is asked.
  transformSearchClient(client) {
    client.transporter.hosts.splice(0, Number.POSITIVE_INFINITY, {
      url: service.host,
      protocol: 'http',
      accept: 'readWrite',
    })
    return client
  },
})
