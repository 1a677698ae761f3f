'use client'
import { Check, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { SelectAll, useSelection, type Named } from '@/components/admin/selection'
import { useAct, type Act } from '@/components/ui/use-act'
import { focusListHeading } from '@/components/registrations/list-heading'
import { RejectionDialog } from '@/components/registrations/rejection-dialog'
import { UndoDecision, useDecided } from '@/components/registrations/undo-decision'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { registrationsText, rejectionText, silentText, waitingText } from '@/content/registrations'
import { decideManyAction } from '@/lib/registrations/actions'
import type { ApprovalStatus } from '@/lib/session/session'
import { toast } from '@/lib/toast'

type BulkBarProps = {
  status: ApprovalStatus
  /** The accounts whose owners have not entered anything about their company. */
  silent: readonly string[]
}

export function BulkBar({ status, silent }: BulkBarProps) {
  const { items, chosen, left, busy, decision, run } = useBulk(status)
  const [asking, setAsking] = useState<'waitlist' | 'approved' | null>(null)
  const none = chosen.length === 0 || busy
  const unknown = chosen.filter(({ id }) => silent.includes(id)).length
  return (
    <>
      <div
        role="group"
        aria-label={registrationsText.bulk}
        hidden={items.length === 0}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule py-2 [[hidden]]:hidden"
      >
        <SelectAll label={registrationsText.selectAll} />
        <p role="status" className="mr-auto text-sm font-[550]">
          {chosen.length > 0 ? registrationsText.selected(chosen.length) : null}
        </p>
        {status === 'approved' ? null : (
          <Button
            size="sm"
            disabled={none}
            busy={busy}
            onClick={() => (unknown > 0 ? setAsking('approved') : run('approved'))}
          >
            {busy ? null : <Check strokeWidth={1.75} aria-hidden />} {registrationsText.approve}
          </Button>
        )}
        {status === 'waitlist' ? null : (
          <Button
            size="sm"
            disabled={none}
            onClick={() => (status === 'approved' ? setAsking('waitlist') : run('waitlist'))}
          >
            <RotateCcw strokeWidth={1.75} aria-hidden /> {registrationsText.putBack}
          </Button>
        )}
        {status === 'rejected' ? null : (
          <RejectionDialog
            label={status === 'approved' ? registrationsText.withdraw : registrationsText.reject}
            title={rejectionText.many.title(chosen.length)}
            warning={rejectionText.many.warning}
            confirm={rejectionText.many.confirm(chosen.length)}
            disabled={none}
            rejection={(reason) => decision('rejected', reason)}
          />
        )}
      </div>
      <UndoDecision />
      {left.length > 0 ? (
        <Notice tone="warn" role="alert" className="my-3">
          <p className="font-[550]">{registrationsText.bulkLeft}</p>
          <ul>
            {left.map(({ id, title, why }) => (
              <li key={id}>
                <b className="wrap-anywhere">{title}</b>: {why}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {asking === 'approved' ? (
        <ConfirmDialog
          title={silentText.title}
          confirm={silentText.confirm}
          keep={silentText.keep}
          onClose={() => setAsking(null)}
          onConfirm={() => run('approved')}
        >
          <p>
            {silentText.many(unknown)} {silentText.consequence}
          </p>
        </ConfirmDialog>
      ) : null}
      {asking === 'waitlist' ? (
        <ConfirmDialog
          title={waitingText.title}
          confirm={waitingText.confirm}
          keep={waitingText.keep}
          onClose={() => setAsking(null)}
          onConfirm={() => run('waitlist')}
        >
          <p>{waitingText.many(chosen.length)}.</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

type Left = Named & { why: string }
type Decided = Extract<Awaited<ReturnType<typeof decideManyAction>>, { ok: true }>['data']

/** `left` lists the registrations that could not be decided, each with the reason. */
function useBulk(seen: ApprovalStatus) {
  const { items, chosen, choose } = useSelection()
  const { noteDecided } = useDecided()
  const [left, setLeft] = useState<readonly Left[]>([])
  const { busy, act } = useAct()

  function decision(status: ApprovalStatus, reason?: string): Act<Decided> {
    const asked = chosen
    return {
      work: () =>
        decideManyAction({
          userIds: asked.map(({ id }) => id),
          expected: seen,
          status,
          ...(reason === undefined ? {} : { reason }),
        }),
      done: ({ done }) =>
        done.length > 0 ? { title: registrationsText.bulkDone[status](done.length) } : null,
      failed: registrationsText.bulkNone,
      then: ({ done, others }) => {
        setLeft(
          others.map(({ accountId, why }) => ({
            id: accountId,
            why,
            title: asked.find(({ id }) => id === accountId)?.title ?? '',
          })),
        )
        choose(false)
        if (status !== 'waitlist')
          noteDecided(
            status,
            asked.filter(({ id }) => done.includes(id)),
          )
        if (done.length === 0) toast({ kind: 'error', title: registrationsText.bulkNone })
        focusListHeading()
      },
    }
  }

  return { items, chosen, left, busy, decision, run: (status: ApprovalStatus) => act(decision(status)) }
}
