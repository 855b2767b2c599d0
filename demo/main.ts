// `npm start` ends here: serve, and say where.
import { startDemo, warmUp } from './start.ts'

const port = Number(process.env.PORT || 4173)
const demo = await startDemo(Number.isInteger(port) && port >= 0 && port < 65536 ? port : 4173)
console.log(`site-embed is at ${demo.url}`)
// It only saves time: on a busy computer a request may be cut off, and the demo goes on.
await warmUp(demo).catch(() => {})
