import { Badge } from '@/components/ui/badge'
import { DecisionButtons } from '@/components/approval/decision-buttons'
import { SelectBox } from '@/components/approval/select-box'
import { approvalText } from '@/content/approval'
import type { Registration } from '@/lib/approval/queries'
import { waitingTime } from '@/lib/approval/rules'
import { formatNit } from '@/lib/format/nit'
import { formatListDate, formatShortDate } from '@/lib/format/date'

/** Who asks, since when, and what can be decided about it. */
export function RegistrationRow({ registration, now }: { registration: Registration; now: Date }) {
  const { userId, email, status, reason, registeredAt, decidedAt, decidedBy, emailConfirmed } = registration
  const { name, phone, companies } = registration
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-t border-rule py-4 first:border-t-0 md:grid-cols-[auto_8rem_minmax(0,1fr)_auto] md:gap-x-6">
      <SelectBox userId={userId} email={email} />
      <p className="flex items-center self-stretch text-sm font-[550] md:border-r-5 md:border-double md:border-rule-green md:pr-3">
        {status === 'waitlist' ? `${approvalText.waiting} ${waitingTime(registeredAt, now)}` : null}
        {status !== 'waitlist' && decidedAt ? formatShortDate(decidedAt) : null}
      </p>
      <div className="grid justify-items-start gap-1 max-md:col-span-full">
        <h3 className="wrap-anywhere">{email}</h3>
        {name || phone ? (
          <p className="text-[1rem] wrap-anywhere">{[name, phone].filter(Boolean).join(', ')}</p>
        ) : null}
        {companies.map((company) => (
          <p key={company.nit} className="text-[1rem] wrap-anywhere">
            {company.name}, {approvalText.company} {formatNit(company.nit)}-{company.digit}
          </p>
        ))}
        <p className="text-[1rem] text-ink-2">
          {approvalText.registered} <time dateTime={registeredAt}>{formatListDate(registeredAt)}</time>
        </p>
        {decidedAt && decidedBy ? (
          <p className="text-[1rem] text-ink-2">
            {approvalText.decided[status]} {formatListDate(decidedAt)} {approvalText.by} {decidedBy}
          </p>
        ) : null}
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
      <div className="max-md:col-span-full">
        <DecisionButtons userId={userId} email={email} status={status} />
      </div>
    </li>
  )
}
