import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { LocalAddress } from '@/supabase/local/local-address'
import { startLocalBackend, type LocalBackend } from '../support/local-backend'
import { startPostgres, type TestPostgres } from '../support/postgres'
import { thoroughly } from '../support/thorough'

describe('processes of the embedded backend', () => {
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

  let dataDir: string
  let backend: LocalBackend
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'backend-process-'))
    backend = await startLocalBackend({ dataDir })
  })
  afterAll(async () => {
    await backend?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  const file = (name: string) => path.join(dataDir, name)
  const open = (key = backend.address.publishableKey) =>
    createClient(backend.address.url, key, { auth: { persistSession: false, autoRefreshToken: false } })
  const asServer = () => open(backend.address.secretKey)
  const user = { email: 'ana.secreta@ejemplo.test', password: 'Clave-2026-larga' }
  const nobody = '00000000-0000-4000-8000-000000000000'

  describe('the process of the embedded backend', () => {
    test('prints its addresses, listens on this machine only, and keeps its secrets to itself', async () => {
      const written = JSON.parse(await readFile(file('local.json'), 'utf8')) as LocalAddress
      expect(written).toEqual(backend.address)
      expect(written.publishableKey).toMatch(/^sb_publishable_/)
      expect(written.secretKey).toMatch(/^sb_secret_/)
      expect(written.automationSecret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
      expect(written.drive.privateKey).toContain('PRIVATE KEY')
      for (const name of ['local.json', 'secrets.json']) {
        expect((await stat(file(name))).mode & 0o777).toBe(0o600)
      }
      for (const url of [written.url, written.mailUrl, written.driveUrl, written.automationUrl]) {
        expect(new URL(url).hostname).toBe('127.0.0.1')
      }
    })

    test('never closes an idle connection, because a request could be on its way', async () => {
      const { url, mailUrl, driveUrl, automationUrl } = backend.address
      for (const service of [url, mailUrl, driveUrl, automationUrl]) {
        const { headers } = await fetch(service)
        expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', null])
      }
    })

    test('refuses a data folder that another process is using, and says which process', async () => {
      await expect(startLocalBackend({ dataDir })).rejects.toThrow(
        `not started: The data folder ${dataDir} is in use by the process ${backend.address.pid}. Stop it first.`,
      )
      expect((await fetch(`${backend.address.url}/health`)).status).toBe(200)
    })

    test('says which port is taken and refuses to start', async () => {
      const { port } = new URL(backend.address.url)
      await expect(startLocalBackend({ env: { LOCAL_API_PORT: port } })).rejects.toThrow(
        `not started: The port ${port} is taken. Set LOCAL_API_PORT.`,
      )
    })

    // Without this refusal, `@supabase/lite` would create a confirmed user for any e-mail address.
    test.each(['otp', 'magiclink', 'invite'])('refuses a sign-in through %s', async (name) => {
      const response = await fetch(`${backend.address.url}/auth/v1/${name}`, {
        method: 'POST',
        headers: { apikey: backend.address.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: user.email, create_user: true }),
      })
      expect(response.status).toBe(422)
      expect((await asServer().auth.admin.listUsers()).data.users).toEqual([])
    })

    test('prints no personal data, not even when the database refuses', async () => {
      const client = open()
      await client.auth.signUp(user)
      await client.auth.signInWithPassword(user)
      const server = asServer()
      await server.from('documents').insert({ name: user.email, user_id: user.email })
      await server.from('user_drive_folders').insert({ user_id: nobody, folder_name: user.email })
      await server.rpc('add_staff_member', { member: nobody, member_role: user.email })
      await client.storage.from('facturas').upload(`${user.email}.pdf`, 'x')
      expect(backend.output()).toMatch(/^\[local\] listening at/)
      expect(backend.output()).toContain('[local] service: ')
      expect(backend.output()).not.toMatch(/ana|secreta|ejemplo|Clave|0000/)
    })

    test('keeps keys, users and sessions after it was killed', async () => {
      const before = backend.address
      const account = { email: 'sigue@ejemplo.test', password: user.password }
      const made = await asServer().auth.admin.createUser({ ...account, email_confirm: true })
      expect(made.error).toBeNull()
      const { data } = await open().auth.signInWithPassword(account)
      await backend.kill()
      backend = await startLocalBackend({ dataDir })
      expect(backend.address.secretKey).toBe(before.secretKey)
      expect(backend.address.pid).not.toBe(before.pid)
      const again = await open().auth.getUser(data.session?.access_token)
      expect(again.data.user?.id).toBe(made.data.user?.id)
    })

    test('stops when the process that started it ends, and releases its folder', async () => {
      const { url } = backend.address
      backend.disconnect()
      await expect.poll(() => fetch(`${url}/health`).catch(() => 'gone'), { timeout: 60_000 }).toBe('gone')
      await backend.stop()
      const left = await readdir(dataDir)
      expect(left).not.toContain('local.json')
      expect(left).not.toContain('backend.lock')
    })
  })
})

describe('a crash of the embedded backend', () => {
  vi.setConfig({ testTimeout: 180_000 })

  const folders: string[] = []
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

  const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  const bucketOf = ({ url, secretKey }: LocalAddress) =>
    createClient(url, secretKey, { auth: { persistSession: false } }).storage.from('facturas')

  async function filesUnder(folder: string): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
  }

  test('in the middle of uploads leaves each file whole or absent', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'crash-'))
    folders.push(dataDir)
    const hashes = new Map<string, string>()
    const acknowledged = new Set<string>()
    for (let round = 1; round <= thoroughly(3, 1); round++) {
      const backend = await startLocalBackend({ dataDir })
      const bucket = bucketOf(backend.address)
      const uploads = Array.from({ length: 12 }, async (_, index) => {
        const bytes = randomBytes(2_000_000)
        const name = `cliente/${round}-${index}.pdf`
        hashes.set(name, sha(bytes))
        const { error } = await bucket.upload(name, bytes, { contentType: 'application/pdf' })
        if (!error) acknowledged.add(name)
      })
      const before = acknowledged.size
      await vi.waitUntil(() => acknowledged.size >= before + 3, { timeout: 60_000, interval: 1 })
      await backend.kill()
      await Promise.all(uploads)
    }

    const backend = await startLocalBackend({ dataDir })
    const bucket = bucketOf(backend.address)
    const { data } = await bucket.list('cliente', { limit: 1000 })
    const names = (data ?? []).map((entry) => `cliente/${entry.name}`)
    expect(names).toEqual(expect.arrayContaining([...acknowledged]))
    for (const name of names) {
      const file = await bucket.download(name)
      expect(sha(await file.data!.bytes())).toBe(hashes.get(name))
    }
    expect(await filesUnder(path.join(dataDir, 'objects'))).toHaveLength(names.length)
    expect(await filesUnder(path.join(dataDir, 'incoming'))).toEqual([])
    await backend.stop()
  })
})

describe('two embedded backends on one PostgreSQL', () => {
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

  let server: TestPostgres
  let backends: LocalBackend[] = []
  beforeAll(async () => {
    server = await startPostgres()
    const start = () => startLocalBackend({ env: { DATABASE_URL: server.url } })
    backends = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    await Promise.all(backends.map((backend) => backend.stop()))
    await server?.stop()
  })

  test('migrate it once when they start together', async () => {
    const sql = postgres(server.url, { max: 1 })
    const [row] = await sql<{ versions: number; locks: number }[]>`
    select (select count(*)::int from supabase_migrations.schema_migrations) as versions,
           (select count(*)::int from pg_locks where locktype = 'advisory') as locks`
    await sql.end()
    expect(row?.versions).toBeGreaterThan(0)
    expect(row?.locks).toBe(0)
  })

  test('each read what the other writes', async () => {
    const admins = backends.map(({ address }) => createClient(address.url, address.secretKey).auth.admin)
    const made = await admins[0]?.createUser({ email: 'ana@ejemplo.test', email_confirm: true })
    const found = await admins[1]?.getUserById(made?.data.user?.id ?? '')
    expect(found?.data.user?.email).toBe('ana@ejemplo.test')
  })
})
