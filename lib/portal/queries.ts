import 'server-only'
import { redirect } from 'next/navigation'
import { portal } from '@/content/portal'
import type { AccountId } from '@/lib/ids'
import type { AccountRole } from '@/lib/session/account-role'
import { wantedOf, wholeList, type ListQuery } from '@/lib/documents/list-query'
import type { Cursor } from '@/lib/documents/schema'
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
import { unwrap } from '@/lib/supabase/unwrap'

export type Board = {
  todo: Todo
  /** Null once the client has uploaded a file. */
  start: Start | null
  next: readonly Upcoming[]
  dates: readonly UpcomingDate[]
  /** Null without an advisor. */
  advisor: string | null
}

/** Only the caller's own, also for staff. */
type Contents = Board & {
  access: Access
  documents: DocumentPage
  activity: readonly Activity[]
  folder: DriveFolder | null
}

/** Each part is its own promise, so that the page can stream. */
type Portal = { user: SignedIn; board: Promise<Board> } & {
  [Part in Exclude<keyof Contents, keyof Board>]: Promise<Contents[Part]>
}

type Answer = Omit<Contents, 'documents' | 'activity'> & {
  activity: readonly (Activity & { invoice: InvoiceLabel | null })[]
  documents: { rows: DocumentColumns[]; before: Cursor | null; after: Cursor | null }
}

/** Rows. */
const longestTodo = 100

/** One query for access and content; without `query` no documents are read. */
export async function readPortal(
  db: UserDatabase,
  query: ListQuery | null = wholeList,
  allTodo = false,
): Promise<Contents> {
  const data = await unwrap(
    db.rpc('my_dashboard', {
      wanted: { ...wantedOf(query ?? wholeList), ...(allTodo && { todo: longestTodo }) },
      page_size: query ? pageSize : 0,
    }),
    'portal.dashboard',
  )
  const { documents, activity, ...contents } = data as unknown as Answer
  const { rows, ...cursors } = documents
  const told = activity.map(({ invoice, ...event }) =>
    invoice ? { ...event, what: invoiceTitle(invoice) } : event,
  )
  return { ...contents, activity: told, documents: { items: rows.map(toDocumentItem), ...cursors } }
}

/** Does not wait, so that the page renders meanwhile; the caller checks `access`. */
export async function startPortal(query: ListQuery | null, allTodo: boolean): Promise<Portal> {
  const answer = readPortal(await requestDatabase(), query, allTodo)
  const parts = {
    access: answer.then(({ access }) => access),
    board: answer,
    activity: answer.then(({ activity }) => activity),
    documents: answer.then(({ documents }) => documents),
    folder: answer.then(({ folder }) => folder),
  }
  // Not every page reads every part, so unread failures are silenced; `access` reports them.
  for (const part of Object.values(parts)) part.catch(() => {})
  const user = await certainUser()
  if (!user) redirect('/auth')
  return { user, ...parts }
}

/** `what` is the name of the subject. */
export type Activity = { kind: string; what: string; at: string }

export type PortalTab = (typeof portal.tabs.items)[number]['tab']

/** Defaults to the documents. */
export const readTab = (param: string | string[] | undefined): PortalTab =>
  portal.tabs.items.find(({ tab }) => tab === param)?.tab ?? 'documentos'

export type PortalHeader = {
  /** As the client saved it; null until then. */
  name: string | null
  advisor: string | null
  /** Items that wait for the client; 101 means more than a hundred. */
  pending: { invoices: number; messages: number; appointments: number; obligations: number; requests: number }
  /** The current account. */
  account: AccountId
  /** All accounts that the person may open, by name. */
  accounts: readonly HeaderAccount[]
  /** The person's own account while closed to them; `none` when they could open one. */
  own: OwnAccount | null
}
export type OwnAccount = { id: string; status: 'waitlist' | 'rejected' | 'none' }

export type HeaderAccount = {
  id: string
  /** Company name, person's name or e-mail address. */
  name: string
  /** The first company's; null without a company. */
  nit: string | null
  digit: number | null
  role: AccountRole
  /** Null for people with a single account; 101 means more than a hundred. */
  waiting: number | null
}

export async function readPortalHeader({ db }: Client): Promise<PortalHeader> {
  const data = await unwrap(db.rpc('my_header'), 'portal.header')
  return data as unknown as PortalHeader
}
