import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signInAction } from '@/lib/auth/actions'
import { realtimeTicket } from '@/lib/session/realtime-ticket'
import {
  bucketOf,
  must,
  register,
  registerAdvisor,
  registerClient,
  registerStaff,
  succeed,
  text,
  upload,
  type Person,
} from '../support/contract-people'
import { openClient, openSharedTarget, type ContractTarget } from '../support/contract-target'
import { openBrowser, useBackend } from '../support/site-browser'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))
vi.mock('next/server', () => ({ after: () => undefined }))
vi.mock('next/headers', () => import('../support/site-browser'))

const service = () => openClient(target, target.secretKey).storage.from('facturas')

// Only the server may read files from storage, after asking the database whether the caller may have them.
let target: ContractTarget
let staff: Person
let ana: Person
beforeAll(async () => {
  target = await openSharedTarget()
  useBackend(target)
  staff = await registerStaff(target)
  ana = await registerClient(target, staff, 'ana')
})
afterAll(() => target?.stop())

/** Adds a file and signs in everybody who may read it on the site, to try their tokens on storage itself. */
async function fileAndReaders() {
  const owner = await registerClient(target, staff, 'duena')
  const reader = await register(target, 'lectora')
  must(await owner.client.rpc('invite_person', { person_email: reader.email, person_role: 'reader' }))
  const rows = await openClient(target, target.secretKey)
    .from('outbox')
    .select('payload')
    .eq('payload->>to', reader.email)
  const [mail] = must(rows)
  const { token } = (mail?.payload as { data: { token: string } }).data
  must(await reader.client.rpc('accept_invitation', { token }))
  const advisor = await registerAdvisor(target)
  succeed(await staff.client.rpc('set_advisors', { client: owner.id, advisors: [advisor.id] }))
  const path = await upload(owner)
  const readers = { owner, reader, advisor, admin: staff }
  for (const { client } of Object.values(readers)) {
    const { data } = await client.from('uploads').select('path').eq('path', path)
    expect(data).toEqual([{ path }])
  }
  return { owner, path, readers }
}

test('no signed-in person can read, sign, describe, list, remove, move or copy a file in storage, even their own', async () => {
  const { owner, path, readers } = await fileAndReaders()
  const missing = { statusCode: '404', message: 'Object not found' }
  for (const person of [...Object.values(readers), ana, { client: openClient(target) }]) {
    const bucket = bucketOf(person)
    expect((await bucket.download(path)).data).toBeNull()
    expect((await bucket.info(path)).error).toMatchObject(missing)
    expect((await bucket.exists(path)).data).toBe(false)
    expect((await bucket.createSignedUrl(path, 60)).error).toMatchObject(missing)
    expect((await bucket.createSignedUrl(path, 315_360_000)).error).toMatchObject(missing)
    const many = must(await bucket.createSignedUrls([path], 315_360_000))
    expect(many.map(({ signedUrl }) => signedUrl)).toEqual([null])
    expect((await bucket.list(owner.id)).data).toEqual([])
    expect((await bucket.list()).data).toEqual([])
    expect((await bucket.remove([path])).data).toEqual([])
    expect((await bucket.move(path, `${owner.id}/mio.pdf`)).error).not.toBeNull()
    expect((await bucket.copy(path, `${owner.id}/mio.pdf`)).error).not.toBeNull()
  }
  expect(await must(await service().download(path)).text()).toBe(text)
})

test('the token for live changes opens no file in storage', async () => {
  const { path, readers } = await fileAndReaders()
  const browser = openBrowser()
  await browser.send(signInAction, { email: readers.owner.email, password: readers.owner.password })
  const { token } = await browser.visit(realtimeTicket)
  const headers = {
    apikey: target.publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  const call = (way: string, body: object) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return fetch(`${target.url}/storage/v1/object/${way}`, init)
  }
  expect((await call(`sign/facturas/${path}`, { expiresIn: 315_360_000 })).status).toBe(400)
  expect(await (await call('list/facturas', { prefix: '' })).json()).toEqual([])
  expect((await fetch(`${target.url}/storage/v1/object/facturas/${path}`, { headers })).status).toBe(400)
})

test('an expired upload place takes no bytes', async () => {
  const place = (batch: string) => ({
    key: randomUUID(),
    batch,
    file_name: 'a.pdf',
    declared_type: 'application/pdf',
    declared_size: 9,
  })
  const client = await registerClient(target, staff, 'bucle')
  const begun = must(await client.client.rpc('begin_upload', place(randomUUID())))
  const signed = must(await bucketOf(client).createSignedUploadUrl(begun.path))
  succeed(await openClient(target, target.secretKey).rpc('expire_upload', { upload: begun.id }))
  const file = new Blob(['%PDF-1.4 '], { type: 'application/pdf' })
  expect((await bucketOf(client).uploadToSignedUrl(begun.path, signed.token, file)).error).not.toBeNull()
  expect((await service().download(begun.path)).error).not.toBeNull()
})
