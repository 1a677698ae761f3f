'use server'
import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { clientText } from '@/content/clients'
import { legalTerm } from '@/lib/account/legal-term'
import { requestKinds } from '@/lib/account/schema'
import { staffAction } from '@/lib/action'
import type { Member } from '@/lib/auth/require'
import { addBusinessDays } from '@/lib/calendar/business-days'
import { ExpectedError } from '@/lib/errors'
import { isCivilDay } from '@/lib/format/civil-day'
import { runOutbox } from '@/lib/outbox/run-outbox'
import { databaseError } from '@/lib/supabase/database-error'

const decideRequestSchema = z.strictObject({
  request: z.uuid(),
  status: z.enum(['answered', 'extended', 'refused']),
  words: z
    .string()
    .trim()
    .min(1, clientText.requests.missing)
    .max(2000, 'La respuesta puede tener hasta 2.000 caracteres.'),
})

/** Answers, refuses, or takes the longer term that the law allows; the client reads the words in their mail. */
async function decideRequest(
  { db }: Member,
  { request, status, words }: z.output<typeof decideRequestSchema>,
): Promise<void> {
  const { data, error } = await db
    .from('data_requests')
    .select('kind, due_on')
    .eq('id', request)
    .maybeSingle()
  if (error) throw databaseError(error, 'account.request')
  const kind = requestKinds.find((known) => known === data?.kind)
  if (!data || !kind || !isCivilDay(data.due_on)) throw new ExpectedError('not-found')
  const later = addBusinessDays(data.due_on, legalTerm(kind).extension)
  const decided = await db.rpc('decide_data_request', {
    request,
    new_status: status,
    words,
    ...(status === 'extended' ? { new_due: later } : {}),
  })
  if (decided.error) throw databaseError(decided.error, 'account.decide-request')
}

export const decideRequestAction = staffAction(decideRequestSchema, async (input, member) => {
  await decideRequest(member, input)
  after(async () => {
    const { settled } = await runOutbox({ deadlineMs: 10_000 })
    await settled
  })
  refresh()
  return null
})
