import { z } from 'zod'
import { clientText } from '@/content/clients'
import { ExpectedError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/date'
import { databaseError, refusalDetail, type DatabaseError } from '@/lib/supabase/unwrap'

const change = z.object({ by: z.string(), at: z.string() })

export function assignmentError(error: DatabaseError): Error {
  const refusal = databaseError(error, 'clients.assign')
  if (error.message !== 'assigned-meanwhile') return refusal
  const faster = refusalDetail(change, error.details)
  if (!faster) return refusal
  const sentence = clientText.assignment.before(faster.by, formatDateTime(faster.at))
  return new ExpectedError('assigned-meanwhile', { sentence })
}
