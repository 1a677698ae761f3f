'use client'
import { Check, RotateCcw } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition, type RefObject } from 'react'
import { attempted } from '@/components/ui/use-act'
import { focusListHeading } from '@/components/registrations/list-heading'
import { RejectionDialog } from '@/components/registrations/rejection-dialog'
import { useApproved } from '@/components/registrations/undo-approval'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { registrationsText, rejectionText, waitingText } from '@/content/registrations'
import { welcomeText } from '@/content/welcome'
import {
  approveRegistrationAction,
  putBackRegistrationAction,
  rejectRegistrationAction,
} from '@/lib/registrations/actions'
import type { Registration } from '@/lib/registrations/queries'
import type { Failure, Result } from '@/lib/result'
import { toast } from '@/lib/toast'
import { askCorrectionAction } from '@/lib/welcome/actions'

const correction = welcomeText.firm.dialog

type DecisionButtonsProps = Pick<Registration, 'accountId' | 'email' | 'status' | 'emailConfirmed'>

/** Approving is no primary action while the e-mail is unconfirmed, because the database refuses it. */
export function DecisionButtons({ accountId, email, status, emailConfirmed }: DecisionButtonsProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { busy, press, showOutcome } = useDecision(email, button)
  const { noteApproved } = useApproved()
  const seen = { accountId, expected: status }

  const label = busy ? registrationsText.approving : registrationsText.approve
  return (
    <div className="flex flex-wrap gap-2 pt-2 md:justify-end md:pt-0">
      {status === 'approved' ? null : (
        <Button
          ref={button}
          size="sm"
          variant={emailConfirmed ? 'primary' : 'outline'}
          busy={busy}
          onClick={() =>
            press(
              () => approveRegistrationAction(seen),
              registrationsText.approvedToast,
              () => noteApproved([{ id: accountId, title: email }]),
            )
          }
          aria-label={`${label} ${email}`}
        >
          {busy ? null : <Check strokeWidth={1.75} aria-hidden />}
          {label}
        </Button>
      )}
      {status === 'waitlist' ? null : (
        <PutBackButton {...seen} email={email} status={status} disabled={busy} />
      )}
      {status === 'waitlist' && emailConfirmed ? (
        <RejectionDialog
          label={welcomeText.firm.ask}
          of={email}
          title={correction.title}
          warning={
            <>
              <b className="wrap-anywhere text-ink">{email}</b>. {correction.warning}
            </>
          }
          confirm={correction.confirm}
          words={correction}
          disabled={busy}
          onReject={async (note) =>
            showOutcome(await attempted(askCorrectionAction({ accountId, note })), welcomeText.firm.done)
          }
        />
      ) : null}
      {status === 'rejected' ? null : (
        <RejectionDialog
          label={status === 'approved' ? registrationsText.withdraw : registrationsText.reject}
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
            showOutcome(
              await attempted(rejectRegistrationAction({ ...seen, reason })),
              status === 'approved' ? registrationsText.withdrawnToast : registrationsText.rejectedToast,
            )
          }
        />
      )}
    </div>
  )
}

type PutBackButtonProps = Pick<Registration, 'accountId' | 'email' | 'status'> & { disabled: boolean }

/** Asks first when the person has access, because they lose it at once. */
function PutBackButton({ accountId, email, status, disabled }: PutBackButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { busy, press } = useDecision(email, button)
  const [asking, setAsking] = useState(false)
  const label = busy ? registrationsText.puttingBack : registrationsText.putBack

  const putBack = () =>
    press(() => putBackRegistrationAction({ accountId, expected: status }), registrationsText.waitingToast)

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

type OutcomeToast = { title: string; description: string }

/** The row stays until the server answers, because a colleague may have decided first. */
function useDecision(email: string, button: RefObject<HTMLButtonElement | null>) {
  const router = useRouter()
  const pressed = useRef(false)
  const [busy, start] = useTransition()

  useEffect(() => {
    if (busy || !pressed.current) return
    pressed.current = false
    if (document.activeElement === document.body) button.current?.focus()
  }, [busy, button])

  /** Returns the failure when the caller still has to show it. */
  function showOutcome(result: Result<null>, outcome: OutcomeToast): Failure | null {
    if (result.ok) {
      toast({ kind: 'success', title: outcome.title, description: `${outcome.description} ${email}.` })
      return null
    }
    if (result.code !== 'already-decided') return result
    toast({ kind: 'error', title: registrationsText.failedToast, description: result.message })
    router.refresh()
    return null
  }

  function press(decide: () => Promise<Result<null>>, outcome: OutcomeToast, then?: () => void) {
    pressed.current = true
    start(async () => {
      const result = await attempted(decide())
      const failure = showOutcome(result, outcome)
      if (failure)
        toast({ kind: 'error', title: registrationsText.failedToast, description: failure.message })
      else if (result.ok) {
        then?.()
        focusListHeading()
      }
    })
  }

  return { busy, press, showOutcome }
}
