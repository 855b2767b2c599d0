// The package as `npm pack` makes it of `dist/`, and an app's script that is built of its modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isObject, type Json, listOf } from '../../src/net/json.ts'
import { built, type Project } from './project.ts'

/** What npm says of one package: newer ones put it by its name, older ones in a list. */
const firstOf = (said: unknown): Json => {
  const one = Array.isArray(said) ? said[0] : isObject(said) ? Object.values(said)[0] : null
  if (!isObject(one)) throw new Error('npm pack tells of no package')
  return one
}

export interface Packed {
  tarball: Buffer
  /** Bytes of all files together, once it is installed. */
  size: number
  files: string[]
}

export function pack(): Packed {
  const folder = mkdtempSync(join(tmpdir(), 'site-embed-'))
  try {
    const { stdout } = spawnSync(
      'npm',
      ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
      { encoding: 'utf8', shell: process.platform === 'win32' },
    )
    const { filename, unpackedSize, files } = firstOf(JSON.parse(stdout))
    return {
      tarball: readFileSync(join(folder, String(filename))),
      size: Number(unpackedSize),
      files: listOf(files).map((file) => (isObject(file) ? String(file.path) : '')),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const modules = 'dist/module'
const fingerprint = () => {
  const hash = createHash('sha256')
  for (const name of readdirSync(modules, { recursive: true, encoding: 'utf8' }).sort())
    if (name.endsWith('.js')) hash.update(readFileSync(join(modules, name)))
  return hash.digest('hex')
}

/** The files that code of an app gets by each name; deeper names first, as what begins alike is taken too. */
const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | { default?: string }>
}
const imported = Object.entries(exports)
  .flatMap(([name, found]) => {
    const file = (typeof found === 'object' && found.default) || ''
    return file.startsWith(`./${modules}/`) ? [[`site-embed${name.slice(1)}`, resolve(file)]] : []
  })
  .reverse()

/** An app that imports the package by its name. A script that was made of other modules is made anew. */
export const builtWithPackage = ({ files, alias, ...rest }: Project) =>
  built({
    ...rest,
    files: { ...files, [`${fingerprint()}.txt`]: '' },
    alias: { ...Object.fromEntries(imported), ...alias },
  })
