// The files that the snippet loads: to take from here, and where to put them.
import type { Settings } from '../settings.ts'
import { filledIn, useWords } from '../words/words.ts'
import { useHash } from './integrity.ts'
import { PluginDownload } from './PluginDownload.tsx'
import { filesOf } from './pieces.ts'
import { TextControl } from './TextControl.tsx'

interface Props {
  settings: Settings
  change(settings: Settings): void
}

/** On the computer of whoever looks at this page: their visitors have no such address. */
function isHere(src: string): boolean {
  try {
    const { protocol, hostname } = new URL(src, location.href)
    return protocol === 'file:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
  } catch {
    return false
  }
}

/** They lie beside this page. */
const beside = (file: string) => new URL(file, location.href.split(/[?#]/)[0]).href

/** One by one, for any host. */
function Files({ settings, change }: Props) {
  const words = useWords()
  const files = filesOf(settings)
  const integrity = useHash(beside(files[0] ?? ''))
  return (
    <>
      <p>{words.hosting[settings.for]}</p>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <a href={beside(file)} download={file.split('/').at(-1)}>
              {filledIn(words.download, { file })}
            </a>
          </li>
        ))}
      </ul>
      {isHere(settings.src) && (
        <p className="note">{filledIn(words.localNote, { label: words.src })}</p>
      )}
      <TextControl name="src" label={words.src} help={words.srcHelp} {...{ settings, change }} />
      {integrity && (
        <p className="help">
          {words.integrity} <code>{integrity}</code>
        </p>
      )}
    </>
  )
}

export function Upload({ settings, change }: Props) {
  const words = useWords()
  if (settings.for !== 'wordpress')
    return (
      <div className="upload">
        <h4>{words.upload}</h4>
        <Files {...{ settings, change }} />
      </div>
    )
  return (
    <div className="upload">
      <h4>{words.plugin}</h4>
      <p>{words.pluginHelp}</p>
      <PluginDownload settings={settings} addressOf={beside} />
      <p className="help">{words.pluginAgain}</p>
      <details>
        <summary>{words.withoutPlugin}</summary>
        <div className="upload">
          <Files {...{ settings, change }} />
        </div>
      </details>
    </div>
  )
}
