import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const isCustomElement = (tag) => ['site-search', 'rich-doc'].includes(tag)

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
})
