// The thread of scripts/bundle/ordered.ts. Not in TypeScript, because Node loads none as a thread's first file.
import { parentPort, workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { longInOrder, outermostInOrder } = await import('./order.ts')
const { which, code, fileName } = workerData
const inOrder = { long: longInOrder, outermost: outermostInOrder }[which]
parentPort.postMessage(inOrder(code, fileName))
