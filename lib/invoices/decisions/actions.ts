'use server'
import { refresh } from 'next/cache'
import { review } from '@/content/invoice-decisions'
import { staffAction } from '@/lib/action'
import { ExpectedError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/date'
import {
  decidedSchema,
  decideSchema,
  graceSchema,
  secretIdSchema,
  secretSchema,
  signerOfSchema,
  signerSchema,
  switchSchema,
  takenSchema,
  type DecideInput,
} from '@/lib/invoices/decisions/schema'
import {
  confirmSigner,
  removeSecret,
  saveSecret,
  setGrace,
  setSwitch,
  withdrawSigner,
} from '@/lib/invoices/decisions/queries'
import type { Member } from '@/lib/session/require'
import { whoWasFaster } from '@/lib/session/member-name'
import { databaseError, refusalDetail } from '@/lib/supabase/unwrap'

export const decideInvoiceAction = staffAction(decideSchema, async (input, member) =>
  decideInvoice(member, input),
)

const { taken, did } = review.decision

function whoWasFirst(details: string, member: Member): string | undefined {
  const first = refusalDetail(takenSchema, details)
  if (!first) return undefined
  const { by, at, verdict } = first
  return whoWasFaster(member, { by: by ?? review.history.unknown, when: formatDateTime(at) }, (who, when) =>
    taken(who, did[verdict], when),
  )
}

async function decideInvoice(member: Member, { id, verdict, seen, note, reason }: DecideInput) {
  const { data, error } = await member.db.rpc('decide_invoice', {
    invoice: id,
    verdict,
    seen,
    ...(note ? { note } : {}),
    ...(reason ? { reason } : {}),
  })
  if (error?.message === 'invoice-decided') {
    const sentence = whoWasFirst(error.details, member)
    throw new ExpectedError('invoice-decided', { cause: error, ...(sentence ? { sentence } : {}) })
  }
  if (error) throw databaseError(error, 'review.decide')
  return decidedSchema.parse(data)
}

export const setSwitchAction = staffAction(switchSchema, async (input, member) => {
  await setSwitch(member, input)
  refresh()
})

export const saveSecretAction = staffAction(secretSchema, async (input, member) => {
  await saveSecret(member, input)
  refresh()
})

export const removeSecretAction = staffAction(secretIdSchema, async ({ id }, member) => {
  await removeSecret(member, id)
  refresh()
})

export const setGraceAction = staffAction(graceSchema, async ({ grace }, member) => {
  await setGrace(member, grace)
  refresh()
})

export const confirmSignerAction = staffAction(signerOfSchema, async ({ invoice }, member) => {
  await confirmSigner(member, invoice)
  refresh()
})

export const withdrawSignerAction = staffAction(signerSchema, async (input, member) => {
  await withdrawSigner(member, input)
  refresh()
})
