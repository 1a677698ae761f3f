'use client'
import { useDecision } from '@/components/approval/use-decision'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { approvalText, waitingText } from '@/content/approval'
import { putBackRegistrationAction } from '@/lib/approval/actions'
import type { Registration } from '@/lib/approval/queries'
import { RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'

type PutBackButtonProps = Pick<Registration, 'userId' | 'email' | 'status'> & { disabled: boolean }

/** Asks first when the person has access, because they lose it at once. */
export function PutBackButton({ userId, email, status, disabled }: PutBackButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { busy, press } = useDecision(email, button)
  const [asking, setAsking] = useState(false)
  const label = busy ? approvalText.puttingBack : approvalText.putBack

  const putBack = () =>
    press(() => putBackRegistrationAction({ userId, expected: status }), approvalText.waitingToast)

  return (
    <>
      <Button
        ref={button}
        size="sm"
        busy={busy}
        disabled={disabled}
        onClick={() => (status === 'approved' ? setAsking(true) : putBack())}
        aria-label={`${label} ${email}`}
      >
        {busy ? null : <RotateCcw strokeWidth={1.75} aria-hidden />}
        {label}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={waitingText.title}
          confirm={waitingText.confirm}
          keep={waitingText.keep}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            putBack()
          }}
        >
          <p>
            <b className="wrap-anywhere text-ink">{email}</b> {waitingText.warning}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
