import path from 'node:path'
import { browserSuite } from '../test/run'
import { checkOfSite } from './check'

/**
 * Runs the browser tests on two instances. Further arguments select tests, as in Playwright. Each test sends its own IP
 * address, as if there were a proxy in front of the load balancer.
 */
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
