import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const projectRef = 'abcdefghijklmnopqrst'

/** A request that changed settings; `to` is the last part of the request's path, such as `auth`. */
export type Written = { to: string; values: Record<string, unknown> }

export type ManagementApi = {
  written: readonly Written[]
  env: Record<string, string>
  stop: () => Promise<void>
}

const project = {
  id: projectRef,
  ref: projectRef,
  name: 'Portal',
  organization_id: 'firma',
  organization_slug: 'firma',
  region: 'us-east-1',
  created_at: '2026-01-01T00:00:00Z',
  status: 'ACTIVE_HEALTHY',
  database: { host: 'db.test', version: '17.6', postgres_engine: '17', release_channel: 'ga' },
}

/** In this new project the settings of the API and of the auth service differ from those in config.toml. */
const settings = {
  auth: { site_url: 'http://localhost:3000' },
  api: { db_schema: 'public,graphql_public', max_rows: 1000, db_extra_search_path: 'public, extensions' },
  database: { major_version: 17 },
  storage: { file_size_limit: 50 * 2 ** 20 },
}

const pool = {
  db_pool: null,
  db_pool_acquisition_timeout: null,
  db_pool_max_lifetime: null,
  db_pool_max_idletime: null,
}

const answers: [method: string, path: string, answer: unknown][] = [
  ['GET', '', project],
  [
    'GET',
    '/api-keys',
    [
      { name: 'anon', api_key: 'open' },
      { name: 'service_role', api_key: 'closed' },
    ],
  ],
  ['GET', '/billing/addons', { selected_addons: [], available_addons: [] }],
  ['GET', '/config', { data: { type: 'project_config', id: projectRef, attributes: settings } }],
  ['PATCH', '/postgrest', { ...settings.api, ...pool }],
  ['PATCH', '/config/auth', settings.auth],
]

/** Starts a stub of Supabase's management API with one project, and records which settings the CLI writes. */
export async function startManagementApi(folder: string): Promise<ManagementApi> {
  const written: Written[] = []
  const respond = async (request: IncomingMessage): Promise<unknown> => {
    const { pathname } = new URL(request.url ?? '', 'http://127.0.0.1')
    const asked = pathname.replace(/^\/v\d\/projects\/[a-z]+/, '')
    const found = answers.find(([method, path]) => method === request.method && path === asked)
    const body = await text(request)
    if (found && request.method === 'PATCH')
      written.push({
        to: asked.replace(/^.*\//, ''),
        values: JSON.parse(body) as Record<string, unknown>,
      })
    return found?.[2]
  }
  const server = createServer((request, response) => {
    void respond(request).then((answer) => {
      response.writeHead(answer === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(answer ?? { message: 'Not Found' }))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const profile = `${folder}/profile.yaml`
  const lines = ['name: test', `api_url: ${address}`, `dashboard_url: ${address}`, 'project_host: host.test']
  await writeFile(profile, lines.join('\n'))
  return {
    written,
    env: { SUPABASE_PROFILE: profile, SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
