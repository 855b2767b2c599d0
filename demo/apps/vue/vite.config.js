import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

// Both services are those of `npm start`: ../README.md.
const demo = process.env.DEMO || 'http://127.0.0.1:4173'

const isCustomElement = (tag) => ['site-search', 'rich-doc'].includes(tag)

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  server: { proxy: { '/1/': demo, '/spaces/': demo } },
})
