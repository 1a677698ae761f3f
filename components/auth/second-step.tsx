import type { Route } from 'next'
import { BackupCodeForm } from '@/components/auth/backup-code-form'
import { GateCard } from '@/components/auth/gate-card'
import { OwnerStep } from '@/components/auth/owner-step'
import { CodeForm, EnrolStep } from '@/components/auth/second-step-forms'
import { SignOutButton } from '@/components/auth/sign-out-button'
import { Badge } from '@/components/ui/badge'
import { secondStepText as text } from '@/content/auth'

type SecondStepProps = { email: string; owed: 'enrol' | 'verify'; member: boolean; next: Route | null }

/** People who still lack a required second factor set it up on this page; all others enter a code. */
export function SecondStep({ email, owed, member, next }: SecondStepProps) {
  return (
    <GateCard
      badge={<Badge tone="pending">{member ? text.badge : text.clientBadge}</Badge>}
      title={text.title}
      lead={text.lead[owed]}
      actions={<SignOutButton look="button" />}
    >
      <p className="max-w-full wrap-anywhere text-ink-2">
        {owed === 'enrol' && !member ? text.owner.explanation : text.explanation[owed]}
        {owed === 'verify' ? (
          <>
            {' '}
            <b>{email}</b>.
          </>
        ) : null}
      </p>
      {owed === 'verify' ? (
        <CodeForm next={next} />
      ) : member ? (
        <EnrolStep next={next} />
      ) : (
        <OwnerStep next={next} />
      )}
      {owed === 'verify' ? <BackupCodeForm next={next} /> : null}
      {owed === 'enrol' && member ? null : (
        <p className="text-sm text-ink-2">
          {owed === 'enrol' ? text.owner.lost : member ? text.lost : text.clientLost}
        </p>
      )}
    </GateCard>
  )
}
