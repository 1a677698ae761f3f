import { z } from 'zod'
import { documentsText } from '@/content/documents'
import { optionalName } from '@/lib/fields/name'
import { subjects, type Subject } from '@/lib/documents/folders'

/** An empty name restores the site's own name. */
export const renameFolderSchema = z.strictObject({
  subject: z.enum(subjects as [Subject]),
  name: optionalName(1, 40, documentsText.rename.problem),
  /** The client whose folder a member renames; null for the caller's own account. */
  client: z.uuid().nullable(),
})

export const mostInZip = 1000

export const beginZipSchema = z.strictObject({ documents: z.array(z.uuid()).min(1).max(mostInZip) })
