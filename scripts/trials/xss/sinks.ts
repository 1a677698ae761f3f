import type { Sql } from 'postgres'
import { displayName } from '../../../lib/uploads/file-name'
import type { Company } from '../company'
import { makeRows } from './rows'

export type Viewer = 'client' | 'firm'
/** A place that people write into, twenty texts at a time, and who must come to read each of them. */
export type Sink = {
  name: string
  seen: readonly Viewer[]
  fill: (texts: string[]) => Promise<unknown>
  /** What the place makes of a text before it takes it. */
  clean?: (text: string) => string
}

/** As a name of a file may stand in the database; what would end a folder is left in it. */
const asFileName = (text: string) => displayName(text.replace(/[/\\]/g, '\u2215'))

/** Everything that somebody writes and somebody else reads. */
export async function openSinks(sql: Sql, company: Company): Promise<Sink[]> {
  const rows = await makeRows(sql, company)
  const { admin, clientB } = company.cast.people
  const column = (place: string, ids: string[], key = 'id') => {
    const at = place.lastIndexOf('.')
    const [table, name] = [place.slice(0, at), place.slice(at + 1)]
    return (texts: string[]) => sql`
      update ${sql(table)} t set ${sql(name)} = x.text
      from unnest(${ids}::uuid[], ${texts}::text[]) x(id, text) where t.${sql(key)} = x.id`
  }
  /** What goes with a message: its names come from the sender. */
  const attachments = (texts: string[]) => sql`
    update public.messages t
    set files = jsonb_build_array(jsonb_build_object('id', x.file, 'name', x.text, 'type', 'application/pdf', 'size', 10))
    from unnest(${rows.messages}::uuid[], ${rows.files}::uuid[], ${texts}::text[]) x(id, file, text) where t.id = x.id`
  /** The log takes no changes, so each round adds to it. */
  const facts = (texts: string[]) => sql`
    insert into public.audit_log (actor, action, target, before, after)
    select ${admin.id}::uuid, 'note.changed', ${clientB.id}::uuid, jsonb_build_object('text', text), jsonb_build_object('text', 'x')
    from unnest(${texts}::text[]) text`
  const both = ['client', 'firm'] as const
  const [client, firm] = [['client'], ['firm']] as const
  return [
    {
      name: 'names of files',
      seen: client,
      fill: column('public.documents.name', rows.files),
      clean: asFileName,
    },
    {
      name: 'names of invoices',
      seen: both,
      fill: column('public.invoices.name', rows.invoices),
      clean: asFileName,
    },
    { name: 'words of decisions', seen: client, fill: column('public.invoices.words', rows.decided) },
    { name: 'tasks', seen: client, fill: column('public.documents.name', rows.tasks) },
    { name: 'subjects', seen: both, fill: column('public.message_threads.subject', rows.threads) },
    { name: 'messages', seen: both, fill: column('public.messages.body', rows.messages) },
    { name: 'files of messages', seen: both, fill: attachments },
    { name: 'titles of appointments', seen: both, fill: column('public.appointments.title', rows.meetings) },
    { name: 'companies', seen: both, fill: column('public.companies.name', rows.companies) },
    { name: 'notes', seen: firm, fill: column('private.client_notes.body', rows.notes) },
    { name: 'titles of answers', seen: firm, fill: column('private.saved_answers.title', rows.answers) },
    { name: 'answers', seen: firm, fill: column('private.saved_answers.body', rows.answers) },
    { name: 'visitors', seen: firm, fill: column('public.contact_messages.name', rows.letters) },
    { name: 'letters', seen: firm, fill: column('public.contact_messages.message', rows.letters) },
    { name: 'answers to letters', seen: firm, fill: column('private.contact_answers.body', rows.letters) },
    { name: 'requests', seen: both, fill: column('public.data_requests.details', rows.requests) },
    { name: 'replies', seen: both, fill: column('public.data_requests.reply', rows.requests) },
    { name: 'closed hours', seen: firm, fill: column('private.closed_hours.reason', rows.closings) },
    {
      name: 'names of clients',
      seen: firm,
      fill: column('public.client_profiles.name', rows.clients, 'user_id'),
    },
    {
      name: 'rejections',
      seen: firm,
      fill: column('public.user_approval_status.reason', rows.rejected, 'user_id'),
    },
    { name: 'names of members', seen: firm, fill: column('private.staff.name', rows.members, 'user_id') },
    { name: 'facts of the log', seen: firm, fill: facts },
  ]
}
