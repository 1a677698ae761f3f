'use server'

import { feesText } from '@/content/fees'
import { clientAction, staffAction } from '@/lib/action'
import { ExpectedError } from '@/lib/errors'
import { remindedShape } from '@/lib/fees/fee'
import {
  collectFeeSchema,
  remindFeesSchema,
  reopenFeeSchema,
  saveFeeSchema,
  silenceFeesSchema,
  silenceMineSchema,
  voidFeeSchema,
} from '@/lib/fees/schema'
import { formatDay, formatTime } from '@/lib/format/date'
import { collectionWait } from '@/lib/jobs/remind-fees'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

export const saveFeeAction = staffAction(saveFeeSchema, async ({ fee, seen, ...content }, { db }) => {
  await unwrap(db.rpc('save_fee', { fee, content, ...(seen !== null && { seen }) }), 'fees.save')
  return null
})

async function settle(
  { db }: Member,
  fee: string,
  seen: number,
  becomes: string,
  content: object,
): Promise<null> {
  await unwrap(db.rpc('settle_fee', { fee, becomes, content: { ...content }, seen }), 'fees.settle')
  return null
}

export const collectFeeAction = staffAction(collectFeeSchema, async ({ fee, seen, on }, member) =>
  settle(member, fee, seen, 'collected', { on }),
)
export const voidFeeAction = staffAction(voidFeeSchema, async ({ fee, seen, reason }, member) =>
  settle(member, fee, seen, 'void', { reason }),
)
export const reopenFeeAction = staffAction(reopenFeeSchema, async ({ fee, seen }, member) =>
  settle(member, fee, seen, 'due', {}),
)

/** Sends a client a reminder now, if the hours and intervals of the automatic reminders allow it. */
export const remindFeesAction = staffAction(remindFeesSchema, async ({ client }, { db }) => {
  const next = await collectionWait(new Date())
  const call = db.rpc('remind_fees', { client, open: next === null })
  const said = await unwrap(call, 'fees.remind-now', remindedShape)
  if (said === 'queued') {
    sendAfterAnswer()
    return null
  }
  const sentence = next ? feesText.closed(formatDay(next), formatTime(next)) : feesText.reminding[said]
  throw new ExpectedError('fee-reminder', { sentence })
})

export const silenceFeesAction = staffAction(silenceFeesSchema, async ({ client, silent }, { db }) => {
  await unwrap(db.rpc('silence_client_fees', { client, silent }), 'fees.silence')
  return null
})

export const silenceMyFeesAction = clientAction(silenceMineSchema, async ({ silent }, { db }) => {
  await unwrap(db.rpc('silence_my_fees', { silent }), 'fees.silence-mine')
  return null
})
