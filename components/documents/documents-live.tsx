'use client'
import { SquareArrowOutUpRight } from 'lucide-react'
import { createContext, Suspense, use, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { applyChanges, useChangeLog, type Change, type ReadRow } from '@/components/live/change-log'
import { LiveChannel } from '@/components/live/live-channel'
import { useLasting } from '@/components/live/use-lasting'
import { useRefresh, useSettle } from '@/components/live/use-refresh'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { Spinner } from '@/components/ui/loading'
import { portal } from '@/content/portal'
import { listAddress, type ListQuery } from '@/lib/documents/list-query'
import {
  pageSize,
  toDocumentItem,
  type DocumentColumns,
  type DocumentItem,
  type DocumentPage,
  type DriveFolder,
} from '@/lib/documents/schema'
import { toast } from '@/lib/toast'

const driveText = portal.actions.drive
/** What else the dashboard tells about. One asking answers all of them, however many channels come up together. */
const otherTables = ['invoices', 'message_threads', 'appointments'] as const
const LiveContext = createContext<Live | null>(null)

type Sources = {
  /** The person, and the client for whom they read. */
  reader: string
  account: string
  /** What `documents` were asked for. */
  query: ListQuery
  /** Null inside when the list could not be read. */
  documents: Promise<DocumentPage | null>
  folder: Promise<DriveFolder | null>
}

type Live = Sources & {
  documentChanges: readonly Change[]
  folderChanges: readonly Change[]
  onShown: (items: readonly DocumentItem[]) => void
}

/** Keeps the documents and the Drive folder of one client up to date for everything inside. */
export function DocumentsLive({
  reader,
  account,
  query,
  children,
  ...sources
}: Sources & { children: ReactNode }) {
  const documents = useLasting(sources.documents, null)
  const folder = useLasting(sources.folder, null)
  const documentLog = useChangeLog(documents)
  const folderLog = useChangeLog(folder)
  const shown = useRef<readonly DocumentItem[]>([])
  const onRequest = () => {
    documentLog.onRequest()
    folderLog.onRequest()
  }
  const refresh = useRefresh(onRequest)
  const settle = useSettle(refresh)
  const live = useMemo(
    () => ({
      reader,
      account,
      query,
      documents,
      folder,
      documentChanges: documentLog.changes,
      folderChanges: folderLog.changes,
      onShown: (items: readonly DocumentItem[]) => void (shown.current = items),
    }),
    [reader, account, query, documents, folder, documentLog.changes, folderLog.changes],
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
      <LiveChannel reader={account} table="documents" onChange={onDocument} onCatchUp={refresh} />
      <LiveChannel
        reader={account}
        table="user_drive_folders"
        onChange={folderLog.onChange}
        onCatchUp={refresh}
      />
      {otherTables.map((table) => (
        <LiveChannel key={table} reader={account} table={table} onChange={onOther} onCatchUp={refresh} />
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

/** Whether the reader uploaded a document: what nobody is known to have is of whoever founded the account. */
export function useIsOwn(): (document: DocumentItem) => boolean {
  const { reader, account } = useLive()
  return ({ by }) => (by ?? account) === reader
}

/** What the list was asked for. */
export const useListQuery = (): ListQuery => useLive().query

/** The client's Drive folder as it is now, or null; suspends until the first reading. */
export function useDriveFolder(): DriveFolder | null {
  const { folder, folderChanges, account } = useLive()
  return folderAfter(use(folder), folderChanges, account)
}

function useLive(): Live {
  const live = use(LiveContext)
  if (!live) throw new Error('DocumentsLive must stand above what follows the documents')
  return live
}

/** A live row of `documents` as a line of the list; tasks live in the same table and are none. */
const readDocument: ReadRow<DocumentItem> = (raw) =>
  raw.kind === 'file' && typeof raw.id === 'string' ? toDocumentItem(raw as DocumentColumns) : null

const newestFirst = (one: DocumentItem, other: DocumentItem) =>
  Date.parse(other.createdAt) - Date.parse(one.createdAt) || (other.id > one.id ? 1 : -1)

/**
 * The page after what has happened. Only the newest documents, unfiltered, show at once what is new: where it belongs
 * in any other list is the server's to say, when the page is read again.
 */
function pageAfter(page: DocumentPage, changes: readonly Change[], query: ListQuery): DocumentPage {
  if (changes.length === 0) return page
  if (listAddress(query) !== '/portal') {
    const known = changes.filter(({ type }) => type !== 'INSERT')
    return { ...page, items: applyChanges(page.items, known, readDocument) }
  }
  const items = applyChanges(page.items, changes, readDocument).toSorted(newestFirst)
  const last = items[pageSize - 1]
  if (items.length <= pageSize || !last) return { ...page, items }
  return { ...page, items: items.slice(0, pageSize), after: [last.createdAt, last.id] }
}

/** Whether the page has to be read again: there is a new file, or one of these went and left its place to another. */
function unsettles({ type, row }: Change, items: readonly DocumentItem[]): boolean {
  if (type === 'INSERT') return row.kind === 'file'
  return type === 'DELETE' && items.some(({ id }) => id === row.id)
}

/** The folder after what has happened to it; a deletion tells only whose folder it was. */
function folderAfter(
  folder: DriveFolder | null,
  changes: readonly Change[],
  account: string,
): DriveFolder | null {
  return changes.reduce<DriveFolder | null>((known, { type, row }) => {
    if (row.user_id !== account) return known
    if (type === 'DELETE') return null
    const { folder_id: id, folder_name: name, folder_url: url } = row
    return typeof id === 'string' && typeof name === 'string' && typeof url === 'string'
      ? { id, name, url }
      : known
  }, folder)
}

/** The way to the client's folder: on its way, there, or not made yet. */
export function DriveFolderAction() {
  return (
    <Suspense fallback={<Spinner label={driveText.loading} />}>
      <Folder />
    </Suspense>
  )
}

function Folder() {
  const folder = useDriveFolder()
  if (folder) return <ExternalLink href={folder.url}>{driveText.open}</ExternalLink>
  return (
    <Button size="sm" onClick={() => toast({ kind: 'info', ...driveText.toast })}>
      {driveText.absent}
    </Button>
  )
}

/** A link out of the portal, in a tab of its own. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkStyles}>
      {children}
      <span className="sr-only">({portal.documents.newTab})</span>
      <SquareArrowOutUpRight strokeWidth={1.75} aria-hidden />
    </a>
  )
}
