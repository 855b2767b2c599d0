import 'site-embed/slim'
import { mount } from 'svelte'
import App from './App.svelte'

SiteEmbed.configure({
  appId: 'GUIDE',
  apiKey: 'guide-search',
  searchHost: '/',
  spaceId: 'guide',
  accessToken: 'guide-delivery',
  contentHost: '/',
})
mount(App, { target: document.querySelector('main') })
