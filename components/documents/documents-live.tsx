'use client'
import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { folderAfter, pageAfter, unsettles } from '@/components/documents/live-rows'
import type { Change } from '@/components/live/change-log'
import { LiveChannel } from '@/components/live/live-channel'
import { useChangeLog } from '@/components/live/use-change-log'
import { useLasting } from '@/components/live/use-lasting'
import { useRefresh } from '@/components/live/use-refresh'
import { useSettle } from '@/components/live/use-settle'
import type { ListQuery } from '@/lib/documents/list-query'
import type { DocumentItem, DocumentPage, DriveFolder } from '@/lib/documents/schema'

type Sources = {
  userId: string
  /** What `documents` were asked for. */
  query: ListQuery
  /** Null inside when the list could not be read. */
  documents: Promise<DocumentPage | null>
  folder: Promise<DriveFolder | null>
}

/** What else the dashboard tells about. One asking answers all of them, however many channels come up together. */
const alsoTold = ['invoices', 'message_threads', 'appointments'] as const

type Live = Sources & {
  documentChanges: readonly Change[]
  folderChanges: readonly Change[]
  onShown: (items: readonly DocumentItem[]) => void
}

const LiveContext = createContext<Live | null>(null)

/** Keeps the documents and the Drive folder of one client up to date for everything inside. */
export function DocumentsLive({ userId, query, children, ...sources }: Sources & { children: ReactNode }) {
  const documents = useLasting(sources.documents, null)
  const folder = useLasting(sources.folder, null)
  const documentLog = useChangeLog(documents)
  const folderLog = useChangeLog(folder)
  const shown = useRef<readonly DocumentItem[]>([])
  const onAsk = () => {
    documentLog.onAsk()
    folderLog.onAsk()
  }
  const refresh = useRefresh(onAsk)
  const settle = useSettle(refresh)
  const live = useMemo(
    () => ({
      userId,
      query,
      documents,
      folder,
      documentChanges: documentLog.changes,
      folderChanges: folderLog.changes,
      onShown: (items: readonly DocumentItem[]) => void (shown.current = items),
    }),
    [userId, query, documents, folder, documentLog.changes, folderLog.changes],
  )
  const onDocument = (change: Change) => {
    documentLog.onChange(change)
    if (unsettles(change, shown.current)) settle()
  }
  // Deletions come without their owner, and none of these tables' rows are deleted in use.
  const onOther = ({ type }: Change) => {
    if (type !== 'DELETE') refresh()
  }
  return (
    <LiveContext value={live}>
      {children}
      <LiveChannel userId={userId} table="documents" onChange={onDocument} onCatchUp={refresh} />
      <LiveChannel
        userId={userId}
        table="user_drive_folders"
        onChange={folderLog.onChange}
        onCatchUp={refresh}
      />
      {alsoTold.map((table) => (
        <LiveChannel key={table} userId={userId} table={table} onChange={onOther} onCatchUp={refresh} />
      ))}
    </LiveContext>
  )
}

/** The page of documents as it is now; suspends until the first reading, null when it failed. */
export function useDocuments(): DocumentPage | null {
  const { documents, documentChanges, query, onShown } = useLive()
  const known = use(documents)
  const page = useMemo(
    () => (known ? pageAfter(known, documentChanges, query) : null),
    [known, documentChanges, query],
  )
  useEffect(() => onShown(page?.items ?? []), [page, onShown])
  return page
}

/** What the list was asked for. */
export const useListQuery = (): ListQuery => useLive().query

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
