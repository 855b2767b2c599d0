// Orders the functions of a script in a thread, because this takes most of the time of a build: scripts of one
// build are ordered at the same time, each on a processor of its own.
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'
import type { longInOrder } from './order.ts'

interface Task {
  which: 'long' | 'outermost'
  code: string
  fileName: string
}

const inThread = (workerData: Task) =>
  new Promise<ReturnType<typeof longInOrder>>((resolve, reject) =>
    new Worker(new URL('./order-thread.mjs', import.meta.url), { workerData })
      .on('message', resolve)
      .on('error', reject),
  )

export const orderedFunctions = (): Plugin[] =>
  (['long', 'outermost'] as const).map((which) => ({
    name: 'ordered-functions',
    renderChunk: (code, { fileName }) => inThread({ which, code, fileName }),
  }))
