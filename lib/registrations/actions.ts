'use server'
import { refresh } from 'next/cache'
import type { z } from 'zod'
import { registrationsText, decidedBefore } from '@/content/registrations'
import { staffAction } from '@/lib/action'
import {
  approveSchema,
  decideManySchema,
  decisionSchema,
  putBackSchema,
  rejectSchema,
  undoSchema,
} from '@/lib/registrations/schema'
import type { Member } from '@/lib/session/require'
import type { ApprovalStatus } from '@/lib/session/session'
import { ExpectedError, messageOf, type ErrorCode } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/date'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { refusedClients } from '@/lib/refused-clients'
import { whoWasFaster } from '@/lib/session/member-name'
import { databaseError, refusalDetail, unwrap, type DatabaseError } from '@/lib/supabase/unwrap'

function mailed<T>(answer: T): T {
  sendAfterAnswer()
  refresh()
  return answer
}

export const approveRegistrationAction = staffAction(approveSchema, async (input, member) => {
  await approveRegistration(member, input)
  return mailed(null)
})

export const rejectRegistrationAction = staffAction(rejectSchema, async (input, member) => {
  await rejectRegistration(member, input)
  return mailed(null)
})

export const putBackRegistrationAction = staffAction(putBackSchema, async (input, member) => {
  await putBackRegistration(member, input)
  return mailed(null)
})

export const undoDecisionsAction = staffAction(undoSchema, async ({ userIds }, { db }) => {
  const refused = await unwrap(
    db.rpc('undo_decisions', { targets: userIds }),
    'approval.undo',
    refusedClients,
  )
  refresh()
  return refused
})

export const decideManyAction = staffAction(decideManySchema, async (input, member) => {
  const decisions = await decideMany(member, input)
  return mailed(decisions)
})

type Seen = z.output<typeof approveSchema>

async function setApproval(
  member: Member,
  { accountId, expected }: Seen,
  status: ApprovalStatus,
  reason?: string,
): Promise<void> {
  const { error } = await member.db.rpc('set_approval', {
    target: accountId,
    new_status: status,
    expected,
    ...(reason === undefined ? {} : { decision_reason: reason }),
  })
  if (error) throw decisionError(error, `approval.${status}`, member)
}

const approveRegistration = (member: Member, seen: Seen) => setApproval(member, seen, 'approved')
const putBackRegistration = (member: Member, seen: Seen) => setApproval(member, seen, 'waitlist')
const rejectRegistration = (member: Member, { reason, ...seen }: z.output<typeof rejectSchema>) =>
  setApproval(member, seen, 'rejected', reason)

type Decisions = { done: string[]; others: { accountId: string; why: string }[] }

async function decideMany(
  member: Member,
  { userIds, expected, status, reason }: z.output<typeof decideManySchema>,
): Promise<Decisions> {
  const data = await unwrap(
    member.db.rpc('set_approvals', {
      targets: userIds,
      new_status: status,
      expected,
      ...(reason === undefined ? {} : { decision_reason: reason }),
    }),
    'approval.many',
  )
  const decisions: Decisions = { done: [], others: [] }
  for (const row of data) {
    if (row.outcome === 'done') decisions.done.push(row.user_id)
    else decisions.others.push({ accountId: row.user_id, why: refusalText(row, member) })
  }
  return decisions
}

const answeredCodes = ['not-oneself', 'already-decided', 'account-incomplete'] as const
type Row = { outcome: string; decided_by: string; decided_at: string; status: string }

function refusalText({ outcome, decided_by, decided_at, status }: Row, member: Member): string {
  if (outcome === 'unchanged') return registrationsText.unchanged
  const code: ErrorCode = answeredCodes.find((one) => one === outcome) ?? 'not-found'
  const made = { by: decided_by, at: decided_at, status }
  const detail = code === 'already-decided' ? sayDecision(made, member) : null
  return detail ?? messageOf(code)
}

function sayDecision(made: unknown, member: Member): string | null {
  const { data } = decisionSchema.safeParse(made)
  if (!data) return null
  const { by, at, status } = data
  const when = formatDateTime(at)
  if (!by) return decidedBefore(null, status, when)
  return whoWasFaster(member, { by, when }, () => decidedBefore(by, status, when))
}

/** Another member may have decided first. The sentence of `already-decided` then names that member. */
function decisionError(error: DatabaseError, operation: string, member: Member): Error {
  if (error.message !== 'already-decided') return databaseError(error, operation)
  const sentence = sayDecision(refusalDetail(decisionSchema, error.details), member)
  return new ExpectedError('already-decided', sentence ? { sentence } : {})
}
