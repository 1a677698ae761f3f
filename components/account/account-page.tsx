import { ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { AccountSection } from '@/components/account/account-section'
import { Authorisations, ContactDetailsForm } from '@/components/account/account-forms'
import { BackupCodesRow } from '@/components/account/lazy-backup-codes'
import { Companies } from '@/components/account/companies'
import { MyData, RequestForm, type Terms } from '@/components/account/my-data'
import { SecondStepRow } from '@/components/account/second-step-row'
import { EmailChange, PasswordChange, SessionList } from '@/components/account/security'
import { TaxProfile } from '@/components/account/tax-profile'
import { ForRole } from '@/components/portal/for-role'
import { PageHeading } from '@/components/portal/page-heading'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { linkStyles } from '@/components/ui/control-styles'
import { account } from '@/content/account'
import type { OwnStep } from '@/lib/account/second-step'
import type { Company } from '@/lib/fields/company'
import type { Choices, Consent, DataRequest, OpenSession, Profile } from '@/lib/account/queries'
import { sessionLines } from '@/lib/account/session-lines'
import { formatDateTime, formatDay } from '@/lib/format/date'
import { deviceName } from '@/lib/format/device-name'
import type { PastProfile } from '@/lib/tax-profile/schema'

const evidenceText = account.authorisations.evidence
const requestsText = account.requests
const tones: Record<keyof typeof requestsText.statuses, BadgeTone> = {
  received: 'pending',
  extended: 'pending',
  answered: 'ok',
  refused: 'bad',
}

type AccountPageProps = {
  email: string
  profile: Profile
  companies: readonly Company[]
  /** The profile that applies today; null until the firm saves one. */
  taxProfile: PastProfile | null
  choices: Choices
  consents: readonly Consent[]
  requests: readonly DataRequest[]
  sessions: readonly OpenSession[]
  secondStep: OwnStep
  terms: Terms
}

export function AccountPage(props: AccountPageProps) {
  const { email, profile, choices, consents } = props
  const registered = consents.findLast(({ purpose }) => purpose === 'registro')
  const changed = profile.password_changed_at && formatDay(profile.password_changed_at)
  return (
    <>
      <div className="-mb-8 pt-6 sm:-mb-10">
        <Breadcrumb trail={[{ label: account.crumb, href: '/portal' }]} current={account.title} />
      </div>
      <PageHeading title={account.title} subtitle={email} />
      <AccountIndex />
      <Companies companies={props.companies} />
      <TaxProfile profile={props.taxProfile} />
      <ContactDetailsForm name={profile.name ?? ''} phone={profile.phone ?? ''} />
      <AccountSection id="seguridad" title={account.security.title}>
        <ul className="border-b-5 border-double border-ink">
          <EmailChange email={email} />
          <PasswordChange changed={changed} email={email} />
          <SecondStepRow {...props.secondStep} />
          {props.secondStep.on ? <BackupCodesRow codes={props.secondStep.codes} /> : null}
          <SessionList sessions={sessionLines(props.sessions)} />
        </ul>
      </AccountSection>
      <AccountSection id="avisos" title={account.mails.title}>
        <p className="max-w-[60ch]">{account.mails.text}</p>
        <p>
          <Link href="/portal/notificaciones#elegir" prefetch={false} className={linkStyles}>
            {account.mails.link}
          </Link>
        </p>
      </AccountSection>
      <Authorisations
        chosen={{ deadlines: choices.deadlines !== 'never', newsletter: choices.newsletter !== 'never' }}
        since={registered ? formatDay(registered.accepted_at) : null}
      >
        <ConsentEvidence consents={consents} />
      </Authorisations>
      <MyData />
      <AccountSection id="solicitudes" title={account.requests.title}>
        <p className="max-w-[60ch]">{account.requests.intro}</p>
        <ForRole atLeast="owner">
          <RequestForm terms={props.terms} />
        </ForRole>
        <RequestList requests={props.requests} />
      </AccountSection>
    </>
  )
}

function AccountIndex() {
  return (
    <nav aria-label={account.index.label} className="border-t border-ink rule-closes">
      <ul className="flex flex-wrap gap-x-6">
        {account.index.parts.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className={`${linkStyles} min-w-tap text-[1rem]`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ConsentEvidence({ consents }: { consents: readonly Consent[] }) {
  return (
    <details className="group max-w-[48rem] border-y border-rule">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 font-[550] [&::-webkit-details-marker]:hidden">
        {evidenceText.title}
        <ChevronDown className="size-5 flex-none group-open:rotate-180" strokeWidth={1.75} aria-hidden />
      </summary>
      {consents.length === 0 ? <p className="pb-4 text-ink-2">{evidenceText.empty}</p> : null}
      <ul className="text-sm">
        {consents.map((consent) => (
          <li key={consent.id} className="border-t border-rule py-3">
            <p className="font-medium">
              {evidenceText.purposes[consent.purpose] ?? consent.purpose}:{' '}
              {consent.action === 'withdrawn' ? evidenceText.withdrawn : evidenceText.granted}
            </p>
            <p className="text-ink-2">
              {[
                formatDateTime(consent.accepted_at),
                evidenceText.version(consent.policy_version),
                consent.ip,
                deviceName(consent.user_agent),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="wrap-anywhere text-ink-2">
              {evidenceText.hash}: <code className="text-xs">{consent.text_sha256}</code>
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}

function termOf({ status, due_on, settled_at }: DataRequest): string {
  if (settled_at) return requestsText.settled(formatDay(settled_at))
  return status === 'extended'
    ? requestsText.extended(formatDay(due_on))
    : requestsText.due(formatDay(due_on))
}

function RequestList({ requests }: { requests: readonly DataRequest[] }) {
  if (requests.length === 0) return <p className="text-ink-2">{requestsText.empty}</p>
  return (
    <ul className="max-w-[48rem] border-b-5 border-double border-ink">
      {requests.map((request) => {
        const status = request.status as keyof typeof requestsText.statuses
        return (
          <li key={request.id} className="border-t border-rule py-4 first:border-ink">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <b className="font-semibold">
                {requestsText.kinds[request.kind as keyof typeof requestsText.kinds]}
              </b>
              <Badge tone={tones[status]}>{requestsText.statuses[status]}</Badge>
            </p>
            <p className="text-sm text-ink-2">
              {requestsText.filed(formatDay(request.created_at))}. {termOf(request)}.
            </p>
            <p className="mt-1.5 wrap-anywhere whitespace-pre-line">{request.details}</p>
            {request.reply ? (
              <p className="mt-1.5 border-l-5 border-double border-green pl-3 wrap-anywhere whitespace-pre-line">
                <b className="font-semibold">
                  {status === 'extended' ? requestsText.reason : requestsText.reply}
                </b>{' '}
                {request.reply}
              </p>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
