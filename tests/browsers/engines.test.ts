// What the three engines are asked is one list: what one of them leaves out has a tag that says so.
import { expect, test, vi } from 'vitest'

const configs = {
  chromium: '../playwright.config.ts',
  firefox: '../playwright.firefox.config.ts',
  webkit: '../playwright.webkit.config.ts',
}

interface Project {
  grep?: RegExp
  grepInvert?: RegExp
}

async function asked(engine: keyof typeof configs, family: string) {
  vi.stubEnv('SITE_EMBED_FAMILY', family)
  vi.resetModules()
  const { default: config } = await import(configs[engine])
  const { testDir, testMatch, testIgnore, grep, grepInvert } = config
  const projects: Project[] = config.projects
  return { files: { testDir, testMatch, testIgnore, grep }, without: grepInvert, projects }
}

type Asked = Awaited<ReturnType<typeof asked>>

/** The tags that each project leaves out; what a project says of its own takes the place of what all are told. */
const withoutIn = ({ without, projects }: Asked): string[][] =>
  projects.map(({ grepInvert = without }) => grepInvert?.source.split('|') ?? [])

/** The tags whose tests no project runs. */
function leftOut(engine: Asked) {
  const [first = [], ...others] = withoutIn(engine)
  return first.filter((tag) => others.every((tags) => tags.includes(tag)))
}

for (const family of ['browsers', 'browsers-slim'])
  test(`all three engines have the same files (${family}), and leave out only what has a tag`, async () => {
    const chromium = await asked('chromium', family)
    const firefox = await asked('firefox', family)
    const webkit = await asked('webkit', family)
    expect(chromium.files.testIgnore).toContain('looks.test.ts')
    expect(firefox.files).toEqual(chromium.files)
    expect(webkit.files).toEqual(chromium.files)
    expect(leftOut(chromium)).toEqual([])
    expect(leftOut(firefox)).toEqual(['@chromium', '@not-firefox'])
    expect(leftOut(webkit)).toEqual(['@chromium', '@not-webkit'])
    // What one project of an engine passes over, another one has.
    for (const engine of [chromium, firefox, webkit]) {
      const never = leftOut(engine)
      const passedOver = withoutIn(engine).flat()
      const others = new Set(passedOver.filter((tag) => !never.includes(tag)))
      expect(engine.projects.flatMap(({ grep }) => grep?.source ?? [])).toEqual([...others])
    }
  })
