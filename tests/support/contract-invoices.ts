import { randomUUID } from 'node:crypto'
import { must, type Person } from './contract-people'
import type { Client } from './contract-target'

const hash = () => randomUUID().replaceAll('-', '').repeat(2)

export type NewInvoice = { name?: string; sha256?: string }
export type MadeInvoice = { upload: string; invoice: string; number: string; path: string }

/** Creates an invoice without sending its file; waits as long as the person has 50 unfinished uploads. */
export async function makeInvoice(
  service: Client,
  person: Person,
  wish: NewInvoice = {},
): Promise<MadeInvoice> {
  const place = await reservePatiently(person, wish.name ?? 'factura.pdf')
  must(await service.rpc('claim_upload', { upload: place.id, lease_seconds: 60 }))
  const { document_id } = must(
    await service.rpc('finish_upload', {
      upload: place.id,
      attempt: 1,
      content_sha256: wish.sha256 ?? hash(),
      content_size: 10,
      content_type: 'application/pdf',
      push_drive: true,
    }),
  ) as { document_id: string }
  const invoice = must(
    await service.from('invoices').select('id, number').eq('document_id', document_id).single(),
  )
  return { upload: place.id, invoice: invoice.id, number: invoice.number, path: place.path }
}

export async function changeInvoice(
  service: Client,
  { invoice }: MadeInvoice,
  patch: { status?: string; created_at?: string; withdrawn_at?: string; deleted_at?: string },
): Promise<void> {
  must(await service.from('invoices').update(patch).eq('id', invoice).select('id'))
}

async function reservePatiently(person: Person, file_name: string): Promise<{ id: string; path: string }> {
  const wanted = {
    key: randomUUID(),
    batch: randomUUID(),
    file_name,
    declared_type: 'application/pdf',
    declared_size: 10,
  }
  for (;;) {
    const { data, error } = await person.client.rpc('begin_upload', wanted)
    if (data) return data
    if (error?.message !== 'upload-quota') throw error
  }
}
