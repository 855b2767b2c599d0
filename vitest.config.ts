// The small tests: ours in a stand-in for a browser, the sandbox's in Node.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // One core would otherwise be kept free.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'src',
          environment: 'happy-dom',
          include: ['tests/{contract,element,shell,template,search,content}/**/*.test.{ts,tsx}'],
        },
      },
      { test: { name: 'sandbox', environment: 'node', include: ['tests/sandbox/**/*.test.ts'] } },
    ],
  },
})
