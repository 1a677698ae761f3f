'use client'
import { Check, RotateCcw, Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { attempted } from '@/components/ui/use-act'
import { focusListHeading } from '@/components/approval/list-heading'
import { RejectionDialog } from '@/components/approval/rejection-dialog'
import { SelectAll, useSelection, type Person } from '@/components/approval/selection'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { approvalText, rejectionText, waitingText } from '@/content/approval'
import { decideManyAction } from '@/lib/approval/actions'
import type { Failure } from '@/lib/result'
import type { ApprovalStatus } from '@/lib/session/session'
import { toast } from '@/lib/toast'

/** What can be decided about everybody who is chosen, and for whom it was not, which stays until the next decision. */
export function BulkBar({ status }: { status: ApprovalStatus }) {
  const { people, chosen, left, busy, decide, run } = useBulk(status)
  const [asking, setAsking] = useState(false)
  const none = chosen.length === 0 || busy
  return (
    <>
      <div
        role="group"
        aria-label={approvalText.bulk}
        hidden={people.length === 0}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule py-2 [[hidden]]:hidden"
      >
        <SelectAll />
        <p role="status" className="mr-auto text-sm font-[550]">
          {chosen.length > 0 ? approvalText.selected(chosen.length) : null}
        </p>
        {status === 'approved' ? null : (
          <Button size="sm" disabled={none} busy={busy} onClick={() => run('approved')}>
            {busy ? null : <Check strokeWidth={1.75} aria-hidden />} {approvalText.approve}
          </Button>
        )}
        {status === 'waitlist' ? null : (
          <Button
            size="sm"
            disabled={none}
            onClick={() => (status === 'approved' ? setAsking(true) : run('waitlist'))}
          >
            <RotateCcw strokeWidth={1.75} aria-hidden /> {approvalText.putBack}
          </Button>
        )}
        {status === 'rejected' ? null : (
          <RejectionDialog
            label={status === 'approved' ? approvalText.withdraw : approvalText.reject}
            title={rejectionText.many.title(chosen.length)}
            warning={rejectionText.many.warning}
            confirm={rejectionText.many.confirm(chosen.length)}
            disabled={none}
            onReject={(reason) => decide('rejected', reason)}
          />
        )}
      </div>
      <UndoApproval />
      {left.length > 0 ? (
        <Notice tone="warn" role="alert" className="my-3">
          <p className="font-[550]">{approvalText.bulkLeft}</p>
          <ul>
            {left.map(({ userId, email, why }) => (
              <li key={userId}>
                <b className="wrap-anywhere">{email}</b>: {why}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {asking ? (
        <ConfirmDialog
          title={waitingText.title}
          confirm={waitingText.confirm}
          keep={waitingText.keep}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            run('waitlist')
          }}
        >
          <p>{waitingText.many(chosen.length)}.</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

/** The way back from an approval, for whoever pressed the wrong line. */
function UndoApproval() {
  const router = useRouter()
  const { approved, noteApproved } = useSelection()
  const [busy, start] = useTransition()
  const { undo: text } = approvalText
  const [first] = approved
  if (!first) return null

  const undo = () =>
    start(async () => {
      const userIds = approved.map(({ userId }) => userId)
      const result = await attempted(decideManyAction({ userIds, expected: 'approved', status: 'waitlist' }))
      const why = result.ok ? result.data.others[0]?.why : result.message
      if (result.ok) noteApproved([])
      if (why) toast({ kind: 'error', title: text.failed, description: why })
      else toast({ kind: 'success', title: approvalText.bulkDone.waitlist(userIds.length) })
      if (why && result.ok) router.refresh()
      focusListHeading()
    })

  return (
    <Notice tone="ok" className="my-3">
      <p>
        <b>{approved.length === 1 ? text.one(first.email) : text.many(approved.length)}</b> {text.consequence}
      </p>
      <Button size="sm" className="mt-2" busy={busy} onClick={undo}>
        {busy ? null : <Undo2 strokeWidth={1.75} aria-hidden />}
        {busy ? text.busy : text.button}
      </Button>
    </Notice>
  )
}

type Left = Person & { why: string }

/** One decision about everybody who is chosen; `left` are those for whom it was not made, and why. */
function useBulk(seen: ApprovalStatus) {
  const { people, chosen, choose, noteApproved } = useSelection()
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
    if (status === 'approved') noteApproved(asked.filter(({ userId }) => done.includes(userId)))
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
