import type { Change } from '@/components/live/change-log'
import { applyChanges, type ReadRow } from '@/components/live/apply-changes'
import { listAddress, type ListQuery } from '@/lib/documents/list-query'
import {
  pageSize,
  toDocumentItem,
  type DocumentColumns,
  type DocumentItem,
  type DocumentPage,
  type DriveFolder,
} from '@/lib/documents/schema'

/** A live row of `documents` as a line of the list; tasks live in the same table and are none. */
const readDocument: ReadRow<DocumentItem> = (raw) =>
  raw.kind === 'file' && typeof raw.id === 'string' ? toDocumentItem(raw as DocumentColumns) : null

const newestFirst = (one: DocumentItem, other: DocumentItem) =>
  Date.parse(other.createdAt) - Date.parse(one.createdAt) || (other.id > one.id ? 1 : -1)

/**
 * The page after what has happened. Only the newest documents, unfiltered, show at once what is new: where it belongs
 * in any other list is the server's to say, when the page is read again.
 */
export function pageAfter(page: DocumentPage, changes: readonly Change[], query: ListQuery): DocumentPage {
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
export function unsettles({ type, row }: Change, items: readonly DocumentItem[]): boolean {
  if (type === 'INSERT') return row.kind === 'file'
  return type === 'DELETE' && items.some(({ id }) => id === row.id)
}

/** The folder after what has happened to it; a deletion tells only whose folder it was. */
export function folderAfter(
  folder: DriveFolder | null,
  changes: readonly Change[],
  userId: string,
): DriveFolder | null {
  return changes.reduce<DriveFolder | null>((known, { type, row }) => {
    if (row.user_id !== userId) return known
    if (type === 'DELETE') return null
    const { folder_id: id, folder_name: name, folder_url: url } = row
    return typeof id === 'string' && typeof name === 'string' && typeof url === 'string'
      ? { id, name, url }
      : known
  }, folder)
}
