'use client'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { folderAfter, readDocument } from '@/components/documents/live-rows'
import { applyChanges } from '@/components/live/apply-changes'
import type { Change } from '@/components/live/change-log'
import { LiveChannel } from '@/components/live/live-channel'
import { useChangeLog } from '@/components/live/use-change-log'
import { useLasting } from '@/components/live/use-lasting'
import { useRefresh } from '@/components/live/use-refresh'
import type { DocumentItem, DriveFolder } from '@/lib/documents/schema'

type Sources = {
  userId: string
  /** Null inside when the list could not be read. */
  documents: Promise<DocumentItem[] | null>
  folder: Promise<DriveFolder | null>
}

type Live = Sources & { documentChanges: readonly Change[]; folderChanges: readonly Change[] }

const LiveContext = createContext<Live | null>(null)

/** Keeps the documents and the Drive folder of one client up to date for everything inside. */
export function DocumentsLive({ userId, children, ...sources }: Sources & { children: ReactNode }) {
  const documents = useLasting(sources.documents, null)
  const folder = useLasting(sources.folder, null)
  const documentLog = useChangeLog(documents)
  const folderLog = useChangeLog(folder)
  const refresh = useRefresh(() => {
    documentLog.onAsk()
    folderLog.onAsk()
  })
  const live = useMemo(
    () => ({
      userId,
      documents,
      folder,
      documentChanges: documentLog.changes,
      folderChanges: folderLog.changes,
    }),
    [userId, documents, folder, documentLog.changes, folderLog.changes],
  )
  return (
    <LiveContext value={live}>
      {children}
      <LiveChannel userId={userId} table="documents" onChange={documentLog.onChange} onCatchUp={refresh} />
      <LiveChannel
        userId={userId}
        table="user_drive_folders"
        onChange={folderLog.onChange}
        onCatchUp={refresh}
      />
    </LiveContext>
  )
}

/** The documents as they are now, newest first; suspends until the first reading, null when it failed. */
export function useDocuments(): readonly DocumentItem[] | null {
  const { documents, documentChanges } = useLive()
  const known = use(documents)
  return useMemo(
    () => (known ? applyChanges(known, documentChanges, readDocument) : null),
    [known, documentChanges],
  )
}

/** The client's Drive folder as it is now, or null; suspends until the first reading. */
export function useDriveFolder(): DriveFolder | null {
  const { folder, folderChanges, userId } = useLive()
  return folderAfter(use(folder), folderChanges, userId)
}

function useLive(): Live {
  const live = use(LiveContext)
  if (!live) throw new Error('DocumentsLive must stand above what follows the documents')
  return live
}
