import 'server-only'
import type { Route } from 'next'
import { redirect } from 'next/navigation'
import { portal } from '@/content/portal'
import { wantedOf, wholeList, type Cursor, type ListQuery } from '@/lib/documents/list-query'
import {
  pageSize,
  toDocumentItem,
  type DocumentColumns,
  type DocumentPage,
  type DriveFolder,
} from '@/lib/documents/schema'
import { formatTime } from '@/lib/format/date'
import { certainUser, requestDatabase, type Access, type SignedIn } from '@/lib/session/session'
import type { UserDatabase } from '@/lib/supabase/server'

/** Staff see here only what is their own. */
type Contents = {
  access: Access
  todo: Todo
  documents: DocumentPage
  activity: readonly Activity[]
  folder: DriveFolder | null
}

/** The dashboard on its way: each part comes when the database has answered, or fails with it. */
type Dashboard = { user: SignedIn } & { [Part in keyof Contents]: Promise<Contents[Part]> }

type Answer = Omit<Contents, 'documents'> & {
  documents: { rows: DocumentColumns[]; before: Cursor | null; after: Cursor | null }
}

/** What the dashboard shows, and whether the caller may see it, in one question; no documents without a query. */
export async function readDashboard(
  db: UserDatabase,
  query: ListQuery | null = wholeList,
): Promise<Contents> {
  const { data, error } = await db.rpc('my_dashboard', {
    wanted: wantedOf(query ?? wholeList),
    page_size: query ? pageSize : 0,
  })
  if (error) throw new Error('documents.dashboard', { cause: error })
  const { documents, ...contents } = data as unknown as Answer
  const { rows, ...cursors } = documents
  return { ...contents, documents: { items: rows.map(toDocumentItem), ...cursors } }
}

/** Asks and does not wait: the page is drawn meanwhile. Whoever reads `access` decides whether it stays. */
export async function startDashboard(query: ListQuery | null): Promise<Dashboard> {
  const answer = readDashboard(await requestDatabase(), query)
  answer.catch(() => {}) // Nobody reads it when the next line throws.
  const user = await certainUser()
  if (!user) redirect('/auth')
  return {
    user,
    access: answer.then(({ access }) => access),
    todo: answer.then(({ todo }) => todo),
    activity: answer.then(({ activity }) => activity),
    documents: answer.then(({ documents }) => documents),
    folder: answer.then(({ folder }) => folder),
  }
}

/** What a client has to do, as the database says it; each list has at most four, the fourth meaning "and more". */
export type Todo = {
  /** Rejected, or `asked` for another file; `words` are the firm's. */
  invoices: readonly {
    id: string
    number: string
    name: string
    findings: unknown
    note?: string | null
    asked?: boolean
    at: string
  }[]
  threads: readonly { id: string; subject: string; unread: number; at: string }[]
  appointments: readonly { id: string; title: string; at: string; until: string }[]
}

/** Something that happened; `what` is the name of what it happened to. */
export type Activity = { kind: string; what: string; at: string }

/** The weightiest finding as a sentence; null when there is none that can be read. */
export function firstFinding(findings: unknown): string | null {
  const [first] = Array.isArray(findings) ? (findings as unknown[]) : []
  const note =
    typeof first === 'string' ? first : (first as { message?: unknown } | null | undefined)?.message
  return typeof note === 'string' && note.trim() !== '' ? note.trim() : null
}

export type DashboardTab = (typeof portal.tabs.items)[number]['tab']

/** The part of the dashboard that `?tab=` names; the documents when it names none. */
export const readTab = (param: string | string[] | undefined): DashboardTab =>
  portal.tabs.items.find(({ tab }) => tab === param)?.tab ?? 'documentos'

/** One thing to do: when it came up or takes place, what it is, and where it is done. */
export type TodoLine = {
  id: string
  at: string
  title: string
  text: string
  action: string
  href: Route
  /** Something has to be put right. */
  hot: boolean
}

/** More of one kind stay behind its own list. */
const most = 3

/** What there is to do, in the order in which it is to be done: rejected invoices, hours to confirm, messages to read. */
export function todoLines({ invoices, threads, appointments }: Todo): { lines: TodoLine[]; more: boolean } {
  const text = portal.todo
  const lines = [
    ...invoices.slice(0, most).map(({ id, number, name, findings, note, asked, at }) => ({
      id,
      at,
      title: asked ? text.invoice.asked(number) : text.invoice.title(number),
      text: note ?? firstFinding(findings) ?? text.invoice.unexplained(name),
      action: text.invoice.action,
      href: `/portal/facturas?tab=history&buscar=${encodeURIComponent(number)}` as Route,
      hot: true,
    })),
    ...appointments.slice(0, most).map(({ id, title, at, until }) => ({
      id,
      at,
      title: text.appointment.title(title),
      text: text.appointment.hours(formatTime(at), formatTime(until)),
      action: text.appointment.action,
      href: '/portal/citas' as Route,
      hot: false,
    })),
    ...threads.slice(0, most).map(({ id, subject, unread, at }) => ({
      id,
      at,
      title: text.message.title(unread),
      text: subject,
      action: text.message.action,
      href: `/portal/mensajes/${id}` as Route,
      hot: false,
    })),
  ]
  return { lines, more: [invoices, threads, appointments].some(({ length }) => length > most) }
}
