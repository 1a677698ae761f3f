import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ExpectedError } from '@/lib/errors'
import { noFilters } from '@/lib/invoices/href'
import { deleteInvoice, restoreInvoice, withdrawInvoice } from '@/lib/invoices/mutations'
import { listInvoices } from '@/lib/invoices/queries'
import { changeInvoice, makeInvoice, type MadeInvoice, type NewInvoice } from '../support/contract-invoices'
import { must, registerClient, registerStaff, type Person } from '../support/contract-people'
import { openClient, openSharedTarget, type Client, type ContractTarget } from '../support/contract-target'
import { thoroughly } from '../support/thorough'

let target: ContractTarget
let service: Client
let staff: Person
let ana: Person
let luis: Person
beforeAll(async () => {
  target = await openSharedTarget()
  service = openClient(target, target.secretKey)
  staff = await registerStaff(target)
  ana = await newClient('ana')
  luis = await newClient('luis')
})
afterAll(() => target?.stop())

const newClient = (name: string) => registerClient(target, staff, name)
const as = ({ id, email, client }: Person) => ({ id, email, account: id, role: 'owner' as const, db: client })
const make = (wish?: NewInvoice, person = ana) => makeInvoice(service, person, wish)
const list = async () =>
  (await listInvoices(ana.client, { ...noFilters, cursor: null, backward: false }, 50)).items
const numbers = async () => (await list()).map(({ label }) => label.number)
const rowOf = async ({ invoice }: MadeInvoice) =>
  must(await service.from('invoices').select('*').eq('id', invoice).single())
const documentOf = async ({ upload }: MadeInvoice) =>
  must(await service.from('documents').select('id, name, sha256, created_at').eq('id', upload))[0]
const codeOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => 'no error',
    (reason: unknown) => reason,
  )
  return error instanceof ExpectedError ? error.code : error
}
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

describe('deleting an invoice', () => {
  test('removes invoice and document from the lists, keeps the number, and can be repeated', async () => {
    const one = await make()
    await deleteInvoice(as(ana), one.invoice)
    await deleteInvoice(as(ana), one.invoice)
    expect(await numbers()).not.toContain(one.number)
    expect(await documentOf(one)).toBeUndefined()
    const row = await rowOf(one)
    expect(row).toMatchObject({ number: one.number, document_id: null, name: 'factura.pdf' })
    expect(row.deleted_at).not.toBeNull()
    expect(row.withdrawn_at).not.toBeNull()
    const next = await make()
    expect(Number(next.number.slice(9))).toBe(Number(one.number.slice(9)) + 1)
  })

  test('happens once although ten calls arrive at once, and the firm sees it', async () => {
    const one = await make()
    await Promise.all(Array.from({ length: 10 }, () => deleteInvoice(as(ana), one.invoice)))
    const seen = must(
      await staff.client.from('invoices').select('number, withdrawn_at').eq('id', one.invoice),
    )
    expect(seen).toMatchObject([{ number: one.number }])
    expect(seen[0]?.withdrawn_at).not.toBeNull()
  })

  test('can be undone completely: number, day, name, content, and the answer to its upload', async () => {
    const one = await make({ name: 'Arriendo.pdf' })
    const before = [await rowOf(one), await documentOf(one)]
    await deleteInvoice(as(ana), one.invoice)
    await restoreInvoice(as(ana), one.invoice)
    await restoreInvoice(as(ana), one.invoice)
    expect([await rowOf(one), await documentOf(one)]).toEqual(before)
    const upload = must(await service.from('uploads').select('document_id').eq('id', one.upload).single())
    expect(upload.document_id).toBe(one.upload)
  })

  test('still makes a Drive copy that was due meanwhile, if it is undone', async () => {
    const one = await make()
    const job = async () =>
      must(await service.from('outbox').select('status').eq('key', `drive:${one.upload}`).single()).status
    await deleteInvoice(as(ana), one.invoice)
    must(
      await service.from('outbox').update({ status: 'done' }).eq('key', `drive:${one.upload}`).select('id'),
    )
    await restoreInvoice(as(ana), one.invoice)
    expect(await job()).toBe('pending')
  })

  test('is final after half a minute, and the file is deleted after a whole minute', async () => {
    const one = await make()
    const purged = async () => must(await service.rpc('purge_deleted_documents')).includes(one.path)
    await deleteInvoice(as(ana), one.invoice)
    await changeInvoice(service, one, { withdrawn_at: secondsAgo(31), deleted_at: secondsAgo(31) })
    expect(await codeOf(restoreInvoice(as(ana), one.invoice))).toBe('undo-late')
    expect(await purged()).toBe(false)
    await changeInvoice(service, one, { deleted_at: secondsAgo(61) })
    expect(await purged()).toBe(true)
    const register = must(await service.from('archivos_subidos').select('id').eq('ruta_storage', one.path))
    expect(register).toEqual([])
  })

  describe('and its copy in Drive', () => {
    const end = async (one: MadeInvoice) => {
      await changeInvoice(service, one, { deleted_at: secondsAgo(61) })
      must(await service.rpc('purge_deleted_documents'))
    }
    const binned = async (file: string) =>
      must(
        await service
          .from('outbox')
          .select('kind, user_id, status, payload')
          .eq('key', `drive-trash:${file}`),
      )
    const job = (file: string) => [
      { kind: 'drive.trash', user_id: ana.id, status: 'pending', payload: { file_id: file } },
    ]

    test('moves the copy to the bin when the deletion is final, and not before', async () => {
      const one = await make()
      const file = randomUUID()
      must(await service.rpc('reserve_drive_file', { document: one.upload, file_id: file }))
      await service.rpc('record_drive_copy', {
        document: one.upload,
        file_id: file,
        link: 'https://drive.example/x',
      })
      await deleteInvoice(as(ana), one.invoice)
      must(await service.rpc('purge_deleted_documents'))
      expect(await binned(file)).toEqual([])
      await restoreInvoice(as(ana), one.invoice)
      await deleteInvoice(as(ana), one.invoice)
      await end(one)
      expect(await binned(file)).toEqual(job(file))
    })

    test('also moves a copy that was never recorded, or was recorded without a reservation', async () => {
      const [reserved, recorded] = [await make(), await make()]
      const [first, second] = [randomUUID(), randomUUID()]
      must(await service.rpc('reserve_drive_file', { document: reserved.upload, file_id: first }))
      await service.rpc('record_drive_copy', {
        document: recorded.upload,
        file_id: second,
        link: 'https://drive.example/x',
      })
      for (const one of [reserved, recorded]) {
        await deleteInvoice(as(ana), one.invoice)
        await end(one)
      }
      expect(await binned(first)).toEqual(job(first))
      expect(await binned(second)).toEqual(job(second))
    })

    test('does nothing in Drive if no copy was begun', async () => {
      const one = await make()
      const count = async () =>
        must(await service.from('outbox').select('id').eq('user_id', ana.id).eq('kind', 'drive.trash')).length
      const before = await count()
      await deleteInvoice(as(ana), one.invoice)
      await end(one)
      expect(await count()).toBe(before)
    })
  })

  test('keeps the stored file as long as the deletion can be undone', async () => {
    const place = await reserved()
    const bucket = ana.client.storage.from('facturas')
    must(await bucket.upload(place.path, new Blob(['%PDF-1.4'], { type: 'application/pdf' })))
    const one = await makeFrom(place)
    const strays = async () =>
      must(await service.rpc('stray_objects', { idle_seconds: -60 })).includes(one.path)
    await deleteInvoice(as(ana), one.invoice)
    expect(await strays()).toBe(false)
    await changeInvoice(service, one, { deleted_at: secondsAgo(61) })
    must(await service.rpc('purge_deleted_documents'))
    expect(await strays()).toBe(true)
  })

  test('makes the same file a new invoice when it is sent again, and the old one stays deleted', async () => {
    const sha256 = randomUUID().replaceAll('-', '').repeat(2)
    const one = await make({ sha256 })
    await deleteInvoice(as(ana), one.invoice)
    const again = await make({ sha256 })
    expect(again.number).not.toBe(one.number)
    expect(await codeOf(restoreInvoice(as(ana), one.invoice))).toBe('uploaded-again')
    expect((await rowOf(one)).deleted_at).not.toBeNull()
  })

  test('is refused after a decision, but then the invoice can be withdrawn, with its file and decision kept', async () => {
    for (const status of ['accepted', 'rejected']) {
      const one = await make()
      await changeInvoice(service, one, { status })
      expect(await codeOf(deleteInvoice(as(ana), one.invoice))).toBe('invoice-reviewed')
      await withdrawInvoice(as(ana), one.invoice)
      await withdrawInvoice(as(ana), one.invoice)
      const found = (await list()).find(({ id }) => id === one.invoice)
      expect(found).toMatchObject({ status })
      expect(found?.withdrawnAt).not.toBeNull()
      expect(await documentOf(one)).toBeDefined()
      await restoreInvoice(as(ana), one.invoice)
      expect((await rowOf(one)).withdrawn_at).toBeNull()
    }
    const reviewing = await make()
    expect(await codeOf(withdrawInvoice(as(ana), reviewing.invoice))).toBe('conflict')
  })

  test('is refused as not found for another client’s invoice, which stays', async () => {
    const one = await make()
    for (const change of [deleteInvoice, withdrawInvoice, restoreInvoice]) {
      for (const stranger of [luis, staff]) {
        expect(await codeOf(change(as(stranger), one.invoice))).toBe('not-found')
      }
      expect(await codeOf(change(as(luis), randomUUID()))).toBe('not-found')
    }
    expect(await numbers()).toContain(one.number)
    const { error } = await ana.client.from('invoices').update({ status: 'accepted' }).eq('id', one.invoice)
    expect(error?.code).toBe('42501')
  })
})

describe('an upload', () => {
  test('that one worker checks is not given to another worker until its lease ends', async () => {
    const place = { key: randomUUID(), batch: randomUUID(), file_name: 'factura.pdf' }
    const kind = { declared_type: 'application/pdf', declared_size: 10 }
    const { id } = must(await ana.client.rpc('begin_upload', { ...place, ...kind }))
    const claim = async (lease_seconds: number) =>
      must(await service.rpc('claim_upload', { upload: id, lease_seconds })).map(({ attempts }) => attempts)
    expect(await claim(0)).toEqual([1])
    expect(await claim(60)).toEqual([2])
    expect(await claim(60)).toEqual([])
  })
})

describe('invoice numbers', () => {
  const uploads = thoroughly(200, 60)
  test(`of ${uploads} uploads of one client at once have no gap and no double, even with deletions and repetitions`, async () => {
    const gloria = await newClient('gloria')
    const twin = randomUUID().replaceAll('-', '').repeat(2)
    const made = await Promise.all(
      Array.from({ length: uploads }, async (_, n) => {
        const one = await make(n % 20 === 0 ? { sha256: twin } : {}, gloria)
        if (n % 10 === 3) await deleteInvoice(as(gloria), one.invoice)
        return one
      }),
    )
    const rows = must(
      await service.from('invoices').select('number, deleted_at').eq('user_id', gloria.id).order('number'),
    )
    const year = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota', year: 'numeric' }).format()
    // Every twentieth upload sends the same file, which is stored only once.
    const kept = uploads - uploads / 20 + 1
    const wanted = Array.from({ length: kept }, (_, n) => `INV-${year}-${String(n + 1).padStart(3, '0')}`)
    expect(rows.map(({ number }) => number)).toEqual(wanted)
    expect(rows.filter(({ deleted_at }) => deleted_at)).toHaveLength(uploads / 10)
    expect(new Set(made.map(({ number }) => number)).size).toBe(kept)
  }, 120_000)
})

async function reserved() {
  return must(
    await ana.client.rpc('begin_upload', {
      key: randomUUID(),
      batch: randomUUID(),
      file_name: 'factura.pdf',
      declared_type: 'application/pdf',
      declared_size: 8,
    }),
  )
}

async function makeFrom(place: { id: string; path: string }): Promise<MadeInvoice> {
  must(await service.rpc('claim_upload', { upload: place.id, lease_seconds: 60 }))
  must(
    await service.rpc('finish_upload', {
      upload: place.id,
      attempt: 1,
      content_sha256: randomUUID().replaceAll('-', '').repeat(2),
      content_size: 8,
      content_type: 'application/pdf',
      push_drive: false,
    }),
  )
  const row = must(await service.from('invoices').select('id, number').eq('document_id', place.id).single())
  return { upload: place.id, invoice: row.id, number: row.number, path: place.path }
}
