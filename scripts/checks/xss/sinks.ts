import type { Sql } from 'postgres'
import { cleanName } from '@/lib/tasks/task'
import { displayName } from '@/lib/uploads/file'
import type { Company } from '../people'
import { makeRows } from './rows'

export type Viewer = 'client' | 'firm'
/** A database field that users can fill; the pages of every viewer in `seen` must show its texts. */
type Sink = {
  name: string
  seen: readonly Viewer[]
  fill: (texts: string[]) => Promise<unknown>
  clean?: (text: string) => string
}

/** Returns the text as a stored file name, which cannot contain a slash. */
const asFileName = (text: string) => displayName(text.replace(/[/\\]/g, '\u2215'))

const upTo = (longest: number) => (text: string) => text.slice(0, longest).trim()

/** These fields keep line breaks. In all other fields the database refuses line breaks and invisible characters. */
const withLines = new Set([
  'words of decisions',
  'messages',
  'notes',
  'answers',
  'contact messages',
  'answers to contact messages',
  'requests',
  'replies',
  'rejections',
  'facts of the log',
  'help with it',
  'why it was returned',
  'answers to requests',
  'words about work',
])

export async function openSinks(
  sql: Sql,
  company: Company,
): Promise<{ sinks: Sink[]; pages: Record<Viewer, string[]> }> {
  const rows = await makeRows(sql, company)
  const { admin, clientB } = company.fixtures.people
  const column = (place: string, ids: string[], key = 'id') => {
    const at = place.lastIndexOf('.')
    const [table, name] = [place.slice(0, at), place.slice(at + 1)]
    return (texts: string[]) => sql`
      update ${sql(table)} t set ${sql(name)} = x.text
      from unnest(${ids}::uuid[], ${texts}::text[]) x(id, text) where t.${sql(key)} = x.id`
  }
  const attachments = (texts: string[]) => sql`
    update public.messages t
    set files = jsonb_build_array(jsonb_build_object('id', x.file, 'name', x.text, 'type', 'application/pdf', 'size', 10))
    from unnest(${rows.messages}::uuid[], ${rows.files}::uuid[], ${texts}::text[]) x(id, file, text) where t.id = x.id`
  /** Adds new entries with the texts to the audit log, because its existing entries cannot be changed. */
  const facts = (texts: string[]) => sql`
    insert into public.audit_log (actor, action, target, before, after)
    select ${admin.id}::uuid, 'note.changed', ${clientB.id}::uuid, jsonb_build_object('text', text), jsonb_build_object('text', 'x')
    from unnest(${texts}::text[]) text`
  const [template = ''] = rows.workTemplates
  const steps = (texts: string[]) =>
    sql`update private.work_templates set steps = ${texts} where id = ${template}`
  const tags = (texts: string[]) => sql`
    insert into private.client_tags (client, name, key)
    select distinct ${clientB.id}::uuid, text, text from unnest(${texts}::text[]) text on conflict do nothing`
  const accounts = (texts: string[]) => sql`
    insert into private.book_accounts (user_id, code, name)
    select ${clientB.id}, (10000 + at)::text, text from unnest(${texts}::text[]) with ordinality t (text, at)
    on conflict (user_id, code) do update set name = excluded.name`
  const both = ['client', 'firm'] as const
  const [client, firm] = [['client'], ['firm']] as const
  const [asked = ''] = rows.asked
  const pages = {
    client: [`/portal/solicitudes/${asked}`],
    firm: [`/admin/solicitudes/${asked}`, `/admin/trabajo/plantillas/${template}`],
  }
  const sinks: Sink[] = [
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
    { name: 'words of decisions', seen: client, fill: column('public.invoices.note', rows.decided) },
    { name: 'tasks', seen: client, fill: column('public.documents.name', rows.tasks) },
    { name: 'subjects', seen: both, fill: column('public.message_threads.subject', rows.threads) },
    { name: 'messages', seen: both, fill: column('public.messages.body', rows.messages) },
    { name: 'files of messages', seen: both, fill: attachments },
    {
      name: 'kinds of appointments',
      seen: both,
      fill: column('private.appointment_types.name', rows.kinds),
      clean: upTo(60),
    },
    { name: 'titles of appointments', seen: both, fill: column('public.appointments.title', rows.meetings) },
    { name: 'companies', seen: both, fill: column('public.companies.name', rows.companies) },
    { name: 'notes', seen: firm, fill: column('private.client_notes.body', rows.notes) },
    { name: 'titles of answers', seen: firm, fill: column('private.saved_answers.title', rows.answers) },
    { name: 'answers', seen: firm, fill: column('private.saved_answers.body', rows.answers) },
    { name: 'visitors', seen: firm, fill: column('public.contact_messages.name', rows.contactMessages) },
    {
      name: 'contact messages',
      seen: firm,
      fill: column('public.contact_messages.message', rows.contactMessages),
    },
    {
      name: 'answers to contact messages',
      seen: firm,
      fill: column('private.contact_answers.body', rows.contactMessages),
    },
    { name: 'requests', seen: both, fill: column('public.data_requests.details', rows.requests) },
    { name: 'replies', seen: both, fill: column('public.data_requests.reply', rows.requests) },
    { name: 'closed hours', seen: firm, fill: column('private.closed_hours.reason', rows.closings) },
    { name: 'absences', seen: firm, fill: column('private.absences.reason', rows.absences) },
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
    {
      name: 'saved filters',
      seen: firm,
      fill: column('private.saved_filters.name', rows.filters),
      clean: upTo(60),
    },
    { name: 'tags', seen: firm, fill: tags, clean: upTo(30) },
    { name: 'requests of documents', seen: both, fill: column('public.document_requests.title', rows.asked) },
    {
      name: 'what is asked for',
      seen: both,
      fill: column('public.document_request_items.title', rows.items),
    },
    { name: 'help with it', seen: both, fill: column('public.document_request_items.help', rows.items) },
    {
      name: 'why it was returned',
      seen: both,
      fill: column('public.document_request_items.review_note', rows.items),
    },
    {
      name: 'answers to requests',
      seen: both,
      fill: column('public.document_request_items.answer', rows.items),
    },
    {
      name: 'templates of requests',
      seen: firm,
      fill: column('private.request_templates.name', rows.askTemplates),
      clean: upTo(60),
    },
    {
      name: 'fees',
      seen: both,
      fill: column('private.fees.concept', rows.fees),
      clean: upTo(120),
    },
    {
      name: 'templates of letters',
      seen: firm,
      fill: column('private.signature_templates.name', rows.letters),
      clean: upTo(120),
    },
    {
      name: 'titles of these templates',
      seen: firm,
      fill: column('private.request_templates.title', rows.askTemplates),
    },
    {
      name: 'templates of work',
      seen: firm,
      fill: column('private.work_templates.name', rows.workTemplates),
      clean: upTo(80),
    },
    { name: 'steps of work', seen: firm, fill: steps, clean: upTo(160) },
    {
      name: 'work of its own',
      seen: both,
      fill: column('public.obligations.name', rows.obligations),
      clean: upTo(80),
    },
    { name: 'words about work', seen: client, fill: column('public.obligations.message', rows.obligations) },
    {
      name: 'invited colleagues',
      seen: firm,
      fill: column('private.account_invitations.name', rows.invitations),
    },
    { name: 'accounts of the books', seen: firm, fill: accounts, clean: upTo(120) },
  ]
  const named = ({ clean = (text) => text, ...sink }: Sink): Sink => ({
    ...sink,
    clean: (text) => clean(withLines.has(sink.name) ? text : cleanName(text)),
  })
  return { sinks: sinks.map(named), pages }
}
