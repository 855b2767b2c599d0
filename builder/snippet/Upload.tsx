// The files that the snippet loads: to take from here, and where to put them.
import type { Settings } from '../settings.ts'
import { filledIn, useWords } from '../words/words.ts'
import { useHash } from './integrity.ts'
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

export function Upload({ settings, change }: Props) {
  const words = useWords()
  const files = filesOf(settings)
  const integrity = useHash(beside(files[0] ?? ''))
  return (
    <div className="upload">
      <h3>{words.upload}</h3>
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
      {integrity && (
        <p className="help">
          {words.integrity} <code>{integrity}</code>
        </p>
      )}
      {isHere(settings.src) && (
        <p className="note">{filledIn(words.localNote, { label: words.src })}</p>
      )}
      <TextControl name="src" label={words.src} help={words.srcHelp} {...{ settings, change }} />
    </div>
  )
}
