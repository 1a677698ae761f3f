import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { LocalAddress } from '@/supabase/local/local-address'
import { startLocalBackend, type LocalBackend } from '../support/local-backend'

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
  test('says where it is, on this machine alone, and keeps its secrets to itself', async () => {
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

  test('refuses a data folder that another process is using, and says which', async () => {
    await expect(startLocalBackend({ dataDir })).rejects.toThrow(
      `not started: The data folder ${dataDir} is in use by the process ${backend.address.pid}. Stop it first.`,
    )
    expect((await fetch(`${backend.address.url}/health`)).status).toBe(200)
  })

  test('says which port is taken', async () => {
    const { port } = new URL(backend.address.url)
    await expect(startLocalBackend({ env: { LOCAL_API_PORT: port } })).rejects.toThrow(
      `not started: The port ${port} is taken. Set LOCAL_API_PORT.`,
    )
  })

  // The library behind the auth service would make a confirmed user out of any address given here.
  test.each(['otp', 'magiclink', 'invite'])('offers no way in through %s', async (name) => {
    const response = await fetch(`${backend.address.url}/auth/v1/${name}`, {
      method: 'POST',
      headers: { apikey: backend.address.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: user.email, create_user: true }),
    })
    expect(response.status).toBe(422)
    expect((await asServer().auth.admin.listUsers()).data.users).toEqual([])
  })

  test('prints nothing about people, not even when the database refuses', async () => {
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

  test('keeps keys, users and sessions over a kill', async () => {
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

  test('stops when the process that started it is gone, and leaves its folder free', async () => {
    const { url } = backend.address
    backend.disconnect()
    await expect.poll(() => fetch(`${url}/health`).catch(() => 'gone'), { timeout: 60_000 }).toBe('gone')
    await backend.stop()
    const left = await readdir(dataDir)
    expect(left).not.toContain('local.json')
    expect(left).not.toContain('backend.lock')
  })
})
