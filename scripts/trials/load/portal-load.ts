import { startEmptySite } from '../../bench-site/empty-site'
import { inherited } from '../../stack/child'
import { dashboardOf } from '../dashboard'
import type { Stage } from '../stage'
import type { Tries } from '../trial'
import { load, type Ask, type Measured } from './load'
import { seconds, shortened } from './seconds'

const connections = 16
const wanted = { p99: 400, ratio: 0.5 }
const rounds = 3

const joined = (parts: readonly Measured[]) => ({
  count: parts.reduce((sum, { count }) => sum + count, 0),
  errors: parts.flatMap(({ errors }) => errors),
  perSecond: parts.reduce((sum, { perSecond }) => sum + perSecond, 0) / parts.length,
  p50: Math.max(...parts.map(({ p50 }) => p50)),
  p99: Math.max(...parts.map(({ p99 }) => p99)),
})

/**
 * The dashboard of one who is signed in, straight from all instances, in turns with as many instances of an empty page
 * made anew for each request: a busy machine disturbs both alike.
 */
export async function portalLoad(stage: Stage, tries: Tries): Promise<void> {
  const { instances } = stage
  const { at: dashboard } = await dashboardOf(stage)
  const ours: Ask[] = instances.map(({ url }) => dashboard(url))
  const empty = await startEmptySite(inherited(), { dynamic: true, instances: instances.length })
  const theirs: Ask[] = empty.urls.map((url) => ({ url, has: 'vacía' }))
  const forTime = (asks: Ask[], time: number) =>
    load(connections, asks, { signal: AbortSignal.timeout(time * 1000) })
  try {
    for (const asks of [ours, theirs]) await forTime(asks, seconds(10))
    const [measured, plain]: Measured[][] = [[], []]
    for (let round = 0; round < rounds; round++) {
      measured?.push(await forTime(ours, seconds(60 / rounds)))
      plain?.push(await forTime(theirs, seconds(30 / rounds)))
    }
    const { count, errors, perSecond, p50, p99 } = joined(measured ?? [])
    const page = joined(plain ?? [])
    const ratio = perSecond / page.perSecond
    tries.tried += count
    tries.failures.push(...errors)
    tries.expect(p99 < wanted.p99, `99 of 100 dashboards within ${p99.toFixed(0)} ms, wanted ${wanted.p99}`)
    tries.expect(ratio >= wanted.ratio, `${ratio.toFixed(2)} of an empty page, wanted ${wanted.ratio}`)
    console.log(`Dashboard, ${connections} connections on ${instances.length} instances: ${perSecond.toFixed(0)} a second, median ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${errors.length} errors of ${count}${shortened}.`) // prettier-ignore
    console.log(`An empty page made anew: ${page.perSecond.toFixed(0)} a second, p99 ${page.p99.toFixed(0)} ms; the dashboard is at ${ratio.toFixed(2)} of it.`) // prettier-ignore
  } finally {
    await empty.stop()
  }
}
