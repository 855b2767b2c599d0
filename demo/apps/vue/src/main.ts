import 'site-embed/slim'
import { createApp } from 'vue'
import App from './App.vue'

SiteEmbed.configure({
  appId: 'GUIDE',
  apiKey: 'guide-search',
  searchHost: '/',
  spaceId: 'guide',
  accessToken: 'guide-delivery',
  contentHost: '/',
})
createApp(App).mount('main')
