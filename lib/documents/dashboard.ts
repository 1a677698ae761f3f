import 'server-only'
import { redirect } from 'next/navigation'
import { certainUser, requestDatabase, type Access, type SignedIn } from '@/lib/auth/session'
import {
  toDocumentItem,
  type DocumentColumns,
  type DocumentItem,
  type DriveFolder,
} from '@/lib/documents/schema'
import type { UserDatabase } from '@/lib/supabase/server'

/** The newest documents first. Staff see here only what is their own. */
type Contents = { access: Access; documents: DocumentItem[]; folder: DriveFolder | null }

/** The dashboard on its way: each part comes when the database has answered, or fails with it. */
export type Dashboard = { user: SignedIn } & { [Part in keyof Contents]: Promise<Contents[Part]> }

type Answer = { access: Access; documents: DocumentColumns[]; folder: DriveFolder | null }

/** What the dashboard shows, and whether the caller may see it, in one question. */
export async function readDashboard(db: UserDatabase): Promise<Contents> {
  const { data, error } = await db.rpc('my_dashboard')
  if (error) throw new Error('documents.dashboard', { cause: error })
  const { access, documents, folder } = data as Answer
  return { access, documents: documents.map(toDocumentItem), folder }
}

/** Asks and does not wait: the page is drawn meanwhile. Whoever reads `access` decides whether it stays. */
export async function startDashboard(): Promise<Dashboard> {
  const answer = readDashboard(await requestDatabase())
  answer.catch(() => {}) // Nobody reads it when the next line throws.
  const user = await certainUser()
  if (!user) redirect('/auth')
  return {
    user,
    access: answer.then(({ access }) => access),
    documents: answer.then(({ documents }) => documents),
    folder: answer.then(({ folder }) => folder),
  }
}
