import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Member } from '@/lib/session/require'
import { readSending } from '@/lib/documents/sendings/queries'
import { adminClient } from '@/lib/supabase/admin'
import { beginUpload } from '@/lib/uploads/begin-upload'
import { finishUpload } from '@/lib/uploads/finish-upload'
import { copyObject } from '@/lib/uploads/objects'
import { reconcileUploads } from '@/lib/uploads/reconcile'
import { readSendingFiles } from '@/lib/uploads/sendings/read-files'
import { buyer, checkDigit } from '@/supabase/sample-files/parties'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import type { SampleFile } from '@/supabase/sample-files/sample-file'
import { env } from '../lib/deliveries/test-env'
import { must, succeed, type Person } from '../support/contract-people'
import { put } from './browser'
import { openEnvironment, type TestEnvironment } from './environment'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))

let environment: TestEnvironment
let ana: Person

beforeAll(async () => {
  environment = await openEnvironment()
  Object.assign(env, environment.variables)
  ana = await environment.approvedClient('ana')
  succeed(
    await ana.client.rpc('save_company', {
      company_name: buyer.name,
      company_nit: buyer.nit,
      company_digit: checkDigit(buyer.nit),
    }),
  )
})
afterAll(() => environment.stop())

const memberOf = ({ id, client }: Person) => ({ id, db: client }) as unknown as Member

async function add(sending: string, file: SampleFile): Promise<string> {
  const key = randomUUID()
  const { client, id: member } = environment.staff
  const input = { key, batch: key, name: file.name, type: file.type, size: file.bytes.length }
  const { id, url } = await beginUpload(client, input, { purpose: 'outgoing', sending })
  expect(await put(url ?? '', file)).toBe(200)
  const finished = await finishUpload(member, id)
  expect(finished).toMatchObject({ status: 'done', documentId: id })
  // The answer was lost, so the browser asks again.
  expect(await finishUpload(member, id)).toEqual(finished)
  return id
}

test('files are stored in a draft, read, matched with their client and sent, through the usual upload', async () => {
  const sending = randomUUID()
  const named = await pdfFile({ seed: 'uno', name: `${buyer.nit}_IVA.pdf` })
  const inside = await pdfFile({ seed: 'dos', name: 'recibo.pdf' })
  const first = await add(sending, named)
  await add(sending, inside)
  const member = memberOf(environment.staff)
  while ((await readSendingFiles(member, sending)) > 0);
  const draft = await readSending(member, sending)
  expect(draft?.files.map(({ name, reason, count }) => [name, reason, count])).toEqual([
    [named.name, 'name', 1],
    [inside.name, 'content', 1],
  ])
  // The cleaning of storage keeps a file in a draft, although the file is not a document yet.
  await reconcileUploads({ idleSeconds: 0 })
  succeed(
    await environment.staff.client.rpc('send_sending', { sending, rest: randomUUID(), message: 'Hola' }),
  )

  const place = must(await adminClient().rpc('begin_sent_file', { file: first, client: ana.id }))
  const path = must(await adminClient().from('uploads').select('path').eq('id', first).single()).path
  await copyObject(path, place.path, 'application/pdf')
  const { documentId } = await finishUpload(environment.staff.id, place.id)
  const document = { file: first, client: ana.id, document: documentId }
  succeed(await adminClient().rpc('settle_sending_item', document))
  const seen = must(await ana.client.from('documents').select('id, name, uploaded_by, file_size'))
  expect(seen).toEqual([
    { id: documentId, name: named.name, uploaded_by: 'firm', file_size: named.bytes.length },
  ])
  expect((await readSending(member, sending))?.counts).toMatchObject({ items: 2, sent: 1, failed: 0 })
})
