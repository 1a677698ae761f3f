import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { connectDrive } from '@/lib/drive/drive-client'
import { pushDocument } from '@/lib/drive/push-document'
import { moveFolderShare } from '@/lib/drive/share-folder'
import { sharedDriveId, type DriveFile } from '@/supabase/local/drive/drive-file'
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

const laura = 'laura@empresa.example'
const marta = 'marta@empresa.example'
const firm = 'archivo@firma.example'

let url = ''
let account = ''
let folderId = ''
const run = () => moveFolderShare(account, AbortSignal.timeout(20_000))
const permissions = async () => {
  const files = (await (await fetch(`${url}/api/files`)).json()) as DriveFile[]
  const listed = files.find(({ id }) => id === folderId)?.permissions ?? []
  return listed.map(({ role, emailAddress }) => `${role} ${emailAddress}`).toSorted()
}
const give = async (emailAddress: string, role: string, fileId = folderId) => {
  const { data } = await connectDrive(env).permissions.create({
    fileId,
    requestBody: { type: 'user', role, emailAddress },
    sendNotificationEmail: false,
    supportsAllDrives: true,
  })
  return data.id ?? ''
}
const google = (status: number, reason: string) => ({
  error: { code: status, errors: [{ reason, message: 'x' }] },
})

beforeEach(async () => {
  held.records = fakeRecords()
  const drive = await startDrive({
    port: 0,
    dataDir: await freshFolder(),
    publicKeyPem: publicKey,
    clientEmail: serviceAccount,
  })
  onTestFinished(drive.stop)
  url = env.GOOGLE_API_URL = drive.url
  const document = held.records.addDocument({ email: laura })
  await pushDocument(document, AbortSignal.timeout(20_000))
  account = held.records.ownerOf(document)
  folderId = held.records.folder(laura)?.id ?? ''
})

test('a new owner can read the Drive folder and the previous one no longer, also when the job runs twice', async () => {
  held.records.changeContact(account, marta)
  await run()
  await run()
  expect(await permissions()).toEqual([`reader ${marta}`])
  expect(held.records.shareOf(account)).toMatchObject({
    sharedWith: marta,
    permissionId: expect.any(String),
  })
})

test('no member of the firm loses access to the Drive folder, even with the address of a former owner', async () => {
  await give(firm, 'writer')
  await give('otro@firma.example', 'reader')
  await give(laura, 'fileOrganizer', sharedDriveId)
  held.records.changeContact(account, marta)
  await run()
  expect(await permissions()).toEqual([`reader ${marta}`, 'reader otro@firma.example', `writer ${firm}`])
  held.records.changeContact(account, laura)
  await run()
  held.records.changeContact(account, firm)
  await run()
  held.records.changeContact(account, marta)
  await run()
  expect(await permissions()).toEqual([`reader ${marta}`, 'reader otro@firma.example', `writer ${firm}`])
})

test('a person to whom the firm gave more than reading keeps access to the Drive folder', async () => {
  await give(laura, 'writer')
  held.records.changeContact(account, marta)
  await run()
  expect(await permissions()).toEqual([`reader ${marta}`, `writer ${laura}`])
})

test('an owner whom Google knows by another address is found by the stored permission', async () => {
  const alias = await give('l.gomez@empresa.example', 'reader')
  await held.records.recordShare(account, 'lgomez@empresa.example', alias)
  held.records.changeContact(account, laura)
  await run()
  expect(await permissions()).toEqual([`reader ${laura}`])
})

test('a permission that is missing in Drive is treated as withdrawn', async () => {
  const { permissionId } = held.records.shareOf(account)
  await connectDrive(env).permissions.delete({
    fileId: folderId,
    permissionId: permissionId ?? '',
    supportsAllDrives: true,
  })
  held.records.changeContact(account, marta)
  await run()
  expect(await permissions()).toEqual([`reader ${marta}`])
  held.records.changeContact(account, laura)
  await orderFault(url, {
    mode: 'status',
    status: 404,
    body: google(404, 'notFound'),
    method: 'DELETE',
    times: 1,
  })
  await run()
  expect(held.records.shareOf(account)).toMatchObject({ sharedWith: laura })
})

test.each([
  ['GET', '500'],
  ['GET', 'garbage'],
  ['DELETE', '500'],
  ['DELETE', 'hangup-after'],
  ['POST', '429'],
  ['POST', 'hangup-after'],
])('after a %s that fails with %s the next try shares the Drive folder', async (method, mode) => {
  held.records.changeContact(account, marta)
  await orderFault(url, { mode, path: `/drive/v3/files/${folderId}/permissions`, method, times: 1 })
  await expect(run()).rejects.toMatchObject({ retry: 'backoff' })
  await run()
  expect(await permissions()).toEqual([`reader ${marta}`])
  expect(held.records.shareOf(account)).toMatchObject({ sharedWith: marta })
})

test('a person who got access in a failed try loses it to the next owner', async () => {
  held.records.changeContact(account, marta)
  await orderFault(url, { mode: 'hangup-after', path: '/drive/v3/files/', method: 'POST', times: 1 })
  await expect(run()).rejects.toThrow()
  held.records.changeContact(account, laura)
  await run()
  expect(await permissions()).toEqual([`reader ${laura}`])
})

test('an owner who returns after a failed try can read the Drive folder again', async () => {
  held.records.changeContact(account, marta)
  await orderFault(url, { mode: 'hangup-after', path: '/drive/v3/files/', method: 'DELETE', times: 1 })
  await expect(run()).rejects.toThrow()
  held.records.changeContact(account, laura)
  await run()
  expect(await permissions()).toEqual([`reader ${laura}`])
})

test('a Drive folder whose sharing was never stored is shared with its owner, and that is stored', async () => {
  await held.records.recordShare(account, null, null)
  await run()
  expect(await permissions()).toEqual([`reader ${laura}`])
  expect(held.records.shareOf(account)).toMatchObject({
    sharedWith: laura,
    permissionId: expect.any(String),
  })
})

test('without an owner, or when Google refuses to share for good, the Drive folder is shared with nobody', async () => {
  held.records.changeContact(account, null)
  await run()
  expect(await permissions()).toEqual([])
  held.records.changeContact(account, marta)
  const body = google(403, 'cannotShareOutsideDomain')
  await orderFault(url, {
    mode: 'status',
    status: 403,
    body,
    path: '/drive/v3/files/',
    method: 'POST',
    times: 1,
  })
  await run()
  expect(held.records.shareOf(account)).toEqual({ sharedWith: null, permissionId: null })
})

test('a client without a Drive folder needs no sharing, and a missing folder waits for people', async () => {
  await moveFolderShare(crypto.randomUUID(), AbortSignal.timeout(20_000))
  held.records.changeContact(account, marta)
  await orderFault(url, { mode: 'status', status: 404, body: google(404, 'notFound'), method: 'GET' })
  await expect(run()).rejects.toMatchObject({ reason: 'drive:folder-missing', retry: 'after-fix' })
})
