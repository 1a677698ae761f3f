import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { connectDrive } from '@/lib/drive/drive-client'
import { trashCopy } from '@/lib/drive/trash-copy'
import { sharedDriveId } from '@/supabase/local/drive/drive-file'
import { startDrive } from '@/supabase/local/drive/start-drive'
import { freshFolder, orderFault } from '../../local/fake-services'
import { env, publicKey, serviceAccount } from '../deliveries/test-env'

vi.mock('@/lib/env', () => import('../deliveries/test-env'))

let url = ''
let id = ''
const trash = (fileId = id) => trashCopy(fileId, AbortSignal.timeout(20_000))
const isTrashed = async () => {
  const { data } = await connectDrive(env).files.get({
    fileId: id,
    supportsAllDrives: true,
    fields: 'trashed',
  })
  return data.trashed
}

beforeEach(async () => {
  const drive = await startDrive({
    port: 0,
    dataDir: await freshFolder(),
    publicKeyPem: publicKey,
    clientEmail: serviceAccount,
  })
  onTestFinished(drive.stop)
  url = env.GOOGLE_API_URL = drive.url
  const { data } = await connectDrive(env).files.create({
    requestBody: { name: 'factura.pdf', parents: [sharedDriveId] },
    media: { mimeType: 'application/pdf', body: '%PDF-1.7' },
    supportsAllDrives: true,
  })
  id = data.id ?? ''
})

test('a Drive copy is moved to the bin, also when the job runs twice', async () => {
  await trash()
  await trash()
  expect(await isTrashed()).toBe(true)
})

test('a Drive copy that is already gone causes no error', async () => {
  await trash('borrada')
  expect(await isTrashed()).toBe(false)
})

test.each(['500', '429', 'garbage', 'hangup', 'hangup-after'])(
  'after a %s the next try moves the Drive copy to the bin',
  async (mode) => {
    await orderFault(url, { mode, path: '/drive/v3/files/', method: 'PATCH', times: 1 })
    await expect(trash()).rejects.toMatchObject({ retry: 'backoff' })
    await trash()
    expect(await isTrashed()).toBe(true)
  },
)
