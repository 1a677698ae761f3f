'use server'

import { addDays, bogotaDay, momentAt } from '@/lib/calendar/civil-day'
import { publicAction, staffAction } from '@/lib/action'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { closeEngagementSchema } from '@/lib/signatures/engagement'
import { readChoices } from '@/lib/signatures/queries'
import {
  askCodeSchema,
  declineSchema,
  openSignatureSchema,
  readSignatureSchema,
  sendSignatureSchema,
  signatureChoicesSchema,
  signatureSchema,
  signSchema,
  withdrawSchema,
} from '@/lib/signatures/schema'
import { seatOf } from '@/lib/signatures/seat'
import { sealAfterAnswer } from '@/lib/signatures/seal'
import {
  askCode,
  declineSignature,
  markSignature,
  resumeSignature,
  signDocument,
} from '@/lib/signatures/sign'
import { unwrap } from '@/lib/supabase/unwrap'

export const signatureChoicesAction = staffAction(signatureChoicesSchema, async ({ client }, member) =>
  readChoices(member, client),
)

export const sendSignatureAction = staffAction(
  sendSignatureSchema,
  async ({ request, days, ...content }, { db }) => {
    const dueAt = momentAt(addDays(bogotaDay(new Date()), days + 1), 0)
    await unwrap(db.rpc('send_signature', { request, content: { ...content, dueAt } }), 'signatures.send')
    sendAfterAnswer()
    return null
  },
)

export const withdrawSignatureAction = staffAction(withdrawSchema, async ({ request, reason }, { db }) => {
  await unwrap(db.rpc('withdraw_signature', { request, reason }), 'signatures.withdraw')
  sendAfterAnswer()
  return null
})

export const remindSignatureAction = staffAction(signatureSchema, async ({ request }, { db }) => {
  await unwrap(db.rpc('remind_signature', { request }), 'signatures.remind')
  sendAfterAnswer()
  return null
})

export const closeEngagementAction = staffAction(
  closeEngagementSchema,
  async ({ request, reason }, { db }) => {
    await unwrap(db.rpc('close_engagement', { request, reason }), 'signatures.close-engagement')
    return null
  },
)

// External signers have no session. The secret of their link proves who they are.
export const openSignatureAction = publicAction(openSignatureSchema, async ({ request, link }) => {
  await markSignature(await seatOf(link), request, 'opened')
  return null
})

export const readSignatureAction = publicAction(readSignatureSchema, async ({ request, link, ...facts }) => {
  await markSignature(await seatOf(link), request, 'read', facts)
  return null
})

export const askSignatureCodeAction = publicAction(askCodeSchema, async ({ request, link, ...identity }) =>
  askCode(await seatOf(link), request, identity),
)

export const signDocumentAction = publicAction(signSchema, async ({ request, link, code }) => {
  const outcome = await signDocument(await seatOf(link), request, code)
  if (outcome.outcome === 'signed') {
    sendAfterAnswer()
    sealAfterAnswer()
  }
  return outcome
})

export const declineSignatureAction = publicAction(declineSchema, async ({ request, link, reason }) => {
  await declineSignature(await seatOf(link), request, reason)
  sendAfterAnswer()
  return null
})

export const resumeSignatureAction = publicAction(openSignatureSchema, async ({ request, link }) => {
  await resumeSignature(await seatOf(link), request)
  sendAfterAnswer()
  return null
})
