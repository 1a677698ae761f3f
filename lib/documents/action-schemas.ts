import { z } from 'zod'
import { documentsText } from '@/content/documents'
import { optionalName } from '@/lib/fields/name'
import { subjects, type Subject } from '@/lib/documents/folders'

/** With an empty name the folder gets its original name again. */
export const renameFolderSchema = z.strictObject({
  subject: z.enum(subjects as [Subject]),
  name: optionalName(1, 40, documentsText.rename.problem),
  /** The client whose folder a member renames; null for the caller's own account. */
  client: z.uuid().nullable(),
})

/**
 * `client` is the client whose folder a member downloads; null for one's own account.
 * Without a `subject` the whole year is downloaded.
 */
export const beginFolderZipSchema = z.strictObject({
  client: z.uuid().nullable(),
  year: z.int().min(2000).max(2099),
  subject: z.enum(subjects as [Subject]).nullable(),
})

export const mostInZip = 1000

export const beginZipSchema = z.strictObject({ documents: z.array(z.uuid()).min(1).max(mostInZip) })
