// The box, and below it all that was found; or the box alone, where others answer.
import { useEffect } from 'react'
import { Box } from '../box/Box.tsx'
import { useSearch } from '../engine/useSearch.ts'
import { Found } from '../Found.tsx'
import { isOnlyBox } from '../setup.ts'
import type { LayoutProps } from './layout.ts'

export function Page({ settings, mayLoad, box, submit, failure, found }: LayoutProps) {
  const { engine } = useSearch()
  useEffect(() => {
    if (mayLoad) engine.begin()
  }, [engine, mayLoad])
  return (
    <>
      <Box settings={settings} box={box} submit={submit} />
      {failure}
      {!isOnlyBox(settings) && <Found {...found} />}
    </>
  )
}
