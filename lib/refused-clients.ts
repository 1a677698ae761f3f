import { z } from 'zod'
import { errorMessages } from '@/content/errors'
import { ExpectedError, messageOf, type ErrorCode } from '@/lib/errors'
import { databaseError, type DatabaseError } from '@/lib/supabase/unwrap'

const isCode = (code: string): code is ErrorCode => code in errorMessages

const refusalText = (code: string): string => errorMessages[isCode(code) ? code : 'unexpected']

/** Returns the sentence that tells users why a database procedure refused; throws any other error. */
export function refusalOf(error: DatabaseError, operation: string): string {
  const refusal = databaseError(error, operation)
  if (!(refusal instanceof ExpectedError)) throw refusal
  return refusal.sentence ?? messageOf(refusal.code)
}

export const refusedClients = z
  .array(z.object({ client: z.string(), code: z.string() }))
  .transform((refused) => refused.map(({ client, code }) => ({ client, why: refusalText(code) })))
