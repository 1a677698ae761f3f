import { z } from 'zod'
import { clientText } from '@/content/client-page'
import { clientContactText } from '@/content/clients'
import { ExpectedError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/date'
import { databaseError, refusalDetail, type DatabaseError } from '@/lib/supabase/unwrap'

const change = z.object({ by: z.string(), at: z.string() })

/** If a colleague was faster, the error names that colleague. */
function changeError(
  error: DatabaseError,
  code: 'assigned-meanwhile' | 'contact-meanwhile',
  operation: string,
  before: (by: string, when: string) => string,
): Error {
  const faster = error.message === code ? refusalDetail(change, error.details) : null
  if (!faster) return databaseError(error, operation)
  return new ExpectedError(code, { sentence: before(faster.by, formatDateTime(faster.at)) })
}

export const assignmentError = (error: DatabaseError) =>
  changeError(error, 'assigned-meanwhile', 'clients.assign', clientText.assignment.before)

export const contactError = (error: DatabaseError) =>
  changeError(error, 'contact-meanwhile', 'clients.contact', clientContactText.before)
