import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'

// Both services are those of `npm start`: ../README.md.
const demo = process.env.DEMO || 'http://127.0.0.1:4173'

const rewrites = () =>
  ['1', 'spaces'].map((name) => ({
    source: `/${name}/:path*`,
    destination: `${demo}/${name}/:path*`,
  }))

/** What is exported are files, which pass nothing on. */
export default (phase) =>
  phase === PHASE_DEVELOPMENT_SERVER ? { rewrites } : { output: 'export', distDir: 'dist' }
