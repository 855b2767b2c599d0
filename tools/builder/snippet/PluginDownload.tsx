// The plugin for WordPress, made when it is asked for. Says whether it could be made.
import { useEffect, useState } from 'react'
import type { Settings } from '../settings.ts'
import { filledIn, useWords } from '../words/words.ts'
import { headFor, pluginFile, pluginFor } from './plugin.ts'

interface Props {
  /** Of the site, as far as they are known here. */
  pages: readonly Settings[]
  addressOf(file: string): string
}

function save(file: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = pluginFile
  link.click()
  // Not at once: browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

export function PluginDownload({ pages, addressOf }: Props) {
  const words = useWords()
  const [said, setSaid] = useState('')
  const head = headFor(pages)
  // What was downloaded is not what is set any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in it is what it is about
  useEffect(() => setSaid(''), [head])
  async function download() {
    try {
      save(await pluginFor(pages, addressOf))
      setSaid(filledIn(words.pluginMade, { file: pluginFile }))
    } catch {
      setSaid(words.pluginFailed)
    }
  }
  return (
    <>
      <button type="button" className="strong" onClick={download}>
        {words.pluginDownload}
      </button>
      <p role="status" className="help">
        {said}
      </p>
    </>
  )
}
