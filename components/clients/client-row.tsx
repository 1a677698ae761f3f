import Link from 'next/link'
import { ClientStatus } from '@/components/clients/client-status'
import { waitingWords } from '@/components/clients/waiting-words'
import { clientsText } from '@/content/clients'
import { clientAddress } from '@/lib/clients/address'
import type { ClientItem } from '@/lib/clients/client'
import { formatNit } from '@/lib/format/nit'

const cell = 'py-3 pr-4 align-top max-sm:p-0'

/** On phones every row is an entry: who, then what waits, then state and advisor. */
export function ClientRow({ client }: { client: ClientItem }) {
  const { id, title, email, nit, companies, advisors, status, waiting } = client
  const words = waitingWords(waiting)
  const [number = '', digit] = (nit ?? '').split('-')
  const details = [
    nit ? `${clientsText.nit} ${formatNit(number)}-${digit}` : null,
    companies > 1 ? clientsText.more(companies - 1) : null,
    title === email ? null : email,
  ].filter(Boolean)
  return (
    <tr className="border-t border-rule text-[1rem] hover:bg-sheet max-sm:grid max-sm:gap-1 max-sm:py-3">
      <th scope="row" className={`${cell} text-left font-normal wrap-anywhere`}>
        <Link
          href={clientAddress(id)}
          prefetch={false}
          className="inline-flex min-h-tap items-center font-[550] underline decoration-1 underline-offset-[0.22em] hover:decoration-2"
        >
          <bdi>{title}</bdi>
        </Link>
        {details.length > 0 ? (
          <small className="block text-sm text-ink-2">{details.join(' · ')}</small>
        ) : null}
      </th>
      <td className={`${cell} sm:pt-5`}>
        {words.length === 0 ? (
          <span className="text-ink-2">{clientsText.nothingWaits}</span>
        ) : (
          <ul className="font-[550] text-ochre-ink">
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        )}
      </td>
      <td className={`${cell} text-ink-2 sm:pt-5`}>
        <span className="sm:sr-only">{clientsText.columns.advisor}: </span>
        {advisors.length > 0 ? advisors.join(', ') : clientsText.noAdvisor}
      </td>
      <td className={`${cell} pr-0 sm:pt-5`}>
        <ClientStatus status={status} />
      </td>
    </tr>
  )
}
