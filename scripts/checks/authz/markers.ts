import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { must, succeed } from '../../../tests/support/contract-people'
import type { Company, Visitor } from '../people'

/** Client B's rows contain unique texts, so that a text in a response shows which row leaked. */
export type Marked = {
  markers: Record<string, string>
  /** The texts that each visitor may read, by name; visitors who are not listed may read none. */
  readers: Partial<Record<Visitor, readonly string[]>>
  ids: Record<string, string>
}

const marker = () => `marca${randomBytes(8).toString('hex')}`

export async function markFixtures(sql: Sql, { fixtures }: Company): Promise<Marked> {
  const { clientB: owner, admin } = fixtures.people
  const { documentId, invoiceId, threadId, companyId, requestId, stored } = fixtures.belongings.clientB
  const m = {
    file: `${marker()}.pdf`,
    invoice: `${marker()}.pdf`,
    task: marker(),
    subject: marker(),
    words: marker(),
    title: marker(),
    company: marker(),
    person: marker(),
    request: marker(),
    folder: marker(),
    upload: `${marker()}.pdf`,
    consent: marker(),
    mail: marker(),
    note: marker(),
    answer: marker(),
    visitor: marker(),
    asked: marker(),
    signature: marker(),
    fee: marker(),
    due: marker(),
  }
  const delivery = randomUUID()
  await sql`update public.documents set name = ${m.file} where id = ${documentId}`
  await sql`update public.documents set name = ${m.task} where user_id = ${owner.id} and storage_path like 'tasks/%'`
  await sql`update public.invoices set name = ${m.invoice} where id = ${invoiceId}`
  await sql`update public.message_threads set subject = ${m.subject} where id = ${threadId}`
  await sql`update public.messages set body = ${m.words} where thread_id = ${threadId}`
  await sql`update public.appointments set title = ${m.title}, status = 'proposed' where user_id = ${owner.id}`
  await sql`update public.companies set name = ${m.company} where id = ${companyId}`
  await sql`update public.client_profiles set name = ${m.person} where user_id = ${owner.id}`
  await sql`update public.data_requests set details = ${m.request} where id = ${requestId}`
  await sql`update public.user_drive_folders set folder_name = ${m.folder}, folder_url = ${`https://drive.example/${m.folder}`} where user_id = ${owner.id}`
  await sql`update public.uploads set name = ${m.upload} where user_id = ${owner.id}`
  await sql`insert into public.consents (user_id, email, purpose, policy_version, text_sha256) values (${owner.id}, ${owner.email}, ${m.consent}, '1', ${'a'.repeat(64)})`
  await sql`update public.archivos_subidos set nombre_archivo = ${m.file} where user_id = ${owner.id}`
  await sql`insert into public.outbox (id, kind, key, user_id, payload) values (${delivery}, 'mail', ${randomUUID()}, ${owner.id}, ${sql.json({ words: m.mail })})`
  const obligation = randomUUID()
  await sql`insert into public.obligations (id, user_id, obligation, period, listed, missing, state, message)
    values (${obligation}, ${owner.id}, 'withholding', '2026-11', (now() at time zone 'America/Bogota')::date, 'no-table', 'waiting', ${m.due})`
  const template = randomUUID()
  await sql`insert into private.work_templates (id, name, cycle, month_after, day_kind, day) values (${template}, 'Cierre del mes', 'month', 1, 'business', 5)`
  const fee = randomUUID()
  await sql`insert into private.fees (id, client, concept, amount, due_on) values (${fee}, ${owner.id}, ${m.fee}, 1200000, '2027-01-10')`
  const letter = randomUUID()
  await sql`insert into private.signature_templates (id, name, kind, body) values (${letter}, 'Carta', 'other', 'Un texto que la firma envía.')`
  const asking = randomUUID()
  await sql`insert into private.request_templates (id, name, title, items) values (${asking}, 'Cierre', 'Soportes', '[{"title":"Extracto","help":"","required":true,"allowsNone":false,"answerWith":"file"}]')`
  const note = randomUUID()
  succeed(await admin.client.rpc('add_client_note', { client: owner.id, note, body: m.note }))
  const answer = randomUUID()
  succeed(await admin.client.rpc('save_answer', { answer, title: m.answer, body: m.answer }))
  const form = { policy: '1', consent_sha256: 'a'.repeat(64), recipient: 'hola@nogal.example' }
  succeed(
    await fixtures.service.rpc('receive_contact_message', {
      ...form,
      sender_name: m.visitor,
      sender_email: `${m.visitor}@ejemplo.test`,
      message: `Buenos días, ${m.visitor}`,
    }),
  )
  const decided = { invoice: invoiceId, verdict: 'accepted', seen: 0, reason: 'Comprobada' }
  must(await admin.client.rpc('decide_invoice', decided))
  const asked = await markRequest(sql, owner.id, m.asked)
  const signature = await markSignature(sql, fixtures, m.signature)
  const bytes = must(await fixtures.service.storage.from('facturas').download(stored))
  const content = (await bytes.text()).replace('%PDF-1.4 ', '')
  const [appointment] = await sql<
    { id: string }[]
  >`select id from public.appointments where user_id = ${owner.id}`
  const [task] = await sql<
    { id: string }[]
  >`select id from public.documents where user_id = ${owner.id} and storage_path like 'tasks/%'`
  const [upload] = await sql<
    { id: string; batch_id: string }[]
  >`select id, batch_id from public.uploads where user_id = ${owner.id} and status <> 'done' limit 1`
  const place = { file_name: 'x.pdf', declared_type: 'application/pdf', declared_size: 10 }
  const brought = must(
    await admin.client.rpc('begin_client_file', { client: owner.id, key: randomUUID(), ...place }),
  )
  const [exported] = await sql<
    { id: string }[]
  >`select id from public.data_exports where user_id = ${owner.id}`
  const [zip] = await sql<
    { id: string }[]
  >`insert into private.document_zips (person, account, documents) values (${owner.id}, ${owner.id}, ${[documentId]}) returning id`
  const [sending, sendingFile] = [randomUUID(), randomUUID()]
  await sql`insert into private.sendings (id, made_by) values (${sending}, ${admin.id})`
  await sql`insert into private.sending_files (id, sending, name, path, type, size, sha256, reason) values (${sendingFile}, ${sending}, 'x.pdf', ${sendingFile}, 'application/pdf', 10, ${'e'.repeat(64)}, 'name')`
  await sql`insert into private.sending_items (file, client, sending) values (${sendingFile}, ${owner.id}, ${sending})`
  const [message] = await sql<{ id: string }[]>`select id from public.messages where thread_id = ${threadId}`
  const [incoming] = await sql<
    { id: string }[]
  >`insert into public.mails (user_id, sha256, size, via, state) values (${owner.id}, ${'d'.repeat(64)}, 1, 'x@ejemplo.test', 'unknown-sender') returning id`
  const [notice] = await sql<
    { id: string }[]
  >`select id from public.notifications where user_id = ${owner.id} and kind = 'security'`
  const [contact] = await sql<
    { id: string }[]
  >`select id from public.contact_messages where name = ${m.visitor}`
  const markers: Record<string, string> = { ...m, content, address: owner.email.split('@')[0] ?? '' }
  const everything = Object.keys(markers)
  return {
    markers,
    readers: {
      admin: everything,
      clientB: everything.filter((name) => !['note', 'answer', 'visitor', 'mail'].includes(name)),
      advisor: ['answer'],
    },
    ids: {
      client: owner.id,
      member: fixtures.people.advisor.id,
      admin: admin.id,
      document: documentId,
      invoice: invoiceId,
      thread: threadId,
      company: companyId,
      request: requestId,
      obligation,
      template,
      asking,
      letter,
      fee,
      note,
      noteWords: m.note,
      delivery,
      answer,
      appointment: appointment!.id,
      task: task!.id,
      upload: upload!.id,
      brought: brought.id,
      batch: upload!.batch_id,
      export: exported!.id,
      zip: zip!.id,
      sending,
      sendingFile,
      message: message!.id,
      contact: contact!.id,
      incomingMail: incoming!.id,
      notice: notice!.id,
      ...asked,
      signature,
      stored,
    },
  }
}

async function markRequest(sql: Sql, owner: string, words: string): Promise<Record<string, string>> {
  const [request] = await sql<
    { id: string; version: number }[]
  >`update public.document_requests set title = ${words}, missing = 1 where user_id = ${owner} returning id, version`
  const [answered] = await sql<
    { id: string }[]
  >`update public.document_request_items set state = 'answered' where request = ${request!.id} returning id`
  const [pending] = await sql<
    { id: string }[]
  >`insert into public.document_request_items (request, user_id, place, title, allows_none) values (${request!.id}, ${owner}, 2, ${words}, true) returning id`
  return {
    asked: request!.id,
    askedVersion: String(request!.version),
    answered: answered!.id,
    pending: pending!.id,
  }
}

async function markSignature(
  sql: Sql,
  { people, service }: Company['fixtures'],
  words: string,
): Promise<string> {
  const id = randomUUID()
  const owner = people.clientB
  const path = `${id}/enviado.pdf`
  const bytes = Buffer.from(`%PDF-1.4 ${words}`)
  must(await service.storage.from('firmas').upload(path, bytes, { contentType: 'application/pdf' }))
  const hash = createHash('sha256').update(bytes).digest('hex')
  const flattened = { fields: 0, notes: 0, dropped: 0, links: 0, files: 0 }
  await sql`insert into private.signature_requests (id, user_id, client_name, title, sender_name, path, sha256, pages, size, flattened, code, status, sent_at, due_at)
    values (${id}, ${owner.id}, 'Cliente', ${words}, 'Asesora', ${path}, ${hash}, 1, 1, ${sql.json(flattened)}, private.new_record_code(), 'sent', now(), now() + interval '5 days')`
  await sql`insert into private.signature_signers (request, place, position, party, person, name, email, role, state)
    values (${id}, 1, 1, 'client', ${owner.id}, ${words}, ${owner.email}, 'Gerente', 'asked')`
  await sql`select private.note_signature(${id}, 'sent', null, '{}')`
  return id
}

export function leaksIn({ markers, readers }: Marked, who: Visitor, text: string): string[] {
  const allowed = readers[who] ?? []
  return Object.entries(markers).flatMap(([name, value]) =>
    !allowed.includes(name) && text.includes(value) ? [name] : [],
  )
}

const insides =
  /permission denied for|row-level security|violates \w+ ?\w* constraint|\bPGRST\d|\b42501\b|\b22P02\b|SQLSTATE|client_advisors|archivos_subidos|at async .*\.(ts|js):\d/

export const insidesIn = (text: string): string[] => {
  const found = insides.exec(text)
  return found ? [`what is inside: ${found[0]}`] : []
}

export const shows = ({ markers }: Marked, text: string) =>
  Object.values(markers).some((value) => text.includes(value))
