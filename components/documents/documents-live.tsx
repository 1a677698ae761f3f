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
import { documentListText } from '@/content/documents'
import { portal } from '@/content/portal'
import { listHref, type ListQuery } from '@/lib/documents/list-query'
import {
  dashboardPageSize,
  toDocumentItem,
  type DocumentColumns,
  type DocumentItem,
  type DocumentPage,
  type DriveFolder,
} from '@/lib/documents/schema'
import { toast } from '@/lib/toast'

const driveText = portal.actions.drive
/** Tables besides `documents` whose rows the dashboard shows; a change in any of them refreshes the page. */
const otherTables = ['invoices', 'message_threads', 'appointments'] as const
const LiveContext = createContext<Live | null>(null)

type Sources = {
  /** The id of the signed-in user; `account` is the account whose documents are shown. */
  person: string
  account: string
  query: ListQuery
  /** Resolves to null when the list could not be read. */
  documents: Promise<DocumentPage | null>
  folder: Promise<DriveFolder | null>
}

type Live = Sources & {
  documentChanges: readonly Change[]
  folderChanges: readonly Change[]
  onShown: (items: readonly DocumentItem[]) => void
}

export function DocumentsLive({
  person,
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
      person,
      account,
      query,
      documents,
      folder,
      documentChanges: documentLog.changes,
      folderChanges: folderLog.changes,
      onShown: (items: readonly DocumentItem[]) => void (shown.current = items),
    }),
    [person, account, query, documents, folder, documentLog.changes, folderLog.changes],
  )
  const onDocument = (change: Change) => {
    documentLog.onChange(change)
    if (unsettles(change, shown.current)) settle()
  }
  // Deletions in `otherTables` are ignored, because they do not name the row's owner and normally never happen.
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

/** Returns the list of documents, and suspends until it has been loaded; null when loading failed. */
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

/** Documents without a recorded uploader count as uploaded by the founder, whose user id is the account's id. */
export function useIsOwn(): (document: DocumentItem) => boolean {
  const { person, account } = useLive()
  return ({ by }) => (by ?? account) === person
}

export const useListQuery = (): ListQuery => useLive().query

/** Returns the Drive folder, and suspends until it has been loaded; null when the account has none. */
export function useDriveFolder(): DriveFolder | null {
  const { folder, folderChanges, account } = useLive()
  return folderAfter(use(folder), folderChanges, account)
}

function useLive(): Live {
  const live = use(LiveContext)
  if (!live) throw new Error('DocumentsLive must stand above what follows the documents')
  return live
}

/** Returns null for tasks, which are stored in the same table. */
const readDocument: ReadRow<DocumentItem> = (raw) =>
  raw.kind === 'file' && typeof raw.id === 'string' ? toDocumentItem(raw as DocumentColumns) : null

const newestFirst = (one: DocumentItem, other: DocumentItem) =>
  Date.parse(other.createdAt) - Date.parse(one.createdAt) || (other.id > one.id ? 1 : -1)

/** Adds new documents only on the unfiltered first page, because on other pages only the server knows their place. */
function pageAfter(page: DocumentPage, changes: readonly Change[], query: ListQuery): DocumentPage {
  if (changes.length === 0) return page
  if (listHref(query) !== '/portal') {
    const known = changes.filter(({ type }) => type !== 'INSERT')
    return { ...page, items: applyChanges(page.items, known, readDocument) }
  }
  const items = applyChanges(page.items, changes, readDocument).toSorted(newestFirst)
  const last = items[dashboardPageSize - 1]
  if (items.length <= dashboardPageSize || !last) return { ...page, items }
  return { ...page, items: items.slice(0, dashboardPageSize), after: [last.createdAt, last.id] }
}

function unsettles({ type, row }: Change, items: readonly DocumentItem[]): boolean {
  if (type === 'INSERT') return row.kind === 'file'
  return type === 'DELETE' && items.some(({ id }) => id === row.id)
}

/** Returns the account's Drive folder after the live changes; a live deletion contains only the account's id. */
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

export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkStyles}>
      {children}
      <span className="sr-only">({documentListText.newTab})</span>
      <SquareArrowOutUpRight strokeWidth={1.75} aria-hidden />
    </a>
  )
}
