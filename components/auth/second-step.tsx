import { GateCard } from '@/components/auth/gate-card'
import { CodeForm, EnrolStep } from '@/components/auth/second-step-forms'
import { SignOutButton } from '@/components/auth/sign-out-button'
import { Badge } from '@/components/ui/badge'
import { secondStepText as text } from '@/content/auth'

/** Between the password and the workspace: the code of an application, which is set up the first time. */
export function SecondStep({ email, owed }: { email: string; owed: 'enrol' | 'verify' }) {
  return (
    <GateCard
      badge={<Badge tone="pending">{text.badge}</Badge>}
      title={text.title}
      lead={text.lead[owed]}
      actions={<SignOutButton look="button" />}
    >
      <p className="max-w-full wrap-anywhere text-ink-2">
        {text.explanation[owed]}
        {owed === 'verify' ? (
          <>
            {' '}
            <b>{email}</b>.
          </>
        ) : null}
      </p>
      {owed === 'enrol' ? <EnrolStep /> : <CodeForm />}
      {owed === 'verify' ? <p className="text-sm text-ink-2">{text.lost}</p> : null}
    </GateCard>
  )
}
