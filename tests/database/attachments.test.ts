import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { must, succeed } from '../support/contract-people'
import { openSharedTarget } from '../support/contract-target'
import { createFixtures, content, type Fixtures } from './fixtures'

let fixtures: Fixtures
beforeAll(async () => {
  fixtures = await createFixtures(await openSharedTarget())
})
afterAll(() => fixtures.target.stop())

const begin = (key: string = randomUUID()) =>
  fixtures.people.clientA.client.rpc('begin_attachment', {
    key,
    file_name: 'soporte.pdf',
    declared_type: 'application/pdf',
    declared_size: 100,
  })

type End = { status: string; document_id: string; number: string | null }

/** Finishes an upload as the server does after checking the file, and returns the resulting row. */
async function settle(finish: 'finish_attachment' | 'finish_upload', upload: string, file: Blob) {
  must(await fixtures.service.rpc('claim_upload', { upload, lease_seconds: 60 }))
  const bytes = Buffer.from(await file.arrayBuffer())
  const settled = await fixtures.service.rpc(finish, {
    upload,
    attempt: 1,
    content_sha256: createHash('sha256').update(bytes).digest('hex'),
    content_size: file.size,
    content_type: file.type,
    push_drive: true,
  })
  return must(settled) as End
}

async function attach(file: Blob) {
  const place = must(await begin())
  must(await fixtures.people.clientA.client.storage.from('facturas').upload(place.path, file))
  return { place, end: await settle('finish_attachment', place.id, file) }
}

test('an attachment becomes a document of the client that is copied to Drive, and not an invoice', async () => {
  const { place, end } = await attach(content())
  expect(end).toMatchObject({ status: 'done', document_id: place.id, number: null })
  const { service } = fixtures
  expect(must(await service.from('invoices').select('id').eq('document_id', place.id))).toEqual([])
  expect(must(await service.from('outbox').select('kind').eq('key', `drive:${place.id}`))).toHaveLength(1)
  expect(
    must(await service.from('archivos_subidos').select('id').eq('ruta_storage', place.path)),
  ).toHaveLength(1)
})

test('a file that was sent before is not stored again, and the first document is attached', async () => {
  const file = content()
  const first = await attach(file)
  const second = await attach(file)
  expect(second.end).toMatchObject({ status: 'duplicate', document_id: first.place.id })
})

test('a repeated key finds its first upload, but not as an upload of another kind', async () => {
  const key = randomUUID()
  expect(must(await begin(key)).id).toBe(must(await begin(key)).id)
  const invoice = {
    key: randomUUID(),
    batch: randomUUID(),
    file_name: 'soporte.pdf',
    declared_type: 'application/pdf',
    declared_size: 100,
  }
  must(await fixtures.people.clientA.client.rpc('begin_upload', invoice))
  expect((await begin(invoice.key)).error?.message).toBe('key-reused')
  const attached = { ...invoice, key }
  const asInvoice = await fixtures.people.clientA.client.rpc('begin_upload', attached)
  expect(asInvoice.error?.message).toBe('key-reused')
})

test('the batch of an attachment is closed from the start, so no automation starts as for an invoice', async () => {
  const { place } = await attach(content())
  const closed = await fixtures.service.from('upload_batches').select('closed_at').eq('id', place.batch_id)
  expect(must(closed)[0]?.closed_at).not.toBeNull()
  const calls = await fixtures.service.from('outbox').select('id').eq('key', `automation:${place.batch_id}`)
  expect(must(calls)).toEqual([])
})

test('a file of a message can be sent as an invoice afterwards, once', async () => {
  const file = content()
  const { place } = await attach(file)
  const send = async () => {
    const upload = {
      key: randomUUID(),
      batch: randomUUID(),
      file_name: 'factura.pdf',
      declared_type: file.type,
      declared_size: file.size,
    }
    const { id } = must(await fixtures.people.clientA.client.rpc('begin_upload', upload))
    return settle('finish_upload', id, file)
  }
  const first = await send()
  expect(first).toMatchObject({
    status: 'done',
    document_id: place.id,
    number: expect.stringMatching(/^INV-/),
  })
  expect(await send()).toEqual({ ...first, status: 'duplicate' })
})

test('a file of a message that is sent as an invoice can replace an invoice', async () => {
  const { client } = fixtures.people.clientA
  const { invoiceId } = fixtures.belongings.clientA
  const { number } = must(await client.from('invoices').select('number').eq('id', invoiceId).single())
  succeed(
    await fixtures.people.admin.client.rpc('decide_invoice', {
      invoice: invoiceId,
      verdict: 'asked',
      seen: 0,
      note: 'Otra foto',
    }),
  )
  const file = content()
  const { place } = await attach(file)
  const upload = {
    key: randomUUID(),
    batch: randomUUID(),
    file_name: 'factura.pdf',
    declared_type: file.type,
    declared_size: file.size,
  }
  const { id } = must(await client.rpc('begin_upload', upload))
  succeed(await client.rpc('answer_invoice', { upload: id, replaced: number }))
  await settle('finish_upload', id, file)
  const shown = must(await client.from('invoices').select('replaces').eq('document_id', place.id).single())
  expect(shown).toEqual({ replaces: invoiceId })
})
