// Chooses where the script comes from: a public host, or the owner's own copy; and what its file needs.
import { beside } from '../beside.ts'
import { Segments } from '../Segments.tsx'
import type { Host, Settings } from '../settings.ts'
import { useWords } from '../words/words.ts'
import { fileOf, hasSearch } from './files.ts'

interface Props {
  settings: Settings
  change(settings: Settings): void
}

/** A copy begins with the one beside this page. */
const withHost = (settings: Settings, host: Host): Settings => ({
  ...settings,
  host,
  src: settings.src || (host === 'own' ? beside(fileOf(settings)) : ''),
})

export function Source({ settings, change }: Props) {
  const words = useWords()
  return (
    <>
      <Segments<Host>
        name="host"
        title={words.host}
        items={words.hosts}
        chosen={settings.host}
        choose={(host) => change(withHost(settings, host))}
        describedBy="host-help"
      />
      <p id="host-help" className="help">
        {words.hostHelp[settings.host]}
      </p>
      {hasSearch(settings) && (
        <label className="start-first">
          <input
            type="checkbox"
            name="widgets"
            checked={settings.widgets}
            onChange={({ target }) => change({ ...settings, widgets: target.checked })}
          />
          {words.widgets}
        </label>
      )}
    </>
  )
}
