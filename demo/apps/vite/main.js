import 'site-embed/slim'
import 'site-embed/themes/editorial.css'

SiteEmbed.configure({
  appId: 'GUIDE',
  apiKey: 'guide-search',
  searchHost: '/',
  spaceId: 'guide',
  accessToken: 'guide-delivery',
  contentHost: '/',
})
