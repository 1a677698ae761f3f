import path from 'node:path'
import { browserSuite } from '../test/run'
import type { Environment } from '../stack/child'
import { checkOfSite, type Check } from './check'

/** Returns a check that runs browser tests on two instances; the arguments select tests. */
const browserTests = (own: Environment, selected: readonly string[] = []): Check =>
  checkOfSite(
    async ({ env, connection, url, dataDir }, tries, args) => {
      const report = path.join(dataDir, 'browser.json')
      const running = { env: { ...env, ...own }, connection, siteUrl: url, report }
      const { tally, failures } = await browserSuite(running, [...selected, ...args])
      tries.tried += tally.passed + tally.failed
      tries.failures.push(...failures)
      if (tally.failed > failures.length) tries.failures.push('the run failed and does not say where')
    },
    { env: { TRUSTED_PROXY_HOPS: '2' }, hear: () => undefined },
  )

export const instances = browserTests({})

/** The browser tests that judge times run one at a time, so that no other test makes them slower. */
export const times = browserTests({ JUDGE_TIMES: '1' }, ['--grep', '@timed', '--workers', '1'])
