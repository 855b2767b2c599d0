import { defineConfig } from 'vite'

// Both services are those of `npm start`: ../README.md.
const demo = process.env.DEMO || 'http://127.0.0.1:4173'

export default defineConfig({ server: { proxy: { '/1/': demo, '/spaces/': demo } } })
