import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { pushDocument } from '@/lib/drive/push-document'
import { folderType, sharedDriveId, type DriveFile } from '@/supabase/local/drive/drive-file'
import { startDrive } from '@/supabase/local/drive/start-drive'
import { freshFolder, orderFault } from '../../local/fake-services'
import { env, publicKey, serviceAccount } from '../deliveries/test-env'
import { fakeRecords, type FakeRecords } from './fake-records'

const held = vi.hoisted(() => ({ records: {} as FakeRecords }))
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('@/lib/observability/report', () => ({ report: vi.fn() }))
vi.mock(
  '@/lib/drive/drive-records',
  () =>
    new Proxy(
      {},
      {
        has: () => true,
        get: (_, name) => (name === 'then' ? undefined : Reflect.get(held.records, name)),
      },
    ),
)

let url = ''
const start = async (dataDir: string) => {
  const running = await startDrive({ port: 0, dataDir, publicKeyPem: publicKey, clientEmail: serviceAccount })
  onTestFinished(running.stop)
  url = env.GOOGLE_API_URL = running.url
}
const listed = async () => (await (await fetch(`${url}/api/files`)).json()) as DriveFile[]
const folders = async () => (await listed()).filter((file) => file.mimeType === folderType)
const copies = async () => (await listed()).filter((file) => file.mimeType !== folderType)
const push = (id: string, signal = AbortSignal.timeout(20_000)) => pushDocument(id, signal)
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

beforeEach(async () => {
  held.records = fakeRecords()
  await start(await freshFolder())
})

test('a document is copied byte for byte to the client’s shared Drive folder, and its link is stored', async () => {
  const content = randomBytes(2_000_000)
  const id = held.records.addDocument({ content, name: 'Factura año «1».pdf' })
  await push(id)
  const [folder] = await folders()
  expect(folder).toMatchObject({ name: 'laura@empresa.example', parents: [sharedDriveId] })
  expect(folder?.permissions).toMatchObject([
    { role: 'reader', emailAddress: 'laura@empresa.example', notified: false },
  ])
  const [copy] = await copies()
  expect(copy).toMatchObject({ name: 'Factura año «1».pdf', parents: [folder?.id], sha256: sha256(content) })
  expect(held.records.copyOf(id)).toEqual({ fileId: copy?.id, link: `${url}/file/d/${copy?.id}/view` })
  expect(held.records.folder()).toMatchObject({
    id: folder?.id,
    url: `${url}/drive/folders/${folder?.id}`,
    sharedWith: 'laura@empresa.example',
    permissionId: folder?.permissions[0]?.id,
  })
})

test('ten first copies for a client at once create one folder in Drive', async () => {
  const ids = Array.from({ length: 10 }, () => held.records.addDocument({}))
  await Promise.all(ids.map((id) => push(id)))
  expect(await folders()).toHaveLength(1)
  expect(await copies()).toHaveLength(10)
})

test('two processes that create the Drive folder at once agree on one', async () => {
  const ids = Array.from({ length: 4 }, () => held.records.addDocument({}))
  const pushes = await Promise.all(
    ids.map(async () => {
      vi.resetModules()
      return (await import('@/lib/drive/push-document')).pushDocument
    }),
  )
  const tryAll = () =>
    Promise.allSettled(ids.map((id, index) => pushes[index]?.(id, AbortSignal.timeout(20_000))))
  await tryAll()
  expect((await tryAll()).map((outcome) => outcome.status)).toEqual(Array(4).fill('fulfilled'))
  expect(await folders()).toHaveLength(1)
  expect(await copies()).toHaveLength(4)
})

test.each(['hangup-after', 'garbage-after'])(
  'a %s during the copy leaves one copy after the next try',
  async (mode) => {
    const id = held.records.addDocument({})
    await orderFault(url, { mode, path: '/upload', times: 1 })
    await expect(push(id)).rejects.toMatchObject({ retry: 'backoff' })
    await push(id)
    await push(id)
    expect(await copies()).toHaveLength(1)
    expect(held.records.copyOf(id)?.link).toMatch(/\/file\/d\/.+\/view$/)
  },
)

test.each(['hangup-after', 'garbage-after'])(
  'a %s while the Drive folder is created leaves one folder',
  async (mode) => {
    const id = held.records.addDocument({})
    await orderFault(url, { mode, path: '/drive/v3/files', method: 'POST', times: 1 })
    await expect(push(id)).rejects.toMatchObject({ retry: 'backoff' })
    await push(id)
    expect(await folders()).toHaveLength(1)
  },
)

test('when Drive does not tell the link of a copy, the link is made from its id', async () => {
  const id = held.records.addDocument({})
  await orderFault(url, { mode: 'hangup-after', path: '/upload', times: 1 })
  await expect(push(id)).rejects.toThrow()
  const [copy] = await copies()
  await orderFault(url, { mode: '500', path: `/drive/v3/files/${copy?.id}` })
  await push(id)
  expect(held.records.copyOf(id)).toEqual({
    fileId: copy?.id,
    link: `https://drive.google.com/file/d/${copy?.id}/view`,
  })
})

const google = (status: number, reason: string) => ({
  error: { code: status, errors: [{ reason, message: 'x' }] },
})
test.each([
  [
    { mode: '429', retryAfter: 5 },
    { reason: 'drive:rateLimitExceeded', retry: 'backoff', retryAfter: 5 },
  ],
  [{ mode: '500' }, { reason: 'drive:backendError', retry: 'backoff' }],
  [{ mode: 'garbage' }, { retry: 'backoff' }],
  [{ mode: 'hangup' }, { reason: 'drive:unreachable', retry: 'backoff' }],
  [{ mode: 'noise' }, { reason: 'drive:unreachable', retry: 'backoff' }],
  [{ mode: 'status', status: 403, body: google(403, 'userRateLimitExceeded') }, { retry: 'backoff' }],
  [
    { mode: 'status', status: 403, body: google(403, 'storageQuotaExceeded') },
    { reason: 'drive:storageQuotaExceeded', retry: 'after-fix' },
  ],
  [{ mode: 'status', status: 403, body: google(403, 'insufficientFilePermissions') }, { retry: 'after-fix' }],
  [
    { mode: 'status', status: 400, body: google(400, 'badRequest') },
    { reason: 'drive:badRequest', retry: 'never' },
  ],
  [
    { mode: 'status', status: 404, body: google(404, 'notFound') },
    { reason: 'drive:notFound', retry: 'backoff' },
  ],
  [
    { mode: 'status', status: 401, body: google(401, 'authError') },
    { reason: 'drive:authError', retry: 'after-fix' },
  ],
])('when Drive answers %o, the copy fails with %o', async (fault, failure) => {
  const id = held.records.addDocument({})
  await orderFault(url, { ...fault, path: '/upload' })
  await expect(push(id)).rejects.toMatchObject(failure)
  await orderFault(url, { mode: 'none' })
  await push(id)
  expect(await copies()).toHaveLength(1)
})

test('a refused Drive token is renewed once, and the whole file is sent again', async () => {
  const content = randomBytes(500_000)
  await push(held.records.addDocument({}))
  const id = held.records.addDocument({ content })
  await orderFault(url, {
    mode: 'status',
    status: 401,
    body: google(401, 'authError'),
    path: '/upload',
    times: 1,
  })
  await push(id)
  expect((await copies()).map((copy) => copy.sha256)).toContain(sha256(content))
})

test('a copy waits for people when the Drive key is revoked or the parent folder is missing', async () => {
  const id = held.records.addDocument({})
  vi.resetModules()
  const { pushDocument: fresh } = await import('@/lib/drive/push-document')
  await orderFault(url, { mode: 'status', status: 400, body: { error: 'invalid_grant' }, path: '/token' })
  await expect(fresh(id, AbortSignal.timeout(20_000))).rejects.toMatchObject({
    reason: 'drive:invalid_grant',
    retry: 'after-fix',
  })
  await orderFault(url, { mode: 'none' })
  env.GOOGLE_DRIVE_PARENT_FOLDER_ID = 'borrada'
  onTestFinished(() => void (env.GOOGLE_DRIVE_PARENT_FOLDER_ID = sharedDriveId))
  await expect(push(id)).rejects.toMatchObject({ reason: 'drive:folder-missing', retry: 'after-fix' })
})

test('when a client’s folder was deleted in Drive, the copy waits for people with that reason', async () => {
  const id = held.records.addDocument({})
  const folder = { id: 'borrada', name: 'x', url: 'x', sharedWith: null, permissionId: null }
  await held.records.recordFolder(held.records.ownerOf(id), folder)
  await expect(push(id)).rejects.toMatchObject({ reason: 'drive:folder-missing', retry: 'after-fix' })
})

test('a client without a Google account is invited by mail; one whose domain forbids sharing gets copies', async () => {
  const refusal = { mode: 'status', status: 400, body: google(400, 'invalidSharingRequest'), times: 1 }
  const first = held.records.addDocument({})
  await orderFault(url, { ...refusal, path: '/drive/v3/files/', method: 'POST' })
  await push(first)
  expect((await folders())[0]?.permissions).toMatchObject([{ notified: true }])

  held.records = fakeRecords()
  const second = held.records.addDocument({ email: 'otra@cerrada.example' })
  await orderFault(url, {
    ...refusal,
    status: 403,
    body: google(403, 'cannotShareOutsideDomain'),
    path: '/drive/v3/files/',
    method: 'POST',
  })
  await push(second)
  expect(held.records.copyOf(second)).toBeDefined()
  expect(held.records.folder('otra@cerrada.example')).toBeUndefined()
})

test('a file that breaks off leaves no copy in Drive and fails fast', async () => {
  const id = held.records.addDocument({})
  held.records.openObject = async () =>
    Readable.from(
      (async function* () {
        yield randomBytes(100_000)
        throw new Error('storage went away')
      })(),
    )
  const started = performance.now()
  await expect(push(id)).rejects.toMatchObject({ retry: 'backoff' })
  expect(performance.now() - started).toBeLessThan(5000)
  expect(await copies()).toEqual([])
})

test('a copy is given up when Drive takes longer than the job may take', async () => {
  const id = held.records.addDocument({})
  await orderFault(url, { mode: 'slow', ms: 30_000, path: '/upload', times: 1 })
  await expect(push(id, AbortSignal.timeout(500))).rejects.toMatchObject({
    reason: 'drive:unreachable',
    retry: 'backoff',
  })
})

test('a document that is deleted or already copied is not sent to Drive', async () => {
  await push(randomUUID())
  const id = held.records.addDocument({})
  await push(id)
  await orderFault(url, { mode: '500' })
  await push(id)
})
