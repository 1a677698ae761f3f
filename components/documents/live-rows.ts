import type { Change } from '@/components/live/change-log'
import type { ReadRow } from '@/components/live/apply-changes'
import {
  toDocumentItem,
  type DocumentColumns,
  type DocumentItem,
  type DriveFolder,
} from '@/lib/documents/schema'

/** A live row of `documents` as a line of the list; tasks live in the same table and are none. */
export const readDocument: ReadRow<DocumentItem> = (raw) =>
  raw.kind === 'file' && typeof raw.id === 'string' ? toDocumentItem(raw as DocumentColumns) : null

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
