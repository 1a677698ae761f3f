import path from 'node:path'
import { browserSuite } from '../test/run'
import { checkOfSite } from './check'

/** Runs browser tests on two instances; arguments select tests. */
export const check = checkOfSite(
  async ({ env, connection, url, dataDir }, tries, args) => {
    const report = path.join(dataDir, 'browser.json')
    const { tally, failures } = await browserSuite({ env, connection, siteUrl: url, report }, args)
    tries.tried += tally.passed + tally.failed
    tries.failures.push(...failures)
    if (tally.failed > failures.length) tries.failures.push('the run failed and does not say where')
  },
  { env: { TRUSTED_PROXY_HOPS: '2' }, hear: () => undefined },
)
