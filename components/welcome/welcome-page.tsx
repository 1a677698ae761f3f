import type { Route } from 'next'
import Link from 'next/link'
import { AwaitDecision } from '@/components/auth/await-decision'
import { Timeline } from '@/components/auth/gate-card'
import { Badge } from '@/components/ui/badge'
import { buttonStyles } from '@/components/ui/button-styles'
import { Notice } from '@/components/ui/notice'
import { ConsentForm } from '@/components/welcome/consent-form'
import { LazyCompanyForm } from '@/components/welcome/lazy-company-form'
import { StepStart } from '@/components/welcome/step-start'
import { WelcomeFrame, type WelcomeStep } from '@/components/welcome/welcome-frame'
import { welcomeText as text } from '@/content/welcome'
import { formatDateTime, formatTime } from '@/lib/format/date'
import { formatNit } from '@/lib/format/nit'
import { aboutAccount } from '@/lib/supabase/named-account'
import { foundedBy } from '@/lib/ids'
import type { Welcome } from '@/lib/welcome/schema'

const sentText = text.sent

type WelcomePageProps = {
  welcome: Welcome
  /** The query parameter `paso`; the value `empresa` shows the company step again. */
  asked: string | undefined
  user: { id: string; email: string; account: string; elsewhere: string | null }
}

/** Shows the requested step, or else the first unfinished step; after the last step it shows what happens next. */
export function WelcomePage({ welcome, asked, user }: WelcomePageProps) {
  const { draft, note, sent_at: sentAt } = welcome
  const here = (path: Route): Route =>
    user.account === user.id && !user.elsewhere ? path : aboutAccount(path, user.account)
  const company = here('/bienvenida?paso=empresa' as Route)
  const step = stepOf(welcome, asked)
  const { title, intro } = text[step]
  return (
    <WelcomeFrame step={step}>
      {note && step !== 'sent' ? (
        <Notice tone="warn" className="mb-6">
          <b>{text.note}</b> <span className="whitespace-pre-line">{note}</span>
        </Notice>
      ) : !sentAt && welcome.saved_at && !draft.done && step === 'company' ? (
        <Notice tone="ok" className="mb-6">
          {text.again}
        </Notice>
      ) : null}
      {step === 'sent' ? (
        <SentWelcome welcome={welcome} email={user.email} correct={company} />
      ) : (
        <>
          <h1 tabIndex={-1} className="text-3xl leading-[1.06] outline-none">
            {title}
          </h1>
          <p className="mt-2.5 mb-8 text-ink-2">{intro}</p>
          {step === 'company' ? (
            <LazyCompanyForm welcome={welcome} />
          ) : (
            <ConsentForm
              back={
                <Link href={company} prefetch={false} className={buttonStyles({ variant: 'quiet' })}>
                  {text.back}
                </Link>
              }
            />
          )}
        </>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        {user.elsewhere ? (
          <a
            href={aboutAccount('/portal', user.elsewhere)}
            className={buttonStyles({ variant: 'quiet', size: 'sm' })}
          >
            {text.toPortal}
          </a>
        ) : step === 'sent' ? null : (
          <Link
            href={here('/waitlist')}
            prefetch={false}
            className={buttonStyles({ variant: 'quiet', size: 'sm', className: '-ml-4' })}
          >
            {text.later}
          </Link>
        )}
      </p>
      <StepStart step={step} />
      <AwaitDecision accountId={foundedBy(user.id)} />
    </WelcomeFrame>
  )
}

function stepOf({ draft, note, sent_at: sentAt }: Welcome, asked: string | undefined): WelcomeStep {
  if (asked === 'empresa' || !draft.done) return sentAt && !note && asked !== 'empresa' ? 'sent' : 'company'
  return sentAt && !note ? 'sent' : 'consent'
}

type SentWelcomeProps = { welcome: Welcome; email: string; correct: Route }

function SentWelcome({ welcome, email, correct }: SentWelcomeProps) {
  const { sent, sent_at: at, rut } = welcome
  return (
    <>
      <Badge tone="pending">{sentText.badge}</Badge>
      <h1 tabIndex={-1} className="mt-3 text-3xl leading-[1.06] outline-none">
        {sentText.title}
      </h1>
      <p className="mt-2.5 mb-6 text-ink-2">
        {rut ? sentText.introWithRut : sentText.intro} {at ? sentText.at(formatDateTime(at)) : null}{' '}
        <span className="wrap-anywhere">{sentText.mail(email)}</span>
      </p>
      <Timeline
        marks={[
          {
            time: at ? formatTime(at) : '',
            step: sentText.sentStep,
            about: sent ? `${sent.name}, NIT ${formatNit(sent.nit)}-${sent.digit}.` : undefined,
            look: 'done',
          },
          { time: sentText.times.now, step: sentText.review.title, about: sentText.review.text, look: 'now' },
          {
            time: sentText.times.next,
            step: sentText.answer.title,
            about: sentText.answer.text,
            look: 'next',
          },
        ]}
      />
      <Notice className="mt-6">
        <b>{sentText.ahead.question}</b> {sentText.ahead.text}
      </Notice>
      <p className="mt-6">
        <Link href={correct} prefetch={false} className={buttonStyles({ size: 'sm' })}>
          {sentText.correct}
        </Link>
      </p>
    </>
  )
}
