import type { Route } from 'next'
import Link from 'next/link'
import { AcceptInvitation, JoinForm } from '@/components/auth/invitation-forms'
import { GateCard } from '@/components/auth/gate-card'
import { SignOutButton } from '@/components/auth/sign-out-button'
import { Badge } from '@/components/ui/badge'
import { buttonStyles } from '@/components/ui/button-styles'
import { Notice } from '@/components/ui/notice'
import { errorMessages } from '@/content/errors'
import { firm } from '@/content/firm'
import { invitationText as text } from '@/content/people'
import { clientRoleText, staffRoleText } from '@/content/people-roles'
import { refusalOf } from '@/lib/people/invitation'
import type { OpenedInvitation } from '@/lib/people/schema'
import { withNext } from '@/lib/session/destination'

type InvitationProps = {
  /** Null when no invitation belongs to the link. */
  invitation: OpenedInvitation | null
  token: string
  signedIn: string | null
}

export function Invitation({ invitation, token, signedIn }: InvitationProps) {
  const refusal = invitation && refusalOf(invitation)
  if (!invitation || refusal)
    return (
      <GateCard
        badge={<Badge tone="unknown">{text.badge}</Badge>}
        title={text.closed}
        lead={refusal ? errorMessages[refusal] : text.unknown}
        actions={
          <Link href={signedIn ? '/portal' : '/auth'} prefetch={false} className={buttonStyles()}>
            {signedIn ? text.portal : text.signIn}
          </Link>
        }
      >
        {null}
      </GateCard>
    )
  const { email, by } = invitation
  const said = invitation.team ? text.team : text
  const role = invitation.team
    ? [staffRoleText.names[invitation.role], staffRoleText.hints[invitation.role]]
    : [clientRoleText.names[invitation.role], clientRoleText.hints[invitation.role]]
  const isTheirs = signedIn?.toLowerCase() === email
  return (
    <GateCard
      badge={<Badge tone="pending">{text.badge}</Badge>}
      title={said.title(invitation.team ? firm.name : invitation.company)}
      lead={by ? said.by(by) : said.someone}
      actions={signedIn && !isTheirs ? <SignOutButton look="button" /> : null}
    >
      <dl className="w-full border-t border-t-ink rule-closes">
        {[
          [text.role, role.join('. ')],
          [text.for, email],
        ].map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-6 border-t border-rule py-3 first:border-t-0 sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {signedIn && !isTheirs ? (
        <Notice tone="warn">{text.other(signedIn)}</Notice>
      ) : isTheirs ? (
        <AcceptInvitation token={token} />
      ) : (
        <JoinForm
          token={token}
          email={email}
          signIn={withNext('/auth', `/invitacion?enlace=${token}` as Route)}
        />
      )}
    </GateCard>
  )
}
