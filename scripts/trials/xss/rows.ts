import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Company } from '../company'

/** As many as every list shows on its first page. */
export const perRound = 20

export type Rows = Record<
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
  | 'letters'
  | 'requests'
  | 'closings'
  | 'clients'
  | 'rejected'
  | 'members',
  string[]
>

const ids = () => Array.from({ length: perRound }, () => randomUUID())

/** Twenty rows of everything that somebody writes and somebody else reads, with nothing in them yet. */
export async function makeRows(sql: Sql, { cast }: Company): Promise<Rows> {
  const owner = cast.people.clientB.id
  const admin = cast.people.admin.id
  const thread = cast.belongings.clientB.threadId
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
    letters: ids(),
    requests: ids(),
    closings: ids(),
    clients: await people('approved'),
    rejected: await people('rejected'),
    members: await people('approved'),
  }
  const numbered = (list: string[]) => sql`unnest(${list}::uuid[]) with ordinality as x(id, n)`
  // The newest come first in the lists: those that are read there are made last.
  for (const documents of [rows.decided, rows.invoices, rows.files])
    await sql`
      insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size)
      select id, ${owner}, 'x.pdf', '/api/documentos/' || id, ${owner}::text || '/' || id || '.pdf', 'application/pdf', 10
      from unnest(${documents}::uuid[]) id`
  await sql`
    insert into public.invoices (id, document_id, user_id, number)
    select id, id, ${owner}, 'INV-2025-' || (100 + n) from ${numbered(rows.invoices)}`
  await sql`
    insert into public.invoices (id, document_id, user_id, number, status, words)
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
    select id, ${consent!.id}, 'xx', 'x' || n || '@ejemplo.test', 'xxxxxxxxxx', 'answered' from ${numbered(rows.letters)}`
  await sql`insert into private.contact_answers (id, message, author, body) select id, id, ${admin}, 'xx' from unnest(${rows.letters}::uuid[]) id`
  await sql`
    insert into public.data_requests (id, user_id, key, kind, details, status, reply, due_on, settled_at)
    select id, ${owner}, id, 'correction', 'xxxxxxxxxx', 'answered', 'x', now() + interval '10 days', now() from unnest(${rows.requests}::uuid[]) id`
  await sql`insert into private.closed_hours (id, day, reason) select id, (now() + interval '300 days')::date + n::int, 'xxx' from ${numbered(rows.closings)}`
  await sql`insert into public.client_profiles (user_id, name) select id, 'xx' from unnest(${rows.clients}::uuid[]) id`
  await sql`insert into private.staff (user_id, role, name) select id, 'advisor', 'xx' from unnest(${rows.members}::uuid[]) id`
  return rows
}
