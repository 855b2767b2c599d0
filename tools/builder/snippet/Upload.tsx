// Where the script comes from; of a copy of the owner's the files to take from here, and where to put them.
import { useState } from 'react'
import { beside } from '../beside.ts'
import type { Settings } from '../settings.ts'
import { filledIn, useWords } from '../words/words.ts'
import { CopyButton } from './CopyButton.tsx'
import { loadedFile } from './files.ts'
import { useHash } from './integrity.ts'
import { PluginDownload } from './PluginDownload.tsx'
import { filesOf, isAddress, isHere } from './pieces.ts'
import { servesToo } from './plugin.ts'
import { Source } from './Source.tsx'
import { TextControl } from './TextControl.tsx'
import { Misfit } from './Why.tsx'

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

/** One by one, for any host. */
function Files({ settings, change, withScript }: Omit<Props, 'box' | 'results'>) {
  const words = useWords()
  const [src] = useState(settings.src)
  const files = filesOf(settings)
  const [file = ''] = files
  const integrity = useHash(beside(file))
  // Found from a page in any folder.
  const atTop = `/${file}`
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
        help={filledIn(words.srcHelp, { file })}
        problem={isAddress(settings.src) ? '' : filledIn(words.srcWrong, { file })}
        {...{ settings, change }}
      />
      <Misfit {...{ settings, change }} />
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
          {settings.host === 'own' && <Files {...files} />}
          <p>{words.headByHand}</p>
          <p>
            <CopyButton label={words.copyHead} text={files.withScript} />
          </p>
        </div>
      </details>
    </>
  )
}

/** If the builder is online, the script is online beside it. */
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

function Copy(props: Props) {
  const words = useWords()
  const { settings } = props
  const ours = beside(loadedFile(settings))
  const isOnline = !isHere(ours)
  return (
    <>
      <h4>{isOnline && settings.src === ours ? words.online : words.upload}</h4>
      {isOnline ? <Online ours={ours} {...props} /> : <Files {...props} />}
    </>
  )
}

export function Upload(props: Props) {
  const words = useWords()
  const { settings, change } = props
  return (
    <div className="upload">
      <Source {...{ settings, change }} />
      {settings.for === 'wordpress' ? (
        <>
          <h4>{words.plugin}</h4>
          <Plugin {...props} />
        </>
      ) : (
        settings.host === 'own' && <Copy {...props} />
      )}
    </div>
  )
}
