import { GateCard } from '@/components/auth/gate-card'
import { SignOutButton } from '@/components/auth/sign-out-button'
import { WaitingSteps } from '@/components/auth/waiting-steps'
import { Badge } from '@/components/ui/badge'
import { waitlistText } from '@/content/auth'

export function WaitingCard({ email }: { email: string }) {
  return (
    <GateCard
      badge={<Badge tone="pending">{waitlistText.badge}</Badge>}
      title={waitlistText.title}
      lead={waitlistText.lead}
      actions={<SignOutButton look="button" />}
    >
      <p className="max-w-full wrap-anywhere text-ink-2">
        {waitlistText.explanation} <b>{email}</b>.
      </p>
      <WaitingSteps />
    </GateCard>
  )
}
