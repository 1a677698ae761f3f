import 'server-only'
import { currentUser } from '@/lib/auth/session'
import { driveFolder, listDocuments } from '@/lib/documents/queries'
import type { DocumentItem, DriveFolder } from '@/lib/documents/schema'
import { report } from '@/lib/observability/report'

/** What the dashboard shows, on its way: `documents` brings null when the list could not be read. */
export type Dashboard = { documents: Promise<DocumentItem[] | null>; folder: Promise<DriveFolder | null> }

/** Starts every read of the dashboard at once; whether the caller may enter is asked meanwhile. */
export async function startDashboard(): Promise<Dashboard> {
  const user = await currentUser()
  if (!user) return { documents: Promise.resolve(null), folder: Promise.resolve(null) }
  const logged = (error: unknown) => {
    report(error, 'documents.dashboard')
    return null
  }
  return { documents: listDocuments(user).catch(logged), folder: driveFolder(user).catch(logged) }
}
