import type { Database } from '@/lib/supabase/database.types'

type Row = Database['public']['Tables']['documents']['Row']

/** The columns a list needs, for queries; live changes carry them too. */
export const documentColumns =
  'id, name, file_path, file_type, file_size, google_drive_link, created_at, kind' as const

export type DocumentColumns = Pick<
  Row,
  'id' | 'name' | 'file_path' | 'file_type' | 'file_size' | 'google_drive_link' | 'created_at' | 'kind'
>

/** One line of 'Mis Documentos'. `href` is our own address of the file; `createdAt` an ISO moment. */
export type DocumentItem = {
  id: string
  name: string
  href: string
  type: string
  size: number
  driveLink: string | null
  createdAt: string
}

export type DriveFolder = { id: string; name: string; url: string }

export const toDocumentItem = (row: DocumentColumns): DocumentItem => ({
  id: row.id,
  name: row.name,
  href: row.file_path,
  type: row.file_type,
  size: row.file_size,
  driveLink: row.google_drive_link,
  createdAt: row.created_at,
})
