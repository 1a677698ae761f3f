import type { Route } from 'next'
import Link from 'next/link'
import { ClientContact } from '@/components/clients/lazy-sections'
import { ClientSection } from '@/components/clients/client-section'
import { linkStyles } from '@/components/ui/control-styles'
import { actionNames } from '@/content/audit'
import { clientText } from '@/content/client-page'
import { clientHref } from '@/lib/format/client-href'
import type { History, Overview } from '@/lib/clients/overview'
import { formatCivilDay, isCivilDay } from '@/lib/calendar/civil-day'
import { formatDateTime, formatDay } from '@/lib/format/date'
import { formatNit } from '@/lib/format/nit'

const { companies: companiesText, consents: consentsText, purposes } = clientText
const line = 'border-t border-rule py-2.5 text-[1rem] first:border-t-0 wrap-anywhere'
const historyText = clientText.history

export function ClientDetails({ client }: { client: Overview }) {
  const { id, email, name, phone, owner, contact, companies, consents } = client
  return (
    <>
      <ClientContact client={id} contact={contact} person={owner ? { name, email, phone } : null} />
      <ClientSection
        id="client-companies"
        title={companiesText.title}
        small
        empty={companies.length === 0 && companiesText.empty}
      >
        <ul>
          {companies.map((company) => (
            <li key={company.id} className={line}>
              <b className="font-[550]">{company.name}</b>
              <span className="block text-sm text-ink-2">
                NIT&nbsp;{formatNit(company.nit)}-{company.digit}
              </span>
            </li>
          ))}
        </ul>
      </ClientSection>
      <ClientSection
        id="client-consents"
        title={consentsText.title}
        small
        empty={consents.length === 0 && consentsText.empty}
      >
        <ul>
          {consents.map(({ id, purpose, action, policy_version, accepted_at }) => (
            <li key={id} className={line}>
              {purposes[purpose] ?? purpose}
              <span className="block text-sm text-ink-2">
                {action === 'withdrawn' ? consentsText.withdrawn : consentsText.granted}{' '}
                {formatDay(accepted_at)}, {consentsText.version}{' '}
                {isCivilDay(policy_version) ? formatCivilDay(policy_version) : policy_version}
              </span>
            </li>
          ))}
        </ul>
      </ClientSection>
    </>
  )
}

type ClientHistoryProps = { client: string; since: string; history: History; continued: boolean }

export function ClientHistory({ client, since, history, continued }: ClientHistoryProps) {
  const { rows, next } = history
  const entry = 'relative border-l-5 border-double border-rule-green pb-4 pl-4 text-[1rem] wrap-anywhere'
  return (
    <ClientSection id="historia" title={historyText.title} small>
      <ol className="pt-2">
        {rows.map(({ id, at, action, by, member, detail }) => (
          <li key={id} className={entry}>
            <p className="text-sm text-ink-2">{formatDateTime(at)}</p>
            <b className="font-[550]">{actionNames[action] ?? action}</b>
            {detail ? <p>{detail}</p> : null}
            <p className="text-sm text-ink-2">
              {by === 'member'
                ? (member ?? clientText.notes.nobody)
                : by === 'client'
                  ? historyText.client
                  : historyText.system}
            </p>
          </li>
        ))}
        {next || rows.some(({ action }) => action === 'client.created') ? null : (
          <li className={entry}>
            <p className="text-sm text-ink-2">{formatDay(since)}</p>
            <b className="font-[550]">{historyText.registered}</b>
          </li>
        )}
      </ol>
      <p className="flex flex-wrap gap-x-6">
        {continued ? (
          <Link
            className={linkStyles}
            prefetch={false}
            href={`${clientHref(client, 'ficha')}#historia` as Route}
          >
            {historyText.first}
          </Link>
        ) : null}
        {next ? (
          <Link
            className={linkStyles}
            prefetch={false}
            href={`${clientHref(client, 'ficha')}&historia=${next}#historia` as Route}
          >
            {historyText.more}
          </Link>
        ) : null}
      </p>
    </ClientSection>
  )
}
