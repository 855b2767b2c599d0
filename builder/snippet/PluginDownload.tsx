// The plugin for WordPress, made when it is asked for. Says whether it could be made.
import { useEffect, useState } from 'react'
import type { Settings } from '../settings.ts'
import { filledIn, useWords } from '../words/words.ts'
import { pluginFile, pluginOf } from './plugin.ts'

interface Props {
  settings: Settings
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

export function PluginDownload({ settings, addressOf }: Props) {
  const words = useWords()
  const [said, setSaid] = useState('')
  // What was downloaded is not what is set any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings are what it is about
  useEffect(() => setSaid(''), [settings])
  async function download() {
    try {
      save(await pluginOf(settings, addressOf))
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
