import { ClientSection } from '@/components/clients/client-section'
import { clientText } from '@/content/clients'
import type { Overview } from '@/lib/clients/overview'
import { formatListDate } from '@/lib/format/date'
import { formatNit } from '@/lib/format/nit'

const { contact, companies: companiesText, consents: consentsText, purposes } = clientText
const line = 'border-t border-rule py-2.5 text-[1rem] first:border-t-0 wrap-anywhere'

/** How the client is reached, their companies and what they authorised. */
export function ClientDetails({ client }: { client: Overview }) {
  const { email, name, phone, companies, consents } = client
  const facts = [
    { label: contact.name, value: name },
    { label: contact.email, value: email },
    { label: contact.phone, value: phone },
  ]
  return (
    <>
      <ClientSection id="client-contact" title={contact.title} small>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label} className={line}>
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd>{value || <span className="text-ink-2">{contact.none}</span>}</dd>
            </div>
          ))}
        </dl>
      </ClientSection>
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
                NIT {formatNit(company.nit)}-{company.digit}
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
                {formatListDate(accepted_at)}, {consentsText.version} {policy_version}
              </span>
            </li>
          ))}
        </ul>
      </ClientSection>
    </>
  )
}
