import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Company } from '../people'

/** The number of hostile texts that are stored at a time; the first page of every list has room for as many rows. */
export const perRound = 16

type Rows = Record<
  | 'files'
  | 'invoices'
  | 'decided'
  | 'tasks'
  | 'threads'
  | 'messages'
  | 'meetings'
  | 'companies'
  | 'notes'
  | 'answers'
  | 'contactMessages'
  | 'requests'
  | 'closings'
  | 'absences'
  | 'kinds'
  | 'clients'
  | 'rejected'
  | 'members'
  | 'filters'
  | 'asked'
  | 'items'
  | 'askTemplates'
  | 'letters'
  | 'fees'
  | 'workTemplates'
  | 'obligations'
  | 'invitations',
  string[]
>

const ids = () => Array.from({ length: perRound }, () => randomUUID())

export async function makeRows(sql: Sql, { fixtures }: Company): Promise<Rows> {
  const owner = fixtures.people.clientB.id
  const admin = fixtures.people.admin.id
  const thread = fixtures.belongings.clientB.threadId
  const people = async (status: 'approved' | 'rejected') => {
    const made = ids()
    await sql`insert into auth.users (id, email) select id, 'persona.' || substr(id::text, 1, 8) || '@ejemplo.test' from unnest(${made}::uuid[]) id`
    await sql`update public.user_approval_status set status = ${status}, decided_at = now() where user_id = any(${made}::uuid[])`
    return made
  }
  const rows: Rows = {
    files: ids(),
    invoices: ids(),
    decided: ids(),
    tasks: ids(),
    threads: ids(),
    messages: ids(),
    meetings: ids(),
    companies: ids(),
    notes: ids(),
    answers: ids(),
    contactMessages: ids(),
    requests: ids(),
    closings: ids(),
    absences: ids(),
    kinds: ids(),
    clients: await people('approved'),
    rejected: await people('rejected'),
    members: await people('approved'),
    filters: ids(),
    asked: ids(),
    items: ids(),
    askTemplates: ids(),
    letters: ids(),
    fees: ids(),
    workTemplates: ids(),
    obligations: ids(),
    invitations: ids(),
  }
  const numbered = (list: string[]) => sql`unnest(${list}::uuid[]) with ordinality as x(id, n)`
  // Lists begin with the newest rows, so rows that the check reads in lists are created last.
  for (const documents of [rows.decided, rows.invoices, rows.files])
    await sql`
      insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size)
      select id, ${owner}, 'x.pdf', '/api/documentos/' || id, ${owner}::text || '/' || id || '.pdf', 'application/pdf', 10
      from unnest(${documents}::uuid[]) id`
  await sql`
    insert into public.invoices (id, document_id, user_id, number)
    select id, id, ${owner}, 'INV-2025-' || (100 + n) from ${numbered(rows.invoices)}`
  await sql`
    insert into public.invoices (id, document_id, user_id, number, status, note)
    select id, id, ${owner}, 'INV-2024-' || (100 + n), 'rejected', 'x' from ${numbered(rows.decided)}`
  await sql`
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size)
    select id, ${owner}, 'x', 'task_' || (1700000000000 + n), 'tasks/' || ${owner}::text, 'pending', 0 from ${numbered(rows.tasks)}`
  await sql`
    insert into public.message_threads (id, user_id, subject, last_message_at)
    select id, ${owner}, 'x', now() + n * interval '1 second' from ${numbered(rows.threads)}`
  await sql`
    insert into public.messages (id, thread_id, user_id, author, body, created_at)
    select id, ${thread}, ${owner}, case when n % 2 = 0 then 'firm' else 'client' end, 'x', now() + n * interval '1 second'
    from ${numbered(rows.messages)}`
  await sql`
    insert into public.appointments (id, user_id, title, note, starts_at, ends_at, status)
    select id, ${owner}, 'x', 'x', at, at + interval '1 hour', 'confirmed'
    from (select id, date_trunc('hour', now()) + interval '200 days' + n * interval '25 hours' as at from ${numbered(rows.meetings)}) m`
  await sql`
    insert into public.companies (id, user_id, name, nit, digit)
    select id, ${owner}, 'xx', (900000000 + n)::text, private.nit_check_digit((900000000 + n)::text) from ${numbered(rows.companies)}`
  await sql`insert into private.client_notes (id, client, author, body) select id, ${owner}, ${admin}, 'x' from unnest(${rows.notes}::uuid[]) id`
  await sql`insert into private.saved_answers (id, title, body, key) select id, 'x', 'x', id::text from unnest(${rows.answers}::uuid[]) id`
  const [consent] = await sql<{ id: string }[]>`
    insert into public.consents (email, purpose, policy_version, text_sha256)
    values ('x@ejemplo.test', 'contacto', '1', ${'a'.repeat(64)}) returning id`
  await sql`
    insert into public.contact_messages (id, consent_id, name, email, message, status)
    select id, ${consent!.id}, 'xx', 'x' || n || '@ejemplo.test', 'xxxxxxxxxx', 'answered' from ${numbered(rows.contactMessages)}`
  await sql`insert into private.contact_answers (id, message, author, body) select id, id, ${admin}, 'xx' from unnest(${rows.contactMessages}::uuid[]) id`
  await sql`
    insert into public.data_requests (id, user_id, key, kind, details, status, reply, due_on, settled_at)
    select id, ${owner}, id, 'correction', 'xxxxxxxxxx', 'answered', 'x', now() + interval '10 days', now() from unnest(${rows.requests}::uuid[]) id`
  await sql`insert into private.closed_hours (id, day, reason) select id, (now() + interval '300 days')::date + n::int, 'xxx' from ${numbered(rows.closings)}`
  await sql`
    insert into private.appointment_types (id, name, minutes, margin_before, margin_after, step, notice_hours, horizon_days, place, question, by_clients)
    select id, 'xxx' || n, 30, 0, 0, 30, 1, 90, 'video', 'xxx', true from ${numbered(rows.kinds)}`
  await sql`
    insert into private.absences (id, person, away, reason)
    select id, ${admin}, tstzrange(now() + n * interval '2 hours', now() + n * interval '2 hours' + interval '1 hour'), 'xxx'
    from ${numbered(rows.absences)}`
  await sql`insert into public.client_profiles (user_id, name) select id, 'xx' from unnest(${rows.clients}::uuid[]) id`
  await sql`insert into private.staff (user_id, role, name) select id, 'advisor', 'xx' from unnest(${rows.members}::uuid[]) id`
  await sql`
    insert into private.saved_filters (id, member, page, name, key, query)
    select id, ${admin}, 'clients', 'x', id::text, 'buscar=x' || n from ${numbered(rows.filters)}`
  await sql`
    insert into public.document_requests (id, user_id, title, due_on, asked_by, status, sent_at, missing)
    select id, ${owner}, 'xxx', current_date + 10, 'x', 'open', now(), 1 from unnest(${rows.asked}::uuid[]) id`
  await sql`
    insert into public.document_request_items (id, request, user_id, place, title, answer_with, state, answer, review_note)
    select id, ${rows.asked[0]!}, ${owner}, n, 'xx', 'text', 'returned', 'x', 'x' from ${numbered(rows.items)}`
  await sql`
    insert into private.request_templates (id, name, title, items)
    select id, 'xxx', 'xxx', '[{"title": "xx", "help": "", "required": true, "allowsNone": false, "answerWith": "file"}]'
    from unnest(${rows.askTemplates}::uuid[]) id`
  await sql`
    insert into private.fees (id, client, concept, amount, due_on)
    select id, ${owner}, 'xxx', 1, '2027-01-10' from unnest(${rows.fees}::uuid[]) id`
  await sql`
    insert into private.signature_templates (id, name, kind, body)
    select id, 'xxx', 'other', 'Un texto que la firma envía.' from unnest(${rows.letters}::uuid[]) id`
  await sql`
    insert into private.work_templates (id, name, cycle, month_after, day_kind, day)
    select id, 'xxx', 'month', 1, 'business', 5 from unnest(${rows.workTemplates}::uuid[]) id`
  await sql`
    insert into public.obligations (id, user_id, obligation, name, period, listed, due, act_by, state, message)
    select id, ${owner}, 'own:' || id, 'xxx', '2026-11', day, day, day, 'waiting', 'x'
    from (select id, (now() at time zone 'America/Bogota')::date as day from unnest(${rows.obligations}::uuid[]) id) d`
  await sql`
    insert into private.account_invitations (id, email, role, name, sent, invited_by)
    select id, 'colega' || n || '@ejemplo.test', 'advisor', 'xx', 1, ${admin} from ${numbered(rows.invitations)}`
  return rows
}
