import 'server-only'
import { redirect } from 'next/navigation'
import { portal } from '@/content/portal'
import type { AccountRole } from '@/lib/account-role'
import { wantedOf, wholeList, type Cursor, type ListQuery } from '@/lib/documents/list-query'
import {
  pageSize,
  toDocumentItem,
  type DocumentColumns,
  type DocumentPage,
  type DriveFolder,
} from '@/lib/documents/schema'
import { invoiceTitle, type InvoiceLabel } from '@/lib/einvoice/invoice-label'
import type { Start, Todo, Upcoming, UpcomingDate } from '@/lib/portal/todo'
import type { Client } from '@/lib/session/require'
import { certainUser, requestDatabase, type Access, type SignedIn } from '@/lib/session/session'
import type { UserDatabase } from '@/lib/supabase/server'

/** What needs doing, and who helps. */
export type Board = {
  todo: Todo
  /** Null once the client has sent a file. */
  start: Start | null
  next: readonly Upcoming[]
  dates: readonly UpcomingDate[]
  /** Who of the firm looks after the client; null while nobody does. */
  advisor: string | null
}

/** Staff see here only what is their own. */
type Contents = Board & {
  access: Access
  documents: DocumentPage
  activity: readonly Activity[]
  folder: DriveFolder | null
}

/** The dashboard on its way: each part comes when the database has answered, or fails with it. */
type Dashboard = { user: SignedIn; board: Promise<Board> } & {
  [Part in Exclude<keyof Contents, keyof Board>]: Promise<Contents[Part]>
}

type Answer = Omit<Contents, 'documents' | 'activity'> & {
  activity: readonly (Activity & { invoice: InvoiceLabel | null })[]
  documents: { rows: DocumentColumns[]; before: Cursor | null; after: Cursor | null }
}

/** Lines of the list of everything that there is to do. */
const longestTodo = 100

/** What the dashboard shows, and whether the caller may see it, in one question; no documents without a query. */
export async function readDashboard(
  db: UserDatabase,
  query: ListQuery | null = wholeList,
  allTodo = false,
): Promise<Contents> {
  const { data, error } = await db.rpc('my_dashboard', {
    wanted: { ...wantedOf(query ?? wholeList), ...(allTodo && { todo: longestTodo }) },
    page_size: query ? pageSize : 0,
  })
  if (error) throw new Error('portal.dashboard', { cause: error })
  const { documents, activity, ...contents } = data as unknown as Answer
  const { rows, ...cursors } = documents
  const told = activity.map(({ invoice, ...event }) =>
    invoice ? { ...event, what: invoiceTitle(invoice) } : event,
  )
  return { ...contents, activity: told, documents: { items: rows.map(toDocumentItem), ...cursors } }
}

/** Asks and does not wait: the page is drawn meanwhile. Whoever reads `access` decides whether it stays. */
export async function startDashboard(query: ListQuery | null, allTodo: boolean): Promise<Dashboard> {
  const answer = readDashboard(await requestDatabase(), query, allTodo)
  const parts = {
    access: answer.then(({ access }) => access),
    board: answer,
    activity: answer.then(({ activity }) => activity),
    documents: answer.then(({ documents }) => documents),
    folder: answer.then(({ folder }) => folder),
  }
  // The page may leave, and no tab reads every part: a failure that nobody waits for is told by `access`.
  for (const part of Object.values(parts)) part.catch(() => {})
  const user = await certainUser()
  if (!user) redirect('/auth')
  return { user, ...parts }
}

/** Something that happened; `what` is the name of what it happened to. */
export type Activity = { kind: string; what: string; at: string }

export type DashboardTab = (typeof portal.tabs.items)[number]['tab']

/** The part of the dashboard that `?tab=` names; the documents when it names none. */
export const readTab = (param: string | string[] | undefined): DashboardTab =>
  portal.tabs.items.find(({ tab }) => tab === param)?.tab ?? 'documentos'

/** What stands around every page of the portal. */
export type PortalHeader = {
  /** As the client saved it; null until they do. */
  name: string | null
  advisor: string | null
  /** How much waits for the client in each section; 101 stands for more than a hundred. */
  pending: { invoices: number; messages: number; appointments: number; obligations: number; requests: number }
  /** The account that the page is about. */
  account: string
  /** All that the person may enter, by name. */
  accounts: readonly HeaderAccount[]
  /** The account of their own, while they may not enter it; `none` when they could open one. */
  own: OwnAccount | null
}
export type OwnAccount = { id: string; status: 'waitlist' | 'rejected' | 'none' }

export type HeaderAccount = {
  id: string
  /** The company's, or the person's, or an address. */
  name: string
  /** Of the first company; null until one is added. */
  nit: string | null
  digit: number | null
  role: AccountRole
  /** Null for whoever has this account alone; 101 stands for more than a hundred. */
  waiting: number | null
}

export async function readPortalHeader({ db }: Client): Promise<PortalHeader> {
  const { data, error } = await db.rpc('my_header')
  if (error) throw new Error('portal.header', { cause: error })
  return data as unknown as PortalHeader
}
