import { Badge } from '@/components/ui/badge'
import { DecisionButtons } from '@/components/approval/decision-buttons'
import { approvalText } from '@/content/approval'
import type { Registration } from '@/lib/approval/queries'
import { waitingTime } from '@/lib/approval/rules'
import { formatListDate, formatShortDate } from '@/lib/format/date'

/** Who asks, since when, and what can be decided about it. */
export function RegistrationRow({ registration, now }: { registration: Registration; now: Date }) {
  const { userId, email, status, reason, registeredAt, decidedAt, emailConfirmed } = registration
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-t border-rule py-4 first:border-t-0 md:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <p className="flex items-center self-stretch text-sm font-[550] md:border-r-5 md:border-double md:border-rule-green md:pr-3">
        {status === 'waitlist' ? `${approvalText.waiting} ${waitingTime(registeredAt, now)}` : null}
        {status !== 'waitlist' && decidedAt ? formatShortDate(decidedAt) : null}
      </p>
      <div className="grid justify-items-start gap-1">
        <h3 className="wrap-anywhere">{email}</h3>
        <p className="text-[1rem] text-ink-2">
          {approvalText.registered} <time dateTime={registeredAt}>{formatListDate(registeredAt)}</time>
        </p>
        {status === 'rejected' && reason ? (
          <p className="text-[1rem] wrap-anywhere">
            <b>{approvalText.reason}</b> {reason}
          </p>
        ) : null}
        {emailConfirmed ? (
          <Badge tone="ok">{approvalText.confirmed}</Badge>
        ) : (
          <Badge tone="unknown">{approvalText.unconfirmed}</Badge>
        )}
      </div>
      <DecisionButtons userId={userId} email={email} status={status} />
    </li>
  )
}
