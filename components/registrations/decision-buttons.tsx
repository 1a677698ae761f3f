'use client'
import { Check, RotateCcw } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAct, type Act } from '@/components/ui/use-act'
import { focusListHeading } from '@/components/registrations/list-heading'
import { RejectionDialog } from '@/components/registrations/rejection-dialog'
import { useDecided } from '@/components/registrations/undo-decision'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { registrationsText, rejectionText, silentText, waitingText } from '@/content/registrations'
import { welcomeText } from '@/content/welcome'
import {
  approveRegistrationAction,
  putBackRegistrationAction,
  rejectRegistrationAction,
} from '@/lib/registrations/actions'
import type { Registration } from '@/lib/registrations/queries'
import { askCorrectionAction } from '@/lib/welcome/actions'

const correction = welcomeText.firm.dialog

type DecisionButtonsProps = Pick<
  Registration,
  'accountId' | 'email' | 'hasMail' | 'status' | 'emailConfirmed'
> & {
  /** True when the user has not entered anything about their company. */
  silent: boolean
}

/** The approval button is outlined until the e-mail is confirmed, because the database would refuse the approval. */
export function DecisionButtons({
  accountId,
  email,
  hasMail,
  status,
  emailConfirmed,
  silent,
}: DecisionButtonsProps) {
  const { busy, press, decision } = useDecision(email, hasMail)
  const [asking, setAsking] = useState(false)
  const { noteDecided } = useDecided()
  const seen = { accountId, expected: status }
  const note = (made: 'approved' | 'rejected') => noteDecided(made, [{ id: accountId, title: email }])
  const approve = () =>
    press(
      decision(() => approveRegistrationAction(seen), registrationsText.approvedToast),
      () => note('approved'),
    )

  const label = busy ? registrationsText.approving : registrationsText.approve
  return (
    <div className="flex flex-wrap gap-2 pt-2 md:justify-end md:pt-0">
      {status === 'approved' ? null : (
        <Button
          size="sm"
          variant={emailConfirmed ? 'primary' : 'outline'}
          busy={busy}
          onClick={() => (silent ? setAsking(true) : approve())}
          aria-label={`${label} ${email}`}
        >
          {busy ? null : <Check strokeWidth={1.75} aria-hidden />}
          {label}
        </Button>
      )}
      {status === 'waitlist' ? null : (
        <PutBackButton {...seen} email={email} hasMail={hasMail} status={status} disabled={busy} />
      )}
      {asking ? (
        <ConfirmDialog
          title={silentText.title}
          confirm={silentText.confirm}
          keep={silentText.keep}
          onClose={() => setAsking(false)}
          onConfirm={approve}
        >
          <p>
            {silentText.one(email)} {silentText.consequence}
          </p>
        </ConfirmDialog>
      ) : null}
      {status === 'waitlist' && emailConfirmed && hasMail ? (
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
          rejection={(note) =>
            decision(() => askCorrectionAction({ accountId, note }), welcomeText.firm.done)
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
          rejection={(reason) => ({
            ...decision(
              () => rejectRegistrationAction({ ...seen, reason }),
              status === 'approved' ? registrationsText.withdrawnToast : registrationsText.rejectedToast,
            ),
            then: () => note('rejected'),
          })}
        />
      )}
    </div>
  )
}

type PutBackButtonProps = Pick<Registration, 'accountId' | 'email' | 'hasMail' | 'status'> & {
  disabled: boolean
}

/** For a person who already has access, the button asks for confirmation, because the access ends at once. */
function PutBackButton({ accountId, email, hasMail, status, disabled }: PutBackButtonProps) {
  const { busy, press, decision } = useDecision(email, hasMail)
  const [asking, setAsking] = useState(false)
  const label = busy ? registrationsText.puttingBack : registrationsText.putBack

  const putBack = () =>
    press(
      decision(
        () => putBackRegistrationAction({ accountId, expected: status }),
        registrationsText.waitingToast,
      ),
    )

  return (
    <>
      <Button
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
          onConfirm={putBack}
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

/** The row stays until the server has answered, because another member may have decided first. */
function useDecision(email: string, hasMail: boolean) {
  const router = useRouter()
  const decision = (work: Act<null>['work'], { title, description }: OutcomeToast): Act<null> => ({
    work,
    done: {
      title,
      description: hasMail ? `${description} ${email}.` : registrationsText.unmailedToast(email),
    },
    failed: registrationsText.failedToast,
    onFailure: ({ code }) => {
      if (code === 'already-decided') router.refresh()
      return undefined
    },
  })
  const { busy, act } = useAct()
  const press = (wanted: Act<null>, then?: () => void) =>
    act({
      ...wanted,
      then: () => {
        then?.()
        focusListHeading()
      },
    })
  return { busy, press, decision }
}
