#!/usr/bin/env node
// React asks where it is while it is loaded: what it has for its developers is none of our readers'.
process.env.NODE_ENV ||= 'production'
const { main } = await import('./main.ts')
process.exitCode = await main(process.argv.slice(2))
