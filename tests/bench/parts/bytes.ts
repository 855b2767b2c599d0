// What the scripts of each weigh on their way, those that stand in the page among them.
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Scene } from '../scene.ts'
import { packedFile } from '../server.ts'

export async function bytes({ contenders, ledger }: Scene): Promise<void> {
  for (const contender of contenders) {
    const { scripts, own, early } = contender
    if (early) continue
    const files = scripts.map(packedFile)
    const inline = own ? readFileSync(own) : Buffer.alloc(0)
    const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0) / 1000
    ledger.add('', contender, {
      gzip: sum([...files.map(({ gzip }) => gzip.length), own ? gzipSync(inline).length : 0]),
      brotli: sum([
        ...files.map(({ br }) => br.length),
        own ? brotliCompressSync(inline).length : 0,
      ]),
    })
  }
}
