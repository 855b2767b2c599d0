// The settings of the page: read from the address and this tab's storage, and saved there with each change.
import { useEffect, useState } from 'react'
import { fromStore, leadsToSandbox, toAddress, toStore, withAddress } from './kept.ts'
import { hasSandbox, inSandbox, withoutBrandIn, withoutExampleFilters } from './sandbox.ts'
import { accountOf, emptySettings, type Settings, tags } from './settings.ts'
import { withFileOf } from './snippet/files.ts'

const fromAddress = (before: Settings) => withFileOf(before, withAddress(location.hash, before))

const first = () => fromAddress(fromStore() ?? emptySettings)

const hasNoAccount = ({ attributes }: Settings) =>
  tags.every((tag) => accountOf(tag).every((name) => !attributes[tag][name]))

/** Safari refuses when the address changes too often: then the next change writes it. */
function putAddress(hash: string) {
  if (location.hash === hash) return
  try {
    history.replaceState(history.state, '', hash)
  } catch {
    // The settings are kept for this tab all the same.
  }
}

export function useSettings() {
  const [settings, setSettings] = useState(first)
  const [sandbox, setSandbox] = useState(false)
  const [mayBeSandbox] = useState(() => leadsToSandbox(location.hash))
  useEffect(() => {
    hasSandbox().then((found) => {
      setSandbox(found)
      if (!found || !mayBeSandbox) return
      setSettings((now) => (hasNoAccount(now) ? tags.reduce(inSandbox, now) : now))
    })
  }, [mayBeSandbox])
  useEffect(() => {
    const followed = () => setSettings(fromAddress)
    addEventListener('hashchange', followed)
    return () => removeEventListener('hashchange', followed)
  }, [])
  useEffect(() => {
    toStore(settings)
    putAddress(`#${toAddress(settings)}`)
  }, [settings])
  const change = (next: Settings) =>
    setSettings((now) => withFileOf(now, withoutBrandIn(now, withoutExampleFilters(now, next))))
  return { settings, sandbox, change }
}
