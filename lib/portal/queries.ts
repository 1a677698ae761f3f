import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { redirect } from 'next/navigation'
import { portal } from '@/content/portal'
import { wantedOf, wholeList, type ListQuery } from '@/lib/documents/list-query'
import { dashboardPageSize, type DocumentPage, type DriveFolder } from '@/lib/documents/schema'
import type { MonthTotals } from '@/lib/monthly-totals/monthly-totals'
import { dashboardShape, headerShape, type PortalHeader } from '@/lib/portal/schema'
import type { Start, Todo, Upcoming, UpcomingDate } from '@/lib/portal/todo'
import { certainUser, currentEntry, requestDatabase, type Access, type SignedIn } from '@/lib/session/session'
import type { UserDatabase } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'

export type Board = {
  todo: Todo
  /** The first steps of a new client; null once the client has uploaded a file. */
  start: Start | null
  next: readonly Upcoming[]
  dates: readonly UpcomingDate[]
  /** Totals of this month and the month before; null for people who may not see figures. */
  totals: readonly MonthTotals[] | null
  advisor: string | null
}

/** The dashboard shows only the caller's own account, also to staff, who could read other accounts too. */
type Contents = Board & {
  access: Access | null
  documents: DocumentPage
  activity: readonly Activity[]
  folder: DriveFolder | null
}

/** Each part of the dashboard is a separate promise, so that the page can be streamed. */
type Portal = { user: SignedIn; board: Promise<Board> } & {
  [Part in Exclude<keyof Contents, keyof Board>]: Promise<Contents[Part]>
}

const longestTodo = 100

/** Reads the access and content of the dashboard in one call. With `query` null, the documents are left out. */
export async function readPortal(
  db: UserDatabase,
  query: ListQuery | null = wholeList,
  allTodo = false,
): Promise<Contents> {
  return unwrap(
    db.rpc('my_dashboard', {
      wanted: { ...wantedOf(query ?? wholeList), ...(allTodo && { todo: longestTodo }) },
      page_size: query ? dashboardPageSize : 0,
    }),
    'portal.dashboard',
    dashboardShape,
  )
}

/** Does not wait for the dashboard, so that rendering can begin. The caller has to check `access`. */
export async function startPortal(query: ListQuery | null, allTodo: boolean): Promise<Portal> {
  const answer = readPortal(await requestDatabase(), query, allTodo)
  const parts = {
    access: answer.then(({ access }) => access),
    board: answer,
    activity: answer.then(({ activity }) => activity),
    documents: answer.then(({ documents }) => documents),
    folder: answer.then(({ folder }) => folder),
  }
  // Rejections of `parts` are ignored, because `access` rejects too and every page awaits `access`.
  for (const part of Object.values(parts)) part.catch(() => {})
  const user = await certainUser()
  if (!user) redirect('/auth')
  return { user, ...parts }
}

export type Activity = { kind: string; what: string; at: string }

export type PortalTab = (typeof portal.tabs.items)[number]['tab']

export const readTab = (param: string | string[] | undefined): PortalTab =>
  portal.tabs.items.find(({ tab }) => tab === param)?.tab ?? 'documentos'

export async function readPortalHeader({ db }: Pick<SignedIn, 'db'>): Promise<PortalHeader> {
  return unwrap(db.rpc('my_header'), 'portal.header', headerShape)
}

/** In milliseconds: how long a page waits for its header. After this time the browser loads the header. */
const headerPatience = 500

/** Returns the data of the page header; null without access, or when reading takes too long. Never rejects. */
export async function startPortalHeader(): Promise<PortalHeader | null> {
  const done = new AbortController()
  const giveUp = wait(headerPatience, null, { signal: done.signal, ref: false }).catch(() => null)
  const reading = currentEntry().then((entry) => headerShape.nullable().parse(entry?.header ?? null))
  return Promise.race([reading.catch(() => null), giveUp]).finally(() => done.abort())
}
