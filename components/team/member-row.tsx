import { ShieldCheck, UserRound } from 'lucide-react'
import Link from 'next/link'
import { MemberDetails, MemberForm, MemberSteps, type MemberName } from '@/components/team/member-forms'
import { Badge } from '@/components/ui/badge'
import { linkStyles } from '@/components/ui/control-styles'
import { handOverText, teamText } from '@/content/team'
import { staffRoleText } from '@/content/people-roles'
import { formatDateTime, formatDay } from '@/lib/format/date'
import type { TeamMember } from '@/lib/team/queries'

/** All rows get the same array `everybody`, so that the response contains it only once. */
type MemberRowProps = { member: TeamMember; isSelf: boolean; everybody: readonly MemberName[] }

/** Members can neither remove themselves nor reset their own second factor. */
export function MemberRow({ member, isSelf, everybody }: MemberRowProps) {
  const { personId, name, givenName, email, role, addedAt, secondStep, clients, seenAt } = member
  return (
    <li className="grid items-start gap-x-6 gap-y-3 border-t border-rule py-4 first:border-t-0 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid justify-items-start gap-1">
        <h3 className="wrap-anywhere">
          {name} {isSelf ? <span className="font-sans text-sm text-ink-2">({teamText.you})</span> : null}
        </h3>
        <p className="text-[1rem] wrap-anywhere text-ink-2">
          {email}. {teamText.since} <time dateTime={addedAt}>{formatDay(addedAt)}</time>.
        </p>
        <p className="text-sm text-ink-2">
          {seenAt ? `${teamText.seen} ${formatDateTime(seenAt)}` : `${teamText.never}.`}{' '}
          {role === 'advisor' ? `${teamText.clients(clients)}.` : null}
        </p>
        <p className="flex flex-wrap gap-2 pt-1">
          <Badge tone="unknown" icon={role === 'admin' ? ShieldCheck : UserRound}>
            {staffRoleText.names[role]}
          </Badge>
          {secondStep || role === 'admin' ? (
            <Badge tone={secondStep ? 'ok' : 'pending'}>
              {secondStep ? teamText.secondStep.yes : teamText.secondStep.no}
            </Badge>
          ) : null}
        </p>
        {clients > 0 ? (
          <Link href={`/admin/equipo/${personId}`} prefetch={false} className={`${linkStyles} text-sm`}>
            {handOverText.link}
            <span className="sr-only">: {name}</span>
          </Link>
        ) : null}
        <MemberDetails name={name}>
          <MemberForm key={`${givenName} ${role}`} personId={personId} givenName={givenName} role={role} />
        </MemberDetails>
      </div>
      {isSelf ? null : <MemberSteps {...{ personId, name, clients, secondStep, everybody }} />}
    </li>
  )
}
