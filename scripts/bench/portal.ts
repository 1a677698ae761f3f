import type { LocalConnection } from '../stack/backend'
import { interleaved, percentile } from './measure'
import type { Session } from './session'

/** Rounds until the engine has compiled what a page needs. */
const warmUp = 300

/** The only query that the dashboard waits for, and so its slowest. */
const queryName = 'my_dashboard'

/** Median milliseconds of the signed-in dashboard and of the slowest query it needs, measured in turns. */
export async function measurePortal(
  siteUrl: string,
  connection: LocalConnection,
  session: Session,
  rounds: number,
) {
  const api = { apikey: connection.publishableKey, authorization: `Bearer ${session.token}` }
  const read = async (url: string, init: RequestInit) => {
    const response = await fetch(url, { ...init, redirect: 'manual' })
    if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
    return response.text()
  }
  const kinds = {
    portal: async () => {
      const html = await read(`${siteUrl}/portal`, { headers: { cookie: session.cookie } })
      if (!html.includes('Mis Documentos')) throw new Error('that is not the dashboard')
    },
    [queryName]: () =>
      read(`${connection.url}/rest/v1/rpc/${queryName}`, {
        method: 'POST',
        headers: { ...api, 'content-type': 'application/json' },
        body: '{}',
      }),
  }

  await interleaved(warmUp, kinds)
  const { portal = [], [queryName]: query = [] } = await interleaved(rounds, kinds)
  return {
    portal: percentile(portal, 0.5),
    portalP95: percentile(portal, 0.95),
    slowest: { name: queryName, p50: percentile(query, 0.5) },
  }
}
