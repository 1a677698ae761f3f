import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { adminClient } from '@/lib/supabase/admin'
import type { KeptCall } from '@/supabase/local/fake-services/start-automation'
import { folderType, type DriveFile } from '@/supabase/local/drive/drive-file'
import { must, type Person } from '../support/contract-people'
import type { LocalBackend } from '../support/local-backend'
import type { Errand } from './browser'

export type Sent = Errand & { mustArrive: boolean }

const read = async <T>(address: string) => (await (await fetch(address)).json()) as T
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const sorted = (list: string[]) => [...list].sort().join('\n')

type Finding = (what: string, wrong: boolean | undefined) => void

/** Returns a line for each row or file that a crash lost, left behind or stored twice. */
export async function findDamage(backend: LocalBackend, people: Person[], sent: Sent[]): Promise<string[]> {
  const damage: string[] = []
  const find: Finding = (what, wrong) => wrong && damage.push(what)
  const db = adminClient()
  const users = people.map(({ id }) => id)
  const [documents, uploads, invoices, register, batches, outbox] = await Promise.all([
    db.from('documents').select().in('user_id', users).eq('kind', 'file').then(must),
    db.from('uploads').select().in('user_id', users).then(must),
    db.from('invoices').select().in('user_id', users).then(must),
    db.from('archivos_subidos').select().in('user_id', users).then(must),
    db.from('upload_batches').select().in('user_id', users).then(must),
    db.from('outbox').select().then(must),
  ])
  const objects = await objectsOf(users)

  find('documents and objects differ', sorted(documents.map((d) => d.storage_path)) !== sorted(objects))
  find('objects and files on disk differ', (await filesOnDisk(backend.dataDir)) !== objects.length)
  for (const { id, status } of uploads)
    find(`upload ${id} is still ${status}`, status === 'reserved' || status === 'verifying')
  for (const { id, closed_at } of batches) find(`batch ${id} is still open`, closed_at === null)
  const done = uploads.filter(({ status }) => status === 'done')
  find(
    'done uploads and documents differ',
    sorted(done.map(({ id }) => id)) !== sorted(documents.map((d) => d.id)),
  )
  find(
    'documents and invoices differ',
    sorted(invoices.flatMap((i) => i.document_id ?? [])) !== sorted(documents.map((d) => d.id)),
  )
  find('the register and the objects differ', sorted(register.map((r) => r.ruta_storage)) !== sorted(objects))

  for (const errand of sent) {
    const upload = uploads.find(({ key, user_id }) => key === errand.key && user_id === errand.userId)
    const document = documents.find(({ id }) => id === upload?.document_id)
    find(`${errand.file.name} is lost`, errand.mustArrive && !document)
    find(`${errand.file.name} has other bytes`, document && document.sha256 !== sha256(errand.file.bytes))
  }
  await findInDrive(backend, people, documents, find)
  await findInAutomation(backend, outbox, done, find)
  for (const { kind, status, id } of outbox) find(`${kind} ${id} is ${status}`, status !== 'done')
  return damage
}

async function objectsOf(users: string[]): Promise<string[]> {
  const bucket = adminClient().storage.from('facturas')
  const lists = users.map(async (user) =>
    must(await bucket.list(user, { limit: 1000 })).map(({ name }) => `${user}/${name}`),
  )
  return (await Promise.all(lists)).flat()
}

async function filesOnDisk(dataDir: string): Promise<number> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && entry.parentPath.split(path.sep).at(-2) === 'objects')
    .length
}

type Document = { id: string; user_id: string; sha256: string | null; google_drive_id: string | null }

async function findInDrive(
  { address }: LocalBackend,
  people: Person[],
  documents: Document[],
  find: Finding,
) {
  const all = await read<DriveFile[]>(`${address.driveUrl}/api/files`)
  const folders = all.filter(({ mimeType }) => mimeType === folderType)
  const files = all.filter(({ mimeType }) => mimeType !== folderType)
  find(`${files.length} files in Drive for ${documents.length} documents`, files.length !== documents.length)
  for (const { id: person, email } of people) {
    const own = folders.filter(({ name }) => name === email)
    const mine = documents.filter(({ user_id }) => user_id === person)
    find(`${email} has ${own.length} folders`, own.length !== (mine.length > 0 ? 1 : 0))
    find(
      `the folder of ${email} is not shared`,
      own.some(({ permissions }) => permissions.length !== 1),
    )
    for (const document of mine) {
      const copy = files.find(({ id }) => id === document.google_drive_id)
      find(`${document.id} has no copy`, copy?.sha256 !== document.sha256)
      find(`the copy of ${document.id} is elsewhere`, copy && copy.parents[0] !== own[0]?.id)
    }
  }
}

type Row = { id: string; kind: string; key: string }

async function findInAutomation(
  { address }: LocalBackend,
  outbox: Row[],
  done: { batch_id: string }[],
  find: Finding,
) {
  const calls = await read<KeptCall[]>(`${address.automationUrl}/api/calls`)
  const filesOf = new Map<string, number>()
  for (const { batch_id } of done) filesOf.set(batch_id, (filesOf.get(batch_id) ?? 0) + 1)
  find(`${calls.length} calls for ${filesOf.size} batches`, calls.length !== filesOf.size)
  for (const [batch, files] of filesOf) {
    const row = outbox.find(({ key }) => key === `automation:${batch}`)
    const call = calls.find(({ id }) => id === row?.id)
    const count = (call?.payload as { upload_count?: number } | undefined)?.upload_count
    find(`batch ${batch} of ${files} files was announced as ${count}`, count !== files)
  }
}
