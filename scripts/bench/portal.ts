import type { LocalConnection } from '../stack/backend'
import { interleaved, percentile } from './measure'
import type { Session } from './session'

/** The queries that the dashboard asks, each by itself. */
const queries = (userId: string): Record<string, { path: string; body?: string }> => ({
  access: { path: '/rest/v1/rpc/my_access', body: '{}' },
  documents: {
    path: `/rest/v1/documents?select=id,name,file_path,file_type,file_size,google_drive_link,created_at&user_id=eq.${userId}&kind=eq.file&order=created_at.desc,id.desc&limit=50`,
  },
  folder: { path: `/rest/v1/user_drive_folders?select=folder_url&user_id=eq.${userId}` },
})

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
  const kinds: Record<string, () => Promise<unknown>> = {
    portal: async () => {
      const html = await read(`${siteUrl}/portal`, { headers: { cookie: session.cookie } })
      if (!html.includes('Mis Documentos')) throw new Error('that is not the dashboard')
    },
  }
  for (const [name, { path, body }] of Object.entries(queries(session.userId)))
    kinds[name] = () =>
      read(connection.url + path, {
        method: body ? 'POST' : 'GET',
        headers: { ...api, 'content-type': 'application/json' },
        ...(body ? { body } : {}),
      })

  await interleaved(20, kinds)
  const { portal = [], ...others } = await interleaved(rounds, kinds)
  const medians = Object.entries(others).map(([name, values]) => ({ name, p50: percentile(values, 0.5) }))
  const slowest = medians.reduce((a, b) => (b.p50 > a.p50 ? b : a))
  return { portal: percentile(portal, 0.5), portalP95: percentile(portal, 0.95), slowest }
}
