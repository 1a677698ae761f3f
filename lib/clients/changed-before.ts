import { z } from 'zod'
import { clientText } from '@/content/client-page'
import { clientContactText } from '@/content/clients'
import { ExpectedError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/date'
import { whoWasFaster } from '@/lib/session/member-name'
import type { Member } from '@/lib/session/require'
import { databaseError, refusalDetail, type DatabaseError } from '@/lib/supabase/unwrap'

const change = z.object({ by: z.string(), at: z.string() })

function changeError(
  error: DatabaseError,
  code: 'assigned-meanwhile' | 'contact-meanwhile',
  operation: string,
  member: Member,
  before: (by: string, when: string) => string,
): Error {
  const faster = error.message === code ? refusalDetail(change, error.details) : null
  if (!faster) return databaseError(error, operation)
  return new ExpectedError(code, {
    sentence: whoWasFaster(member, { by: faster.by, when: formatDateTime(faster.at) }, before),
  })
}

export const assignmentError = (error: DatabaseError, member: Member) =>
  changeError(error, 'assigned-meanwhile', 'clients.assign', member, clientText.assignment.before)

export const contactError = (error: DatabaseError, member: Member) =>
  changeError(error, 'contact-meanwhile', 'clients.contact', member, clientContactText.before)
