import { Mail, Phone } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { SignOutButton } from '@/components/auth/sign-out-button'
import { OpenOwnAccount } from '@/components/people/open-own-account'
import { Logo } from '@/components/site/logo'
import { Badge } from '@/components/ui/badge'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { Notice } from '@/components/ui/notice'
import { deniedText, outsideText, waitlistText } from '@/content/auth'
import { firm } from '@/content/firm'
import { welcomeText } from '@/content/welcome'

const contacts = [
  { icon: Mail, href: `mailto:${firm.email}`, label: firm.email },
  { icon: Phone, href: firm.phone.href, label: firm.phone.label },
]
const { invitation } = welcomeText
const { steps, times } = waitlistText
const marks = [
  { time: times.before, step: steps.confirmed, look: 'done' },
  { time: times.now, step: steps.review, look: 'now' },
  { time: times.next, step: steps.answer, look: 'next' },
] as const

type GateCardProps = {
  badge: ReactNode
  title: string
  lead: string
  actions: ReactNode
  children: ReactNode
}

export function GateCard({ badge, title, lead, actions, children }: GateCardProps) {
  return (
    <>
      <header className="wrap py-6">
        <Logo full />
      </header>
      <main id="main" className="wrap pb-12">
        <article className="flex max-w-152 flex-col items-start gap-3 rounded-sheet border border-rule bg-sheet p-[clamp(1.5rem,4vw,3rem)]">
          {badge}
          <h1 className="leading-[1.1]">{title}</h1>
          <p className="font-serif text-lg leading-[1.35] font-[450]">{lead}</p>
          {children}
          {actions ? <div className="mt-2 flex flex-wrap gap-3 pt-4">{actions}</div> : null}
        </article>
      </main>
    </>
  )
}

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

type WaitingCardProps = {
  email: string
  /** The company details entered so far; null for people who do not own the account. */
  welcome: { note: string | null; isSent: boolean } | null
}

export function WaitingCard({ email, welcome }: WaitingCardProps) {
  const { note = null, isSent = true } = welcome ?? {}
  return (
    <GateCard
      badge={<Badge tone="pending">{waitlistText.badge}</Badge>}
      title={waitlistText.title}
      lead={waitlistText.lead}
      actions={
        <>
          {welcome ? (
            <Link
              href="/bienvenida"
              prefetch={false}
              className={buttonStyles({ variant: note || !isSent ? 'primary' : 'outline' })}
            >
              {note || isSent ? invitation.correct : invitation.button}
            </Link>
          ) : null}
          <SignOutButton look="button" />
        </>
      }
    >
      <p className="max-w-full wrap-anywhere text-ink-2">
        {waitlistText.explanation} <b>{email}</b>.
      </p>
      {note ? (
        <Notice tone="warn" className="w-full">
          <b>{welcomeText.note}</b> <span className="whitespace-pre-line">{note}</span>
        </Notice>
      ) : isSent ? null : (
        <p>{invitation.open}</p>
      )}
      <Timeline marks={marks} />
    </GateCard>
  )
}

/** Shown to invited users who no longer belong to any account and have no account of their own. */
export function OutsideCard({ email }: { email: string }) {
  return (
    <GateCard
      badge={<Badge tone="unknown">{outsideText.badge}</Badge>}
      title={outsideText.title}
      lead={outsideText.lead}
      actions={<SignOutButton look="button" />}
    >
      <p className="max-w-full wrap-anywhere text-ink-2">{outsideText.explanation(email)}</p>
      <div className="mt-2 w-full border-t border-rule pt-2">
        <OpenOwnAccount />
      </div>
    </GateCard>
  )
}

const dots = {
  done: 'bg-green',
  now: 'bg-ochre ring-2 ring-ochre-ink',
  next: 'bg-sheet inset-ring-2 inset-ring-rule-field',
} as const

type Mark = { time: string; step: string; about?: string | undefined; look: keyof typeof dots }

export function Timeline({ marks: all }: { marks: readonly Mark[] }) {
  return (
    <ol className="mt-2 w-full">
      {all.map(({ time, step, about, look }) => (
        <li
          key={step}
          aria-current={look === 'now' ? 'step' : undefined}
          className="group grid grid-cols-[5rem_minmax(0,1fr)] sm:grid-cols-[7.5rem_minmax(0,1fr)]"
        >
          <p className="border-r-5 border-double border-rule-green pt-0.5 pr-3 pb-5.5 text-sm leading-snug text-ink-2 group-last:pb-1">
            {time}
          </p>
          <div className={cn('relative pb-5.5 pl-5.5 group-last:pb-1', look === 'next' && 'text-ink-2')}>
            <span
              aria-hidden
              className={cn(
                'absolute top-1.5 -left-[0.6rem] size-3.5 rounded-full border-2 border-sheet',
                dots[look],
              )}
            />
            <p className="font-semibold">{step}</p>
            {about ? <p className="text-[1rem] wrap-anywhere text-ink-2">{about}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
