import type { Route } from 'next'
import Link from 'next/link'
import { Timeline } from '@/components/auth/gate-card'
import { Badge } from '@/components/ui/badge'
import { buttonStyles } from '@/components/ui/button-styles'
import { Notice } from '@/components/ui/notice'
import { welcomeText } from '@/content/welcome'
import { formatDateTime, formatTime } from '@/lib/format/date'
import { formatNit } from '@/lib/format/nit'
import type { Welcome } from '@/lib/welcome/schema'

const text = welcomeText.sent

type SentWelcomeProps = { welcome: Welcome; email: string; correct: Route }

/** What happens next, and what the firm has before it. */
export function SentWelcome({ welcome, email, correct }: SentWelcomeProps) {
  const { sent, sent_at: at, rut } = welcome
  return (
    <>
      <Badge tone="pending">{text.badge}</Badge>
      <h1 tabIndex={-1} className="mt-3 text-3xl leading-[1.06] outline-none">
        {text.title}
      </h1>
      <p className="mt-2.5 mb-6 text-ink-2">
        {rut ? text.introWithRut : text.intro} {at ? text.at(formatDateTime(at)) : null}{' '}
        <span className="wrap-anywhere">{text.mail(email)}</span>
      </p>
      <Timeline
        marks={[
          {
            time: at ? formatTime(at) : '',
            step: text.sentStep,
            about: sent ? `${sent.name}, NIT ${formatNit(sent.nit)}-${sent.digit}.` : undefined,
            look: 'done',
          },
          { time: text.times.now, step: text.review.title, about: text.review.text, look: 'now' },
          { time: text.times.next, step: text.answer.title, about: text.answer.text, look: 'next' },
        ]}
      />
      <Notice className="mt-6">
        <b>{text.ahead.question}</b> {text.ahead.text}
      </Notice>
      <p className="mt-6">
        <Link href={correct} prefetch={false} className={buttonStyles({ size: 'sm' })}>
          {text.correct}
        </Link>
      </p>
    </>
  )
}
