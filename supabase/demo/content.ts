import { taskPath } from '@/lib/tasks/task'
import { beginUpload } from '@/lib/uploads/begin-upload'
import { closeBatch } from '@/lib/uploads/close-batch'
import { finishUpload } from '@/lib/uploads/finish-upload'
import { checkDigit } from '../sample-files/parties'
import type { SampleFile } from '../sample-files/sample-file'
import { demoClients, type DemoClient } from './clients'
import type { DemoInvoice } from './files'
import { meet } from './meetings'
import { admin, call, signedIn, stableId, type Person } from './accounts'
import { receiveVisitors } from './visitors'

const savedAnswers = [
  {
    title: 'Pedir el RUT actualizado',
    body: 'Hola, {nombre}. Para seguir necesitamos tu RUT con fecha de este año. Lo descargas en el portal de la DIAN y lo subes en Documentos.',
  },
  {
    title: 'Factura a nombre de otra empresa',
    body: '{nombre}, la factura está a nombre de otra empresa y no la podemos llevar a tu contabilidad. Pide al proveedor que la anule y la expida con tu NIT.',
  },
]

async function introduce({ db }: Person, { name, phone, company }: DemoClient): Promise<void> {
  await call(db.rpc('save_profile', { full_name: name, phone_number: phone }))
  const { name: company_name, nit } = company
  await call(db.rpc('save_company', { company_name, company_nit: nit, company_digit: checkDigit(nit) }))
}

async function plan({ id }: Person, { tasks }: DemoClient): Promise<void> {
  const rows = tasks.map(([name, state], at) => ({
    id: stableId(name),
    name,
    user_id: id,
    file_path: taskPath(Date.now() - at * 60_000),
    storage_path: `tasks/${id}`,
    file_type: state,
    file_size: 0,
  }))
  await call(admin.from('documents').upsert(rows, { onConflict: 'id', ignoreDuplicates: true }))
}

/** What people find in the rooms. Begun again after an interruption, it goes on where it was. */
export async function fillSections(): Promise<void> {
  const firm = await signedIn('asesora@demo.co')
  for (const story of demoClients) {
    const client = await signedIn(story.email)
    await introduce(client, story)
    await send(client, firm, story)
    await talk(client, firm, story)
    await meet(client, firm, story)
    await plan(client, story)
    if (!story.note) continue
    const body = story.note
    await call(firm.db.rpc('add_client_note', { client: client.id, note: stableId(body), body: body }))
  }
  for (const answer of savedAnswers)
    await call(firm.db.rpc('save_answer', { ...answer, answer: stableId(answer.title) }))
  await receiveVisitors()
}

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
async function send(client: Person, firm: Person, { email, files }: DemoClient): Promise<void> {
  const batch = stableId(`batch ${email}`)
  for (const invoice of await files()) await review(firm, await upload(client, batch, invoice.file), invoice)
  const { settled } = await closeBatch(client.id, batch)
  await settled
}

const written = async (thread: string) => {
  const rows = await call(admin.from('messages').select('id').eq('thread_id', thread))
  return new Set(rows.map(({ id }) => id))
}

/** Both sides read before they write; the last line stays unread. */
async function talk(client: Person, firm: Person, { threads }: DemoClient): Promise<void> {
  for (const { subject, lines } of threads) {
    const thread = stableId(subject)
    const known = await written(thread)
    for (const [at, [by, body]] of lines.entries()) {
      const line = { message: stableId(`${subject} ${at}`), thread, body }
      if (known.has(line.message)) continue
      if (by === 'client') {
        if (at > 0) await call(client.db.rpc('read_thread', { thread }))
        await call(client.db.rpc('send_message', { ...line, subject }))
      } else if (at === 0) {
        await call(firm.db.rpc('begin_thread_as_firm', { ...line, subject, client: client.id }))
      } else {
        await call(firm.db.rpc('read_thread_as_firm', { thread }))
        await call(firm.db.rpc('answer_message', line))
      }
    }
  }
}
