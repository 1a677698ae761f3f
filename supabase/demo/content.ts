import { createHash } from 'node:crypto'
import { contactConsent, contactConsentSentence } from '@/content/contact'
import { firm } from '@/content/firm'
import { addDays, momentAt, type CivilDay } from '@/lib/calendar/civil-day'
import { taskPath } from '@/lib/tasks/task'
import { historySchema } from '@/lib/tax-profile/schema'
import { beginUpload } from '@/lib/uploads/begin-upload'
import { closeBatch } from '@/lib/uploads/close-batch'
import { finishUpload } from '@/lib/uploads/finish-upload'
import { checkDigit } from '../sample-files/parties'
import type { SampleFile } from '../sample-files/sample-file'
import { admin, call, employBookkeeper, signedIn, stableId, type Person } from './accounts'
import { demoClients, type DemoClient } from './clients'
import type { DemoInvoice } from './files'
import { giveDevice } from './device'
import { fillObligations, fillRequests } from './firm-work'
import { meet } from './meetings'
import { workingDay } from './working-day'

const visitors = [
  {
    sender_name: 'Paola Andrade',
    sender_email: 'paola.andrade@tienda.example',
    sender_phone: '315 555 0188',
    wanted_service: 'Asesoría tributaria',
    message:
      'Tengo una tienda de ropa en Chapinero, en régimen simple, y me llegó un requerimiento de la DIAN por el bimestre pasado. ¿Me ayudan a responderlo? Tengo diez días.',
  },
  {
    sender_name: 'Hernán Castillo',
    sender_email: 'hernan.castillo@obras.example',
    sender_phone: '304 555 0126',
    message:
      'Somos una constructora de quince empleados en Ibagué y queremos cambiar de firma contable desde enero. ¿Con quién podemos hablar esta semana?',
  },
]
const emails = visitors.map(({ sender_email }) => sender_email)

const knownVisitors = async () => {
  const rows = await call(admin.from('contact_messages').select('email').in('email', emails))
  return new Set(rows.map(({ email }) => email))
}

export const visitorsCame = async () => (await knownVisitors()).size === visitors.length

async function receiveVisitors(): Promise<void> {
  const known = await knownVisitors()
  const consent_sha256 = createHash('sha256').update(contactConsentSentence).digest('hex')
  const form = { recipient: firm.email, policy: contactConsent.version, consent_sha256 }
  for (const visitor of visitors)
    if (!known.has(visitor.sender_email))
      await call(admin.rpc('receive_contact_message', { ...form, ...visitor }))
}

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

async function describeTaxes({ db }: Person, { id }: Person, { company, taxProfiles }: DemoClient) {
  if (taxProfiles.length === 0) return
  const { seen, profiles } = historySchema.parse(await call(db.rpc('tax_profile_history', { client: id })))
  let last = seen
  for (const { from, profile } of taxProfiles) {
    if (profiles.some(({ valid_from }) => valid_from === from)) continue
    const { name, nit } = company
    const whole = { ...profile, name, nit, digit: checkDigit(nit) }
    last = await call(
      db.rpc('save_tax_profile', { client: id, valid_from: from, profile: whole, seen: last as string }),
    )
  }
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

/** Writes the contents of all demo clients; after an interrupted run only missing contents are added. */
export async function fillSections(): Promise<void> {
  const firm = await signedIn('asesora@demo.co')
  for (const story of demoClients) {
    const client = await signedIn(story.email)
    await introduce(client, story)
    await describeTaxes(firm, client, story)
    await send(client, firm, story)
    await talk(client, firm, story)
    await meet(client, firm, story)
    await plan(client, story)
    if (!story.note) continue
    const body = story.note
    await call(firm.db.rpc('add_client_note', { client: client.id, note: stableId(body), body: body }))
  }
  const first = await signedIn('cliente@demo.co')
  await fillObligations(firm, first.id)
  await fillRequests(firm, first, (await signedIn(demoClients[1]!.email)).id)
  await giveDevice('ferreteria@demo.co')
  await employBookkeeper(demoClients.map(({ email }) => email))
  for (const answer of savedAnswers)
    await call(firm.db.rpc('save_answer', { ...answer, answer: stableId(answer.title) }))
  await receiveVisitors()
}

/** Rows written by a request with this header get the header's time (`supabase/local/database/demo-moments.sql`). */
const demoMoment = 'x-demo-moment'

type Sent = { client: Person; batch: string; file: SampleFile; replaces: string | undefined }

/** Reserves, sends and verifies a file as a client's browser does, and returns the document's id. */
async function upload({ client, batch, file: { name, type, bytes }, replaces }: Sent): Promise<string> {
  const place = { key: stableId(`file ${name}`), batch, name, type, size: bytes.length, replaces }
  const begun = await beginUpload(client.db, place, { purpose: 'invoice' })
  if (begun.url) {
    const headers = { 'content-type': type, 'cache-control': 'max-age=3600' }
    const put = await fetch(begun.url, { method: 'PUT', headers, body: bytes })
    if (!put.ok) throw new Error(`seed.put ${put.status}`)
  }
  return (await finishUpload(client.id, begun.id)).documentId
}

async function review(
  firm: Person,
  document: string,
  { total, decision, sent }: DemoInvoice,
): Promise<string> {
  const found = admin.from('invoices').select('id, number, decision').eq('document_id', document).single()
  const invoice = await call(found)
  if (total) await call(admin.from('invoices').update({ total }).eq('id', invoice.id))
  if (decision && invoice.decision === 0)
    await call(
      firm.db
        .rpc('decide_invoice', { ...decision, invoice: invoice.id, seen: 0 })
        .setHeader(demoMoment, sent ? decidedAt(sent) : ''),
    )
  return invoice.number
}

const decidedAt = (sent: CivilDay) => momentAt(addDays(sent, 1), 10)

/** Moves the document to the day `sent`, and the decision about the document to the day after. */
async function backdate(document: string, sent: CivilDay): Promise<void> {
  const [came, next] = [momentAt(sent, 9), decidedAt(sent)]
  await call(admin.from('documents').update({ created_at: came }).eq('id', document))
  const change = (row: { created_at: string } | { decided_at: string } | { asked_at: string }) =>
    admin.from('invoices').update(row).eq('document_id', document)
  await call(change({ created_at: came }))
  await call(change({ decided_at: next }).not('decided_at', 'is', null))
  await call(change({ asked_at: next }).not('asked_at', 'is', null))
}

async function send(client: Person, firm: Person, { email, files }: DemoClient): Promise<void> {
  const batch = stableId(`batch ${email}`)
  let last: string | undefined
  for (const invoice of await files()) {
    const replaces = invoice.corrects ? last : undefined
    const document = await upload({ client, batch, file: invoice.file, replaces })
    last = await review(firm, document, invoice)
    if (invoice.sent) await backdate(document, invoice.sent)
  }
  const { settled } = await closeBatch(client.id, batch)
  await settled
}

const written = async (thread: string) => {
  const rows = await call(admin.from('messages').select('id').eq('thread_id', thread))
  return new Set(rows.map(({ id }) => id))
}

/** Writes the conversations; each side reads the messages of the other side before it answers. */
async function talk(client: Person, firm: Person, { threads }: DemoClient): Promise<void> {
  for (const { subject, lines } of threads) {
    const thread = stableId(subject)
    const known = await written(thread)
    for (const [at, [by, body, sent]] of lines.entries()) {
      const then = sent ? momentAt(workingDay(sent.days), sent.hour) : ''
      const line = { message: stableId(`${subject} ${at}`), thread, body }
      if (known.has(line.message)) continue
      if (by === 'client') {
        if (at > 0) await call(client.db.rpc('read_thread', { thread }).setHeader(demoMoment, then))
        await call(client.db.rpc('send_message', { ...line, subject }).setHeader(demoMoment, then))
      } else if (at === 0) {
        const begun = { ...line, subject, client: client.id }
        await call(firm.db.rpc('begin_thread_as_firm', begun).setHeader(demoMoment, then))
      } else {
        await call(firm.db.rpc('read_thread_as_firm', { thread }).setHeader(demoMoment, then))
        await call(firm.db.rpc('answer_message', line).setHeader(demoMoment, then))
      }
      if (sent && by === 'firm')
        await call(client.db.rpc('read_thread', { thread }).setHeader(demoMoment, then))
    }
  }
}
