import { Download, UserRound } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { SelectBox, Selection } from '@/components/admin/selection'
import { BulkBar } from '@/components/registrations/bulk-bar'
import { DecisionButtons } from '@/components/registrations/decision-buttons'
import { ListHeading } from '@/components/registrations/list-heading'
import { Decided } from '@/components/registrations/undo-decision'
import { Badge } from '@/components/ui/badge'
import { linkStyles } from '@/components/ui/control-styles'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Notice } from '@/components/ui/notice'
import { ForwardPager } from '@/components/ui/pager'
import { State } from '@/components/ui/state'
import { registrationTabs, registrationsText, type RegistrationTab } from '@/content/registrations'
import { municipalityName } from '@/content/municipalities'
import { kinds } from '@/content/tax-calendar/profile'
import { welcomeText } from '@/content/welcome'
import { waitingTime, type Registration, type RegistrationPage } from '@/lib/registrations/queries'
import { clientHref } from '@/lib/format/client-href'
import { formatDateTime, formatDay, formatShortDate } from '@/lib/format/date'
import { formatNit } from '@/lib/format/nit'
import type { RegistrationDetails as Details } from '@/lib/welcome/schema'

const detailsText = welcomeText.firm

type RegistrationListProps = {
  tab: RegistrationTab
  search: string
  page: RegistrationPage
  details: readonly Details[]
  continued: boolean
  now: Date
}

/** A double line means the end of the list, so only the last page has a double line at its end. */
export function RegistrationList({ tab, search, page, details, continued, now }: RegistrationListProps) {
  const { heading, order } = registrationsText.lists[tab.slug]
  const empty = search
    ? { title: registrationsText.search.none, description: registrationsText.search.noneHint }
    : registrationsText.empty[tab.slug]
  const silent = page.rows.filter((row) => isSilent(row, details)).map(({ accountId }) => accountId)
  const href = (desde?: string) => listHref(tab, search, desde)
  return (
    <section aria-labelledby="registrations" className="mt-4">
      <ListHeading title={heading} order={order} />
      <Selection
        key={tab.slug}
        items={page.rows.map(({ accountId, email }) => ({ id: accountId, title: email }))}
      >
        <Decided>
          <BulkBar status={tab.status} silent={silent} />
          {page.rows.length === 0 ? (
            <State icon={UserRound} title={empty.title} className="mt-6">
              {empty.description}
            </State>
          ) : (
            <ol className={page.next ? 'rule-opens' : 'rule-closes'}>
              {page.rows.map((row) => (
                <RegistrationRow
                  key={row.accountId}
                  registration={row}
                  details={details.find(({ account }) => account === row.accountId)}
                  silent={silent.includes(row.accountId)}
                  now={now}
                />
              ))}
            </ol>
          )}
        </Decided>
      </Selection>
      <ForwardPager
        first={continued ? { href: href(), label: registrationsText.first } : null}
        next={page.next ? { href: href(page.next), label: registrationsText.next } : null}
      />
    </section>
  )
}

/** True when the user has entered neither a company nor a RUT. */
const isSilent = ({ accountId, companies }: Registration, details: readonly Details[]) =>
  companies.length === 0 && !details.some((one) => one.account === accountId && (one.sent || one.rut))

type RegistrationRowProps = {
  registration: Registration
  details: Details | undefined
  silent: boolean
  now: Date
}

function RegistrationRow({ registration, details, silent, now }: RegistrationRowProps) {
  const { accountId, email, hasMail, status, reason, registeredAt, decidedAt, decidedBy, emailConfirmed } =
    registration
  const { name, phone, companies } = registration
  return (
    <li
      data-item={accountId}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-t border-rule py-4 first:border-t-0 md:grid-cols-[auto_8rem_minmax(0,1fr)_auto] md:gap-x-6"
    >
      <SelectBox id={accountId} title={email} />
      <p className="flex items-center self-stretch text-sm font-[550] md:border-r-5 md:border-double md:border-rule-green md:pr-3">
        {status === 'waitlist' ? `${registrationsText.waiting} ${waitingTime(registeredAt, now)}` : null}
        {status !== 'waitlist' && decidedAt ? formatShortDate(decidedAt) : null}
      </p>
      <div className="grid justify-items-start gap-1 max-md:col-span-full">
        <h3 className="wrap-anywhere">{email}</h3>
        {name || phone ? (
          <p className="text-[1rem] wrap-anywhere">{[name, phone].filter(Boolean).join(', ')}</p>
        ) : null}
        {companies.map((company) => (
          <p key={company.nit} className="text-[1rem] wrap-anywhere">
            {company.name}, {registrationsText.company} {formatNit(company.nit)}-{company.digit}
          </p>
        ))}
        {details ? (
          <RegistrationDetails client={accountId} details={details} isWaiting={status === 'waitlist'} />
        ) : null}
        <p className="text-[1rem] text-ink-2">
          {registrationsText.registered} <time dateTime={registeredAt}>{formatDay(registeredAt)}</time>
        </p>
        {decidedAt && decidedBy ? (
          <p className="text-[1rem] text-ink-2">
            {registrationsText.decided[status]} {formatDay(decidedAt)} {registrationsText.by} {decidedBy}
          </p>
        ) : null}
        {status === 'rejected' && reason ? (
          <p className="text-[1rem] wrap-anywhere">
            <b>{registrationsText.reason}</b> {reason}
          </p>
        ) : null}
        {hasMail ? null : <p className="text-sm text-ink-2">{registrationsText.noMail}</p>}
        {emailConfirmed ? (
          <Badge tone="ok">{registrationsText.confirmed}</Badge>
        ) : !hasMail ? null : (
          <>
            <Badge tone="pending">{registrationsText.unconfirmed}</Badge>
            <p className="text-sm text-ink-2">{registrationsText.missing[status]}</p>
          </>
        )}
      </div>
      <div className="max-md:col-span-full">
        <DecisionButtons
          accountId={accountId}
          email={email}
          hasMail={hasMail}
          status={status}
          emailConfirmed={emailConfirmed || !hasMail}
          silent={silent}
        />
      </div>
    </li>
  )
}

function listHref(tab: RegistrationTab, search: string, desde?: string): Route {
  const params = new URLSearchParams({ estado: tab.slug })
  if (search) params.set('buscar', search)
  if (desde) params.set('desde', desde)
  return `/admin/registros?${params}`
}

/** All tabs keep the search text, because the registration may already be decided and then is on another tab. */
export function RegistrationTabs({ current, search }: { current: RegistrationTab; search: string }) {
  return (
    <LinkTabs
      label={registrationsText.tabs}
      items={registrationTabs.map((tab) => ({
        href: listHref(tab, search),
        label: tab.label,
        current: tab.slug === current.slug,
      }))}
    />
  )
}

type RegistrationDetailsProps = { client: string; details: Details; isWaiting: boolean }

function RegistrationDetails({ client, details, isWaiting }: RegistrationDetailsProps) {
  const { sent, sent_at: at, rut, note, note_at: askedAt, note_by: by, duplicates } = details
  const facts = sent && [
    kinds[sent.kind],
    ...sent.municipalities.map(({ code }) => municipalityName(code)),
    ...(sent.responsibilities.length > 0
      ? [detailsText.responsibilities(sent.responsibilities.join(', '))]
      : []),
  ]
  return (
    <>
      {facts ? <p className="text-[1rem] wrap-anywhere">{facts.join(' · ')}</p> : null}
      {rut ? (
        <a href={`/api/clientes/${client}/rut`} download className={linkStyles}>
          <Download strokeWidth={1.75} aria-hidden />
          {detailsText.rut}
        </a>
      ) : null}
      {isWaiting && duplicates.length > 0 ? (
        <Notice tone="warn" className="my-1">
          {detailsText.duplicates}{' '}
          {duplicates.map(({ id, title, status }, index) => (
            <span key={id}>
              {index > 0 ? '; ' : null}
              {title ? (
                <Link href={clientHref(id)} prefetch={false} className="underline">
                  {title}
                </Link>
              ) : (
                detailsText.unseen
              )}{' '}
              ({detailsText.statuses[status]})
            </span>
          ))}
        </Notice>
      ) : null}
      {isWaiting && note && askedAt ? (
        <p className="text-[1rem] wrap-anywhere whitespace-pre-line">
          <b>{detailsText.asked(by ?? detailsText.someone, formatDateTime(askedAt))}</b> {note}
        </p>
      ) : null}
      {isWaiting ? (
        <p className="text-[1rem] text-ink-2">
          {at ? detailsText.sent(formatDateTime(at)) : detailsText.silent}
        </p>
      ) : null}
    </>
  )
}
