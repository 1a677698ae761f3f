import 'server-only'
import type { z } from 'zod'
import { approvalText } from '@/content/approval'
import { decisionError, sayDecision } from '@/lib/approval/decided-before'
import type { approveSchema, decideManySchema, rejectSchema } from '@/lib/approval/schema'
import type { Member } from '@/lib/auth/require'
import type { ApprovalStatus } from '@/lib/auth/session'
import { messageOf, type ErrorCode } from '@/lib/errors'
import { databaseError } from '@/lib/supabase/database-error'

type Seen = z.output<typeof approveSchema>

/** The database checks that the caller is staff, writes the audit row and puts the mail in the outbox. */
async function setApproval(
  member: Member,
  { userId, expected }: Seen,
  status: ApprovalStatus,
  reason?: string,
): Promise<void> {
  const { error } = await member.db.rpc('set_approval', {
    target: userId,
    new_status: status,
    expected,
    ...(reason === undefined ? {} : { decision_reason: reason }),
  })
  if (error) throw decisionError(error, `approval.${status}`)
}

export const approveRegistration = (member: Member, seen: Seen) => setApproval(member, seen, 'approved')
export const putBackRegistration = (member: Member, seen: Seen) => setApproval(member, seen, 'waitlist')
export const rejectRegistration = (member: Member, { reason, ...seen }: z.output<typeof rejectSchema>) =>
  setApproval(member, seen, 'rejected', reason)

/** What came of a decision about several people: those it was made for, and why not for the others. */
export type Decisions = { done: string[]; others: { userId: string; why: string }[] }

export async function decideMany(
  member: Member,
  { userIds, expected, status, reason }: z.output<typeof decideManySchema>,
): Promise<Decisions> {
  const { data, error } = await member.db.rpc('set_approvals', {
    targets: userIds,
    new_status: status,
    expected,
    ...(reason === undefined ? {} : { decision_reason: reason }),
  })
  if (error) throw databaseError(error, 'approval.many')
  const decisions: Decisions = { done: [], others: [] }
  for (const row of data) {
    if (row.outcome === 'done') decisions.done.push(row.user_id)
    else decisions.others.push({ userId: row.user_id, why: whyNot(row) })
  }
  return decisions
}

const told = ['not-oneself', 'already-decided', 'account-incomplete'] as const
type Row = { outcome: string; decided_by: string; decided_at: string; status: string }

function whyNot({ outcome, decided_by, decided_at, status }: Row): string {
  if (outcome === 'unchanged') return approvalText.unchanged
  const code: ErrorCode = told.find((one) => one === outcome) ?? 'not-found'
  const said = code === 'already-decided' ? sayDecision({ by: decided_by, at: decided_at, status }) : null
  return said ?? messageOf(code)
}
