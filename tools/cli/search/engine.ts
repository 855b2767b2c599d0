// Sends requests to another engine than Algolia with the script that pages load for it.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { startCall } from '../../../src/net/deadline.ts'
import type { Json } from '../../../src/net/json.ts'
import type { EngineName } from '../../../src/search/service/engine-script.ts'
import type { Query } from '../../../src/search/service/query.ts'
import { startNeed } from '../../../src/search/service/requester.ts'
import { createService } from '../../../src/search/service/service.ts'
import { CannotWork } from '../page/source.ts'
import type { SearchService } from './questions.ts'

/** Beside the command, in `dist/`. */
function fileOf(engine: EngineName) {
  const file = join(dirname(fileURLToPath(import.meta.url)), '..', `site-embed.${engine}.js`)
  if (!existsSync(file)) throw new CannotWork(`${file} is missing: npm run build makes it.`)
  return file
}

/** A window object for the script to write to. Its event is ignored, because the script is loaded before any request. */
function standInWindow() {
  const events = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    Reflect.set(globalThis, name, events[name].bind(events))
  globalThis.window ??= globalThis as typeof globalThis & Window
}

async function load(engine: EngineName) {
  const file = fileOf(engine)
  standInWindow()
  await import(pathToFileURL(file).href)
}

const loaded = new Map<EngineName, Promise<void>>()

/** Rejects with the error that the element would have. */
export async function askEngine(
  service: SearchService & { engine: EngineName },
  queries: readonly Query[],
): Promise<readonly Json[]> {
  const script = loaded.get(service.engine) ?? load(service.engine)
  loaded.set(service.engine, script)
  await script
  const call = startCall()
  try {
    const ask = createService(service, () => {})
    return (await ask(queries, service.apiKey, startNeed(call))).results
  } finally {
    call.done()
  }
}
