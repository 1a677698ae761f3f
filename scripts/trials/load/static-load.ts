import { publicRoutes } from '../../../content/public-routes'
import type { Stage } from '../stage'
import type { Tries } from '../trial'
import { load } from './load'
import { seconds, shortened } from './seconds'

const connections = 32

/** Every public page, again and again. */
export async function staticLoad({ instances }: Stage, tries: Tries): Promise<void> {
  const asks = publicRoutes.flatMap((route) => instances.map(({ url }) => ({ url: url + route })))
  const signal = AbortSignal.timeout(seconds(60) * 1000)
  const { count, errors, perSecond, p99 } = await load(connections, asks, { signal })
  tries.tried += count
  tries.failures.push(...errors)
  console.log(`Public pages, ${connections} connections: ${perSecond.toFixed(0)} a second, p99 ${p99.toFixed(0)} ms, ${errors.length} errors of ${count}${shortened}.`) // prettier-ignore
}
