import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { circuitOf } from '@/lib/deliveries/run-outbox'
import { sendOutbox } from '@/lib/jobs/send-outbox'
import { folderType, type DriveFile } from '@/supabase/local/drive/drive-file'
import { startDrive } from '@/supabase/local/drive/start-drive'
import { freshFolder, orderFault } from '../../local/fake-services'
import { fakeRecords, type FakeRecords } from '../drive/fake-records'
import { fakeQueue, type FakeQueue } from './fake-queue'
import { env, publicKey, serviceAccount } from './test-env'

const held = vi.hoisted(() => ({
  queue: {} as FakeQueue,
  records: {} as FakeRecords,
  dieAt: '',
  through: (of: () => object) =>
    new Proxy(
      {},
      { has: () => true, get: (_, name) => (name === 'then' ? undefined : Reflect.get(of(), name)) },
    ),
}))

vi.mock('@/lib/env', () => import('./test-env'))
vi.mock('@/lib/observability/report', () => ({ report: vi.fn() }))
vi.mock('@/lib/deliveries/queue', () => held.through(() => held.queue))
vi.mock('@/lib/drive/drive-records', () => held.through(() => held.records))
vi.mock('@/lib/observability/checkpoint', () => ({
  checkpoint(name: string) {
    if (name === held.dieAt) throw new Error(`died at ${name}`)
  },
}))

let url = ''
const listed = async () => (await (await fetch(`${url}/api/files`)).json()) as DriveFile[]
const run = async () => {
  circuitOf('drive.push').succeeded()
  await (
    await sendOutbox({ deadlineMs: 20_000 })
  ).settled
  held.queue.pass()
}
const addCopies = (count: number) =>
  Array.from({ length: count }, () =>
    held.queue.add({ kind: 'drive.push', payload: { document_id: held.records.addDocument({}) } }),
  )

beforeEach(async () => {
  held.queue = fakeQueue()
  held.records = fakeRecords()
  held.dieAt = ''
  const drive = await startDrive({
    port: 0,
    dataDir: await freshFolder(),
    publicKeyPem: publicKey,
    clientEmail: serviceAccount,
  })
  onTestFinished(drive.stop)
  url = env.GOOGLE_API_URL = drive.url
})

// The time limit is long, because Google's client requests its token up to four times, seconds apart.
test(
  'a Drive that fails in every way for a while has every file exactly once in the end',
  { timeout: 60_000 },
  async () => {
    const jobs = addCopies(6)
    for (const mode of ['500', 'hangup-after', '429', 'garbage-after', 'noise', 'garbage', 'hangup']) {
      await orderFault(url, { mode, times: 5 })
      await run()
    }
    await orderFault(url, { mode: 'none' })
    await run()
    expect(jobs.map((job) => job.status)).toEqual(Array(6).fill('done'))
    const files = await listed()
    expect(files.filter((file) => file.mimeType === folderType)).toHaveLength(1)
    expect(new Set(files.map((file) => file.id)).size).toBe(7)
    expect(files).toHaveLength(7)
  },
)

test.each([
  ['a second 401, with a new token', { status: 401, reason: 'authError', times: 2 }],
  ['its rate limits for hours', { status: 403, reason: 'userRateLimitExceeded', times: 12 }],
  ['a full drive until somebody makes room', { status: 403, reason: 'storageQuotaExceeded', times: 12 }],
])('after %s a file is copied to Drive once', { timeout: 60_000 }, async (_, { status, reason, times }) => {
  const [job] = addCopies(1)
  const body = { error: { code: status, errors: [{ reason, message: 'x' }] } }
  await orderFault(url, { mode: 'status', status, body, path: '/upload', times })
  for (let tries = 0; job?.status === 'pending' && tries < 20; tries++) {
    circuitOf('drive.push').succeeded()
    await (
      await sendOutbox({ deadlineMs: 20_000 })
    ).settled
    held.queue.pass(3700)
  }
  expect(job?.status).toBe('done')
  expect((await listed()).filter((file) => file.mimeType !== folderType)).toHaveLength(1)
})

test.each(['drive.file-reserved', 'drive.created', 'drive.recorded', 'outbox.completed'])(
  'a Drive copy that is interrupted at %s leaves one file after the next try',
  async (point) => {
    const [job] = addCopies(1)
    held.dieAt = point
    await run()
    held.dieAt = ''
    await run()
    expect(job?.status).toBe('done')
    expect((await listed()).filter((file) => file.mimeType !== folderType)).toHaveLength(1)
  },
)

test('a Drive folder is shared with its new owner, even when Google fails at first', async () => {
  const document = held.records.addDocument({})
  held.queue.add({ kind: 'drive.push', payload: { document_id: document } })
  await run()
  const account = held.records.ownerOf(document)
  held.records.changeContact(account, 'marta@empresa.example')
  const job = held.queue.add({ kind: 'drive.share', payload: { account } })
  await orderFault(url, { mode: '500', path: '/drive/v3/files/', method: 'DELETE', times: 1 })
  await run()
  expect([job.status, job.last_error]).toEqual(['pending', 'drive:backendError'])
  await run()
  expect(job.status).toBe('done')
  const folder = (await listed()).find((file) => file.mimeType === folderType)
  expect(folder?.permissions).toMatchObject([{ emailAddress: 'marta@empresa.example' }])
})

test('a job with an invalid payload is parked, not retried', async () => {
  const job = held.queue.add({ kind: 'drive.push', payload: { document_id: '../../etc' } })
  const stranger = held.queue.add({ kind: 'fax', payload: {} })
  await run()
  expect([job.last_error, job.status]).toEqual(['outbox:payload', 'parked'])
  expect([stranger.last_error, stranger.status]).toEqual(['outbox:kind', 'parked'])
})
