// Pages that were made without us in mind: search, filters and text work there, look as they do on a
// plain page, and leave alone what is the page’s.
import { apps } from '../fixtures/hosts/apps.ts'
import { inFrameworks } from '../fixtures/hosts/frameworks.ts'
import { libraries } from '../fixtures/hosts/libraries.ts'
import { loaders } from '../fixtures/hosts/loaders.ts'
import { styles } from '../fixtures/hosts/styles.ts'
import { standsOn } from './host-pages.ts'
import { test } from './site.ts'

// A first test of a worker looks at two pages.
test.describe.configure({ timeout: 120_000 })

for (const host of [...styles, ...loaders, ...libraries, ...apps, ...inFrameworks])
  test(
    `both elements work and look as usual on a page with ${host.name}`,
    {
      // Without a graphics card its view transitions never begin, and the page stands still.
      tag: host.name.startsWith('view transitions') ? ['@not-webkit'] : [],
    },
    ({ site }) => standsOn(site, host),
  )
