'use client'
import { useState, useTransition } from 'react'
import { attempted } from '@/components/admin/attempted'
import { focusListHeading } from '@/components/approval/list-heading'
import { useSelection, type Person } from '@/components/approval/selection'
import { approvalText } from '@/content/approval'
import { decideManyAction } from '@/lib/approval/actions'
import type { ApprovalStatus } from '@/lib/auth/session'
import type { Failure } from '@/lib/result'
import { toast } from '@/lib/toast'

export type Left = Person & { why: string }

/** One decision about everybody who is chosen; `left` are those for whom it was not made, and why. */
export function useBulk(seen: ApprovalStatus) {
  const { people, chosen, choose } = useSelection()
  const [left, setLeft] = useState<readonly Left[]>([])
  const [busy, start] = useTransition()

  /** Answers what kept all of it from being saved; null when it was dealt with. */
  async function decide(status: ApprovalStatus, reason?: string): Promise<Failure | null> {
    const asked = chosen
    const result = await attempted(
      decideManyAction({
        userIds: asked.map(({ userId }) => userId),
        expected: seen,
        status,
        ...(reason === undefined ? {} : { reason }),
      }),
    )
    if (!result.ok) return result
    const { done, others } = result.data
    setLeft(
      others.map(({ userId, why }) => ({
        userId,
        why,
        email: asked.find((person) => person.userId === userId)?.email ?? '',
      })),
    )
    choose(false)
    if (done.length > 0) toast({ kind: 'success', title: approvalText.bulkDone[status](done.length) })
    else toast({ kind: 'error', title: approvalText.bulkNone })
    focusListHeading()
    return null
  }

  const run = (status: ApprovalStatus) =>
    start(async () => {
      const failure = await decide(status)
      if (failure) toast({ kind: 'error', title: approvalText.bulkNone, description: failure.message })
    })

  return { people, chosen, left, busy, decide, run }
}
