import { AccountSection } from '@/components/account/account-section'
import { Authorisations } from '@/components/account/authorisations'
import { Companies } from '@/components/account/companies'
import { ConsentEvidence } from '@/components/account/consent-evidence'
import { ContactForm } from '@/components/account/contact-form'
import { EmailChange } from '@/components/account/email-change'
import { MailChoices } from '@/components/account/mail-choices'
import { MyData } from '@/components/account/my-data'
import { PasswordChange } from '@/components/account/password-change'
import { RequestForm, type Terms } from '@/components/account/request-form'
import { RequestList } from '@/components/account/request-list'
import { SessionList, type SessionLine } from '@/components/account/session-list'
import { PageHeading } from '@/components/portal/page-heading'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { account } from '@/content/account'
import type { Choices, Consent, DataRequest, OpenSession, Profile } from '@/lib/account/queries'
import type { Company } from '@/lib/account/company'
import { formatDateTime, formatListDate } from '@/lib/format/date'
import { deviceName } from '@/lib/format/device-name'

type AccountPageProps = {
  email: string
  profile: Profile
  companies: readonly Company[]
  choices: Choices
  consents: readonly Consent[]
  requests: readonly DataRequest[]
  sessions: readonly OpenSession[]
  terms: Terms
}

/** 'Mi cuenta': what the firm knows about the client, and what the client may do with it. */
export function AccountPage(props: AccountPageProps) {
  const { email, profile, choices, consents } = props
  const registered = consents.findLast(({ purpose }) => purpose === 'registro')
  const changed = profile.password_changed_at && formatListDate(profile.password_changed_at)
  return (
    <>
      <div className="-mb-8 pt-6 sm:-mb-10">
        <Breadcrumb trail={[{ label: account.crumb, href: '/portal' }]} current={account.title} />
      </div>
      <PageHeading title={account.title} subtitle={email} />
      <Companies companies={props.companies} />
      <ContactForm name={profile.name ?? ''} phone={profile.phone ?? ''} />
      <AccountSection id="seguridad" title={account.security.title}>
        <ul className="border-b-5 border-double border-ink">
          <EmailChange email={email} />
          <PasswordChange changed={changed} email={email} />
          <SessionList sessions={sessionLines(props.sessions)} />
        </ul>
      </AccountSection>
      <MailChoices
        chosen={{
          messages: choices.messages,
          appointments: choices.appointments,
          invoices: choices.invoices,
        }}
      />
      <Authorisations
        chosen={{ deadlines: choices.deadlines, newsletter: choices.newsletter }}
        since={registered ? formatListDate(registered.accepted_at) : null}
      >
        <ConsentEvidence consents={consents} />
      </Authorisations>
      <MyData />
      <AccountSection id="solicitudes" title={account.requests.title}>
        <p className="max-w-[60ch]">{account.requests.intro}</p>
        <RequestForm terms={props.terms} />
        <RequestList requests={props.requests} />
      </AccountSection>
    </>
  )
}

const text = account.security.sessions

/** The open sessions in the words of the page. */
const sessionLines = (sessions: readonly OpenSession[]): SessionLine[] =>
  sessions.map(({ id, current, user_agent, ip, opened_at, used_at }) => ({
    id,
    current,
    device: deviceName(user_agent) ?? text.unknown,
    detail: [
      text.opened(formatDateTime(opened_at)),
      current ? null : text.used(formatDateTime(used_at)),
      ip && ip !== 'unknown' ? text.from(ip) : null,
    ]
      .filter(Boolean)
      .join(' · '),
  }))
