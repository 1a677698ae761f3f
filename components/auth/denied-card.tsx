import { Mail, Phone } from 'lucide-react'
import { GateCard } from '@/components/auth/gate-card'
import { SignOutButton } from '@/components/auth/sign-out-button'
import { Badge } from '@/components/ui/badge'
import { buttonStyles } from '@/components/ui/button-styles'
import { deniedText } from '@/content/auth'
import { firm } from '@/content/firm'

const contacts = [
  { icon: Mail, href: `mailto:${firm.email}`, label: firm.email },
  { icon: Phone, href: firm.phone.href, label: firm.phone.label },
]

export function DeniedCard({ reason }: { reason: string | null }) {
  return (
    <GateCard
      badge={<Badge tone="bad">{deniedText.badge}</Badge>}
      title={deniedText.title}
      lead={deniedText.lead}
      actions={
        <>
          <a className={buttonStyles({ variant: 'primary' })} href={`mailto:${firm.email}`}>
            {deniedText.contact}
          </a>
          <SignOutButton look="button" />
        </>
      }
    >
      {reason ? (
        <p className="wrap-anywhere whitespace-pre-line">
          <b>{deniedText.reason}</b> {reason}
        </p>
      ) : null}
      <p className="text-ink-2">{deniedText.advice}</p>
      <ul className="mt-2 w-full border-t border-t-ink rule-closes">
        {contacts.map(({ icon: Icon, href, label }) => (
          <li
            key={href}
            className="grid min-h-13.5 grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-4 border-t border-rule py-2 first:border-t-0"
          >
            <Icon className="size-5 text-green" strokeWidth={1.75} aria-hidden />
            <a href={href} className="inline-flex min-h-tap items-center underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </GateCard>
  )
}
