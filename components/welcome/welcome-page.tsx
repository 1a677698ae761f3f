import type { Route } from 'next'
import Link from 'next/link'
import { AwaitDecision } from '@/components/auth/await-decision'
import { ConsentForm } from '@/components/welcome/consent-form'
import { CompanyForm } from '@/components/welcome/lazy-company-form'
import { SentWelcome } from '@/components/welcome/sent-welcome'
import { StepStart } from '@/components/welcome/step-start'
import { WelcomeFrame, type WelcomeStep } from '@/components/welcome/welcome-frame'
import { buttonStyles } from '@/components/ui/button-styles'
import { Notice } from '@/components/ui/notice'
import { welcomeText as text } from '@/content/welcome'
import { aboutAccount } from '@/lib/supabase/named-account'
import type { Welcome } from '@/lib/welcome/schema'

type WelcomePageProps = {
  welcome: Welcome
  /** `empresa`: to look at that step again. */
  asked: string | undefined
  user: { id: string; email: string; account: string; elsewhere: string | null }
}

/** The first step that is not done, or the one that is looked at again; once all is sent, what happens next. */
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
            <CompanyForm welcome={welcome} />
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
      <AwaitDecision userId={user.id} />
    </WelcomeFrame>
  )
}

function stepOf({ draft, note, sent_at: sentAt }: Welcome, asked: string | undefined): WelcomeStep {
  if (asked === 'empresa' || !draft.done) return sentAt && !note && asked !== 'empresa' ? 'sent' : 'company'
  return sentAt && !note ? 'sent' : 'consent'
}
