import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sendOutbox } from '@/lib/jobs/send-outbox'
import { adminClient } from '@/lib/supabase/admin'
import type { KeptCall } from '@/supabase/local/fake-services/start-automation'
import { folderType, type DriveFile } from '@/supabase/local/drive/drive-file'
import type { Message } from '@/supabase/local/mailbox/mails'
import { env } from '../lib/deliveries/test-env'
import { orderFault } from '../local/fake-services'
import { decide, must, register, registerStaff, type Person } from '../support/contract-people'
import { startLocalBackend, type LocalBackend } from '../support/local-backend'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))

let backend: LocalBackend
let staff: Person

beforeAll(async () => {
  backend = await startLocalBackend()
  const { url, publishableKey, secretKey, smtpUrl, driveUrl, automationUrl, automationSecret, drive } =
    backend.address
  Object.assign(env, {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    SMTP_URL: smtpUrl,
    GOOGLE_API_URL: driveUrl,
    GOOGLE_DRIVE_CLIENT_EMAIL: drive.clientEmail,
    GOOGLE_DRIVE_PRIVATE_KEY: drive.privateKey,
    GOOGLE_DRIVE_PARENT_FOLDER_ID: drive.parentFolderId,
    AUTOMATION_WEBHOOK_URL: `${automationUrl}/hook`,
    AUTOMATION_WEBHOOK_SECRET: automationSecret,
  })
  staff = await registerStaff({ ...backend.address, siteUrl: env.SITE_URL, stop: backend.stop })
})
afterAll(() => backend.stop())

const target = () => ({ ...backend.address, siteUrl: env.SITE_URL, stop: backend.stop })
const read = async <T>(address: string) => (await (await fetch(address)).json()) as T
const driveFiles = () => read<DriveFile[]>(`${backend.address.driveUrl}/api/files`)
const calls = () => read<KeptCall[]>(`${backend.address.automationUrl}/api/calls`)
const mailsTo = (email: string) => read<Message[]>(`${backend.address.mailUrl}/api/messages?to=${email}`)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function approvedClient(name: string): Promise<Person> {
  const person = await register(target(), name)
  await decide(staff, person, 'approved')
  return person
}

/** Stores a file with its rows, as a finished upload does. */
async function addDocument({ id, client }: Person, batch: string, content: Buffer): Promise<string> {
  const upload = must(
    await client.rpc('begin_upload', {
      batch,
      key: randomUUID(),
      file_name: 'Factura «ñ».pdf',
      declared_type: 'application/pdf',
      declared_size: content.length,
    }),
  )
  must(await client.storage.from('facturas').upload(upload.path, content, { contentType: 'application/pdf' }))
  const [claimed] = must(
    await adminClient().rpc('claim_upload', { upload: upload.id, lease_seconds: 60, owner: id }),
  )
  must(
    await adminClient().rpc('finish_upload', {
      upload: upload.id,
      attempt: claimed?.attempts ?? 0,
      content_sha256: sha256(content),
      content_size: content.length,
      content_type: 'application/pdf',
      push_drive: true,
    }),
  )
  return upload.id
}
const closeBatch = async (batch: string) =>
  must(await adminClient().rpc('close_batch', { batch, notify: true }))
const run = async (batchId?: string) => {
  const outcome = await sendOutbox({ deadlineMs: 20_000, ...(batchId && { batchId }) })
  await outcome.settled
  return outcome
}
const makeDue = async () =>
  adminClient()
    .from('outbox')
    .update({ next_at: new Date(0).toISOString() })
    .eq('status', 'pending')

test('a batch is copied to Drive and reported to the automation service, with links that open the same bytes', async () => {
  const client = await approvedClient('laura')
  const batch = randomUUID()
  const contents = [randomBytes(300_000), randomBytes(40)]
  const ids = [await addDocument(client, batch, contents[0]!), await addDocument(client, batch, contents[1]!)]
  await closeBatch(batch)
  expect(await run(batch)).toMatchObject({ sent: 3, failed: 0 })

  const files = await driveFiles()
  const folder = files.find((file) => file.mimeType === folderType && file.name === client.email)
  const copies = files.filter((file) => file.parents.includes(folder?.id ?? ''))
  expect(copies.map((copy) => copy.sha256).sort()).toEqual(contents.map(sha256).sort())
  const rows = must(await client.client.from('documents').select('id, google_drive_id, google_drive_link'))
  expect(rows.map((row) => row.google_drive_id).sort()).toEqual(copies.map((copy) => copy.id).sort())
  expect(rows.map((row) => row.id).sort()).toEqual([...ids].sort())
  const own = must(await client.client.from('user_drive_folders').select('*').single())
  expect(own).toMatchObject({ folder_id: folder?.id, folder_name: client.email })

  const call = (await calls())[0]
  const payload = call?.payload as { files: { publicUrl: string; googleDriveLink: string }[] }
  expect(payload).toMatchObject({ user_id: client.id, user_email: client.email, upload_count: 2 })
  expect(Object.keys(payload).sort()).toEqual(['files', 'timestamp', 'upload_count', 'user_email', 'user_id'])
  const fetched = await fetch(payload.files[0]?.publicUrl ?? '')
  expect(sha256(new Uint8Array(await fetched.arrayBuffer()))).toBe(sha256(contents[0]!))
  expect(payload.files.map((file) => file.googleDriveLink)).not.toContain(null)
  expect(await run(batch)).toMatchObject({ sent: 0, failed: 0 })
})

test('no file, folder, call or row is repeated when answers of Drive or the automation service are lost', async () => {
  const client = await approvedClient('pedro')
  const batch = randomUUID()
  for (let i = 0; i < 3; i++) await addDocument(client, batch, randomBytes(1000))
  await closeBatch(batch)
  const before = (await calls()).length
  const { driveUrl, automationUrl } = backend.address
  await orderFault(automationUrl, { mode: 'hangup-after', times: 1 })
  await orderFault(driveUrl, { mode: 'hangup-after', path: '/upload', times: 2 })
  await run(batch)
  await makeDue()
  await run(batch)
  const { data } = await adminClient().from('outbox').select('status, attempts').eq('batch_id', batch)
  expect(data?.map((job) => job.status)).toEqual(Array(4).fill('done'))
  expect(data?.some((job) => job.attempts > 1)).toBe(true)
  const files = await driveFiles()
  const folders = files.filter((file) => file.mimeType === folderType && file.name === client.email)
  expect(folders).toHaveLength(1)
  expect(files.filter((file) => file.parents[0] === folders[0]?.id)).toHaveLength(3)
  expect(await calls()).toHaveLength(before + 1)
})

test('the new owner of an account can read its folder in Drive, and the previous owner no longer can', async () => {
  const owner = await approvedClient('olga')
  await addDocument(owner, randomUUID(), randomBytes(1000))
  await makeDue()
  await run()
  const { folder_id: id } = must(await owner.client.from('user_drive_folders').select('folder_id').single())
  const readers = async () => {
    const folder = (await driveFiles()).find((file) => file.id === id)
    return folder?.permissions.map(({ role, emailAddress }) => `${role} ${emailAddress}`)
  }
  expect(await readers()).toEqual([`reader ${owner.email}`])
  const newOwner = await register(target(), 'raul')
  must(await owner.client.rpc('invite_person', { person_email: newOwner.email, person_role: 'reader' }))
  const invitations = adminClient().from('outbox').select('payload').like('key', 'mail:invitation:%')
  const { payload } = must(await invitations.eq('payload->>to', newOwner.email).single())
  const { token } = (payload as { data: { token: string } }).data
  must(await newOwner.client.rpc('accept_invitation', { token }))
  must(await adminClient().auth.admin.deleteUser(owner.id))
  await run()
  expect(await readers()).toEqual([`reader ${newOwner.email}`])
})

test('the Drive copy of an invoice that the client deleted for good is in Drive’s bin', async () => {
  const client = await approvedClient('nora')
  const [gone, kept] = [randomBytes(1000), randomBytes(1000)]
  const id = await addDocument(client, randomUUID(), gone)
  await addDocument(client, randomUUID(), kept)
  await makeDue()
  await run()
  const { id: invoice } = must(
    await client.client.from('invoices').select('id').eq('document_id', id).single(),
  )
  must(await client.client.rpc('delete_invoice', { invoice }))
  const aMinuteAgo = new Date(Date.now() - 61_000).toISOString()
  must(await adminClient().from('invoices').update({ deleted_at: aMinuteAgo }).eq('id', invoice).select())
  must(await adminClient().rpc('purge_deleted_documents'))
  await run()
  const hashes = (await driveFiles()).map((file) => file.sha256)
  expect([hashes.includes(sha256(gone)), hashes.includes(sha256(kept))]).toEqual([false, true])
})

test('a client gets a mail that they were approved, or why they were rejected', async () => {
  const [approved, rejected] = [await approvedClient('rosa'), await register(target(), 'ines')]
  await decide(staff, rejected, 'rejected')
  await run()
  // A decision can be undone for a minute, so its mail is not sent before that.
  expect([...(await mailsTo(approved.email)), ...(await mailsTo(rejected.email))]).toEqual([])
  await makeDue()
  await run()
  const { data } = await adminClient()
    .from('outbox')
    .select('id, status')
    .eq('user_id', approved.id)
    .eq('kind', 'mail')
  const [mail, ...rest] = (await mailsTo(approved.email)).filter((message) =>
    message.subject.includes('aprobado'),
  )
  expect([mail?.messageId, rest]).toEqual([`<${data?.[0]?.id}@nogal.example>`, []])
  expect(data?.[0]?.status).toBe('done')
  const [refusal] = await mailsTo(rejected.email)
  expect(refusal?.text).toContain('Motivo: Datos incompletos')
})
