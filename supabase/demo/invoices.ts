import { beginUpload } from '@/lib/uploads/begin-upload'
import { closeBatch } from '@/lib/uploads/close-batch'
import { finishUpload } from '@/lib/uploads/finish-upload'
import type { SampleFile } from '../sample-files/sample-file'
import type { DemoClient } from './clients'
import type { DemoInvoice } from './files'
import { admin, call, stableId, type Person } from './session'

/** The same path as a client's own upload: reserve, put, verify. Answers the id of the document. */
async function upload({ id, db }: Person, batch: string, { name, type, bytes }: SampleFile): Promise<string> {
  const place = { key: stableId(`file ${name}`), batch, name, type, size: bytes.length }
  const begun = await beginUpload(db, place)
  if (begun.url) {
    const headers = { 'content-type': type, 'cache-control': 'max-age=3600' }
    const put = await fetch(begun.url, { method: 'PUT', headers, body: bytes })
    if (!put.ok) throw new Error(`seed.put ${put.status}`)
  }
  return (await finishUpload(id, begun.id)).documentId
}

async function review(firm: Person, document: string, { total, decision }: DemoInvoice): Promise<void> {
  const found = admin.from('invoices').select('id, decision').eq('document_id', document).single()
  const invoice = await call(found)
  if (total) await call(admin.from('invoices').update({ total }).eq('id', invoice.id))
  if (!decision || invoice.decision > 0) return
  await call(firm.db.rpc('decide_invoice', { ...decision, invoice: invoice.id, seen: 0 }))
}

/** What the client sends, and what the firm has said about it. */
export async function send(client: Person, firm: Person, { email, files }: DemoClient): Promise<void> {
  const batch = stableId(`batch ${email}`)
  for (const invoice of await files()) await review(firm, await upload(client, batch, invoice.file), invoice)
  const { settled } = await closeBatch(client.id, batch)
  await settled
}
