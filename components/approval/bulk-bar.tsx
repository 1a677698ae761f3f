'use client'
import { Check, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { RejectionDialog } from '@/components/approval/rejection-dialog'
import { SelectAll } from '@/components/approval/select-box'
import { useBulk } from '@/components/approval/use-bulk'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { approvalText, rejectionText, waitingText } from '@/content/approval'
import type { ApprovalStatus } from '@/lib/auth/session'

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
