// Some features have their own script beside the bundle, because few pages need them: engines other than Algolia
// (src/engines), and asking an agent (src/ask). Each comes from a script tag of the page, before or after ours.
declare global {
  interface Window {
    /** Written by these scripts, each of which then sends the event below. */
    SiteEmbedEngines?: Partial<SiteEmbedScripts>
  }
}
export const scriptArrives = 'site-embed-engine'

export const waitForScript = <Name extends keyof SiteEmbedScripts>(
  name: Name,
  signal: AbortSignal,
) =>
  new Promise<SiteEmbedScripts[Name]>((resolve) => {
    const look = () => {
      const script = window.SiteEmbedEngines?.[name]
      if (!script) return
      removeEventListener(scriptArrives, look)
      resolve(script)
    }
    addEventListener(scriptArrives, look, { signal })
    look()
  })
