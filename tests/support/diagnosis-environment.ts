import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createClient } from '@supabase/supabase-js'
import { CompiledQuery } from 'kysely'
import forge from 'node-forge'
import { diagnose, type Answer } from '@/lib/diagnosis/diagnose'
import { describeDeployment } from '@/lib/diagnosis/question'
import { readEnv } from '@/lib/env-schema'
import { addStaffMember } from '@/scripts/staff-add'
import { localEnvironment } from '@/scripts/stack/backend'
import { openMigratedDatabase } from '../database/fresh-database'
import { startLocalBackend } from './local-backend'
import { isThorough } from './thorough'

export type Variables = Record<string, string | undefined>
type Said = { status: number; body?: unknown; location?: string }
type Instead = Record<string, Said>
/** These are the faults that a test gives a deployment; `whole` sets up the deployment's optional parts too. */
export type Broken = { env?: Variables; supabase?: Instead; site?: Instead; sql?: string; whole?: boolean }

/** Tests set variables with these prefixes only if they need them, because reading certificates and keys is slow. */
const costly = ['RECORD_', 'GOOGLE_DRIVE_', 'GOOGLE_CALENDAR_', 'TRUST_']

const administrator = '00000000-0000-4000-8000-0000000000ad'
const furnished = `
  insert into auth.users (id, email) values ('${administrator}', 'admin@nogal.example');
  insert into private.staff (user_id, role) values ('${administrator}', 'admin');
  select public.note_housekeeping();`

function respond(response: ServerResponse, { status, body = {}, location }: Said): void {
  response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
  response.end(JSON.stringify(body))
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/**
 * Starts a healthy deployment: an embedded backend, a simple site, and a proxy in front of the backend.
 * Tests can change the responses of the site and the proxy, and can run `sql` in a separate database.
 */
export async function openDeployment() {
  let broken: Broken = {}
  let given: unknown
  const site = await listen((request, response) => {
    const path = request.url ?? ''
    const instead = broken.site?.[`${request.method} ${path}`]
    if (instead) return respond(response, instead)
    if (path === '/api/cron')
      return respond(response, {
        status: request.headers.authorization === `Bearer ${healthy.CRON_SECRET}` ? 200 : 401,
      })
    respond(response, { status: 200, body: { ready: true, draining: false } })
  })
  const backend = await startLocalBackend({ env: { SITE_URL: site.url } })
  const door = await listen((request, response) => void pass(request, response))
  const { address } = backend
  const healthy: Variables = {
    ...localEnvironment(address, site.url),
    SUPABASE_URL: door.url,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  }
  const service = createClient(address.url, address.secretKey)
  const made = await service.auth.admin.createUser({ email: 'admin@nogal.example', email_confirm: true })
  if (made.error) throw made.error
  await addStaffMember(address, { email: 'admin@nogal.example', role: 'admin' })
  await service.rpc('note_housekeeping')
  const { database, remove } = await openMigratedDatabase()
  const run = (text: string) => database.kysely.executeQuery(CompiledQuery.raw(text))
  const runAll = async (text: string) => {
    for (const statement of text.split(/;\s*(?:\n|$)/).filter((one) => one.trim())) await run(statement)
  }
  await runAll(furnished)

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const instead = broken.supabase?.[`${request.method} ${path.split('?')[0]}`]
    if (instead) return respond(response, instead)
    if (given !== undefined && path === '/rest/v1/rpc/diagnose')
      return respond(response, { status: 200, body: given })
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
    const answer = await fetch(address.url + path, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      redirect: 'manual',
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    })
    const location = answer.headers.get('location')
    response.writeHead(answer.status, { 'content-type': 'application/json', ...(location && { location }) })
    response.end(Buffer.from(await answer.arrayBuffer()))
  }

  async function stateAfter(sql: string): Promise<unknown> {
    await run('begin')
    try {
      await runAll(sql)
      const { rows } = await run('select public.diagnose() as state')
      return (rows as { state: unknown }[])[0]?.state
    } finally {
      await run('rollback')
    }
  }

  function withoutCostly({ env = {}, whole = isThorough }: Broken): Variables {
    const wanted = costly.filter(
      (prefix) => whole || Object.keys(env).some((name) => name.startsWith(prefix)),
    )
    const isLeftOut = (name: string) =>
      costly.some((prefix) => name.startsWith(prefix) && !wanted.includes(prefix))
    return Object.fromEntries(Object.entries(healthy).filter(([name]) => !isLeftOut(name)))
  }

  return {
    healthy,
    healthyState: (await stateAfter('select 1')) as object,
    siteUrl: site.url,
    service,
    mailUrl: address.mailUrl,
    driveUrl: address.driveUrl,
    automationUrl: address.automationUrl,
    async ask(breaks: Broken = {}, sends = false): Promise<Answer[]> {
      broken = breaks
      given = breaks.sql === undefined ? undefined : await stateAfter(breaks.sql)
      const { values, problems } = readEnv({ ...withoutCostly(breaks), ...breaks.env })
      return diagnose(describeDeployment({ values, problems, mailTo: 'admin@nogal.example' }), { sends })
    },
    async stop() {
      const close = ({ server }: { server: Server }) => {
        server.closeAllConnections()
        return new Promise((resolve) => server.close(resolve))
      }
      await Promise.all([close(site), close(door), backend.stop(), remove()])
    },
  }
}

/** Creates a valid certificate of a web site, which cannot sign records. */
export function webCertificate(): string {
  const { privateKey, publicKey } = forge.pki.rsa.generateKeyPair(2048)
  const day = 24 * 3600 * 1000
  const made = forge.pki.createCertificate()
  made.publicKey = publicKey
  made.validity.notBefore = new Date(Date.now() - day)
  made.validity.notAfter = new Date(Date.now() + 365 * day)
  made.setSubject([{ name: 'commonName', value: 'www.nogal.example' }])
  made.setIssuer([{ name: 'commonName', value: 'www.nogal.example' }])
  made.setExtensions([{ name: 'extKeyUsage', serverAuth: true, clientAuth: true }])
  made.sign(privateKey, forge.md.sha256.create())
  const p12 = forge.pkcs12.toPkcs12Asn1(privateKey, [made], 'clave')
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary').toString('base64')
}

export const secretsOf = (env: Variables) =>
  [
    'SUPABASE_PUBLISHABLE_KEY',
    'SUPABASE_SECRET_KEY',
    'CRON_SECRET',
    'GOOGLE_DRIVE_PRIVATE_KEY',
    'GOOGLE_CALENDAR_CLIENT_SECRET',
    'AUTOMATION_WEBHOOK_SECRET',
    'MAIL_IN_SECRET',
    'PUSH_PRIVATE_KEY',
    'RECORD_CERTIFICATE',
    'RECORD_CERTIFICATE_PASSPHRASE',
    'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  ]
    .flatMap((name) => env[name] ?? [])
    .filter((value) => value.length > 6)
