'use client'
import { attempted } from '@/components/admin/attempted'
import { PutBackButton } from '@/components/approval/put-back-button'
import { RejectionDialog } from '@/components/approval/rejection-dialog'
import { useDecision } from '@/components/approval/use-decision'
import { Button } from '@/components/ui/button'
import { approvalText, rejectionText } from '@/content/approval'
import { approveRegistrationAction, rejectRegistrationAction } from '@/lib/approval/actions'
import type { Registration } from '@/lib/approval/queries'
import { Check } from 'lucide-react'
import { useRef } from 'react'

type DecisionButtonsProps = Pick<Registration, 'userId' | 'email' | 'status'>

export function DecisionButtons({ userId, email, status }: DecisionButtonsProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { busy, press, tell } = useDecision(email, button)
  const seen = { userId, expected: status }

  const label = busy ? approvalText.approving : approvalText.approve
  return (
    <div className="flex flex-wrap gap-2 pt-2 md:justify-end md:pt-0">
      {status === 'approved' ? null : (
        <Button
          ref={button}
          size="sm"
          variant="primary"
          busy={busy}
          onClick={() => press(() => approveRegistrationAction(seen), approvalText.approvedToast)}
          aria-label={`${label} ${email}`}
        >
          {busy ? null : <Check strokeWidth={1.75} aria-hidden />}
          {label}
        </Button>
      )}
      {status === 'waitlist' ? null : (
        <PutBackButton {...seen} email={email} status={status} disabled={busy} />
      )}
      {status === 'rejected' ? null : (
        <RejectionDialog
          label={status === 'approved' ? approvalText.withdraw : approvalText.reject}
          of={email}
          title={rejectionText.title[status]}
          warning={
            <>
              <b className="wrap-anywhere text-ink">{email}</b>. {rejectionText.warning[status]}
            </>
          }
          confirm={rejectionText.confirm[status]}
          disabled={busy}
          onReject={async (reason) =>
            tell(await attempted(rejectRegistrationAction({ ...seen, reason })), approvalText.rejectedToast)
          }
        />
      )}
    </div>
  )
}
