import type { Subject } from '@/lib/documents/folders'
import type { Database } from '@/lib/supabase/database.types'

type Row = Database['public']['Tables']['documents']['Row']

/** The site reads only these columns, which messages about live changes contain too. */
export type DocumentColumns = Pick<
  Row,
  | 'id'
  | 'name'
  | 'file_type'
  | 'file_size'
  | 'google_drive_link'
  | 'uploaded_by'
  | 'created_at'
  | 'kind'
  | 'made_by'
> &
  Partial<Pick<Row, 'client_sees'>> & { subject?: Subject | null }

/** `createdAt` is an ISO moment; fields without a value are left out, because pages contain whole lists. */
export type DocumentItem = {
  id: string
  name: string
  type: string
  size: number
  driveLink?: string
  fromFirm?: true
  /** True for receipts that the firm has not delivered; clients never get these receipts. */
  onlyFirm?: true
  /** The id of the person of the account who uploaded the file; absent for the firm's files and for older files. */
  by?: string
  createdAt: string
  /** Only lists of a folder have the subject of each document. */
  subject?: Subject
}

/** A cursor has a row's values in the columns that sort the list, and then the row's id. */
export type Cursor = readonly string[]

export type DocumentPage = { items: readonly DocumentItem[]; before: Cursor | null; after: Cursor | null }

export const pageSize = 40
/** The dashboard lists fewer documents than a folder, because tasks and dates come before them. */
export const dashboardPageSize = 20

export type DriveFolder = { id: string; name: string; url: string }

/** The path of the file on this site, which the column `file_path` contains too. */
export const fileHref = (id: string) => `/api/documentos/${id}`

export const toDocumentItem = (row: DocumentColumns): DocumentItem => ({
  id: row.id,
  name: row.name,
  type: row.file_type,
  size: row.file_size,
  ...(row.google_drive_link && { driveLink: row.google_drive_link }),
  ...(row.uploaded_by === 'firm' && { fromFirm: true as const }),
  ...(row.client_sees === false && { onlyFirm: true as const }),
  ...(row.made_by && { by: row.made_by }),
  createdAt: row.created_at,
  ...(row.subject && { subject: row.subject }),
})

export const familyLabels: Record<Exclude<Family, 'otro'>, string> = {
  excel: 'Excel',
  imagen: 'Imagen',
  pdf: 'PDF',
  xml: 'XML',
}

export function typeLabel(mime: string): string {
  const family = familyOf(mime)
  return family === 'otro' ? mime.split('/')[1]?.toUpperCase() || 'Desconocido' : familyLabels[family]
}

/** The kinds of files, in the order of a list that is sorted by type; the database stores the same words. */
export const families = ['excel', 'imagen', 'otro', 'pdf', 'xml'] as const
export type Family = (typeof families)[number]

/** No preview exists for old Excel files (`.xls`), HEIC pictures, and other types such as Word, PowerPoint and ZIP. */
export const canPreview = (mime: string): boolean =>
  familyOf(mime) !== 'otro' && mime !== 'application/vnd.ms-excel' && mime !== 'image/heic'

/** Gives the same as the column `family`; Office types contain "xml" too, but neither `/xml` nor `+xml`. */
export function familyOf(mime: string): Family {
  if (/excel|spreadsheet|csv/.test(mime)) return 'excel'
  if (mime.includes('pdf')) return 'pdf'
  if (mime.includes('image')) return 'imagen'
  return /[/+]xml/.test(mime) ? 'xml' : 'otro'
}
