// The files that the snippet loads: to take from here, and where to put them.
import { useState } from 'react'
import { beside } from '../beside.ts'
import type { Settings } from '../settings.ts'
import { filledIn, useWords } from '../words/words.ts'
import { CopyButton } from './CopyButton.tsx'
import { useHash } from './integrity.ts'
import { PluginDownload } from './PluginDownload.tsx'
import { filesOf, isAddress, isHere } from './pieces.ts'
import { servesToo } from './plugin.ts'
import { TextControl } from './TextControl.tsx'

interface Props {
  settings: Settings
  change(settings: Settings): void
  /** That leads to this page of results, on another page of the site. */
  box: Settings | null
  /** The page of results that this box leads to. */
  results: Settings | null
  /** The part of the snippet that has the script. */
  withScript: string
}

/** Found from a page in any folder. */
const atTop = '/site-embed.js'

/** One by one, for any host. */
function Files({ settings, change, withScript }: Omit<Props, 'box' | 'results'>) {
  const words = useWords()
  const [src] = useState(settings.src)
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
      {isHere(settings.src) && <p className="note">{words.localNote}</p>}
      <TextControl
        name="src"
        label={words.src}
        help={words.srcHelp}
        problem={isAddress(settings.src) ? '' : words.srcWrong}
        {...{ settings, change }}
      />
      {settings.for === 'html' && settings.src !== atTop && (
        <p>
          <button
            type="button"
            className="quiet"
            onClick={() => change({ ...settings, src: atTop })}
          >
            {filledIn(words.atTop, { address: atTop })}
          </button>
        </p>
      )}
      {/* What was copied before has the address of before. */}
      {settings.src !== src && <CopyButton label={words.copyAgain} text={withScript} strong />}
      {integrity && (
        <details>
          <summary>{words.byHand}</summary>
          <p className="help">
            {words.integrity} <code>{integrity}</code>
          </p>
        </details>
      )}
    </>
  )
}

function Plugin({ box, results, ...files }: Props) {
  const { settings } = files
  const words = useWords()
  const other = box ?? results
  if (box && servesToo(box, settings)) return <p>{words.pluginThere}</p>
  return (
    <>
      <p>{words.pluginHelp}</p>
      <PluginDownload pages={other ? [other, settings] : [settings]} addressOf={beside} />
      <p className="help">{words.pluginAgain}</p>
      {!settings.both && <p className="help">{filledIn(words.pluginOne, { both: words.both })}</p>}
      <details>
        <summary>{words.withoutPlugin}</summary>
        <div className="upload">
          <Files {...files} />
          <p>
            <CopyButton label={words.copyHead} text={files.withScript} />
          </p>
        </div>
      </details>
    </>
  )
}

/** Whoever has put the builder online has put the script there with it. */
function Online({ ours, ...files }: Omit<Props, 'box' | 'results'> & { ours: string }) {
  const words = useWords()
  const isLoaded = files.settings.src === ours
  return (
    <>
      <p>{filledIn(isLoaded ? words.onlineText : words.onlineElsewhere, { address: ours })}</p>
      <details open={!isLoaded}>
        <summary>{words.ownHost}</summary>
        <div className="upload">
          <Files {...files} />
        </div>
      </details>
    </>
  )
}

export function Upload(props: Props) {
  const words = useWords()
  const ours = beside('site-embed.js')
  const isOnline = !isHere(ours)
  if (props.settings.for === 'wordpress')
    return (
      <div className="upload">
        <h4>{words.plugin}</h4>
        <Plugin {...props} />
      </div>
    )
  return (
    <div className="upload">
      <h4>{isOnline && props.settings.src === ours ? words.online : words.upload}</h4>
      {isOnline ? <Online ours={ours} {...props} /> : <Files {...props} />}
    </div>
  )
}
