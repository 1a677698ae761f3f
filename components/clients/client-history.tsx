import type { Route } from 'next'
import Link from 'next/link'
import { ClientSection } from '@/components/clients/client-section'
import { linkStyles } from '@/components/ui/control-styles'
import { actionNames } from '@/content/audit'
import { clientText } from '@/content/clients'
import { clientAddress } from '@/lib/client-address'
import type { History } from '@/lib/clients/overview'
import { formatDateTime, formatListDate } from '@/lib/format/date'

const text = clientText.history

type ClientHistoryProps = { client: string; since: string; history: History; continued: boolean }

/** What happened, newest first; the last page ends with the registration. */
export function ClientHistory({ client, since, history, continued }: ClientHistoryProps) {
  const { rows, next } = history
  const entry = 'relative border-l-5 border-double border-rule-green pb-4 pl-4 text-[1rem] wrap-anywhere'
  return (
    <ClientSection id="historia" title={text.title} small>
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
                  ? text.client
                  : text.system}
            </p>
          </li>
        ))}
        {next ? null : (
          <li className={entry}>
            <p className="text-sm text-ink-2">{formatListDate(since)}</p>
            <b className="font-[550]">{text.registered}</b>
          </li>
        )}
      </ol>
      <p className="flex flex-wrap gap-x-6">
        {continued ? (
          <Link
            className={linkStyles}
            prefetch={false}
            href={`${clientAddress(client, 'ficha')}#historia` as Route}
          >
            {text.first}
          </Link>
        ) : null}
        {next ? (
          <Link
            className={linkStyles}
            prefetch={false}
            href={`${clientAddress(client, 'ficha')}&historia=${next}#historia` as Route}
          >
            {text.more}
          </Link>
        ) : null}
      </p>
    </ClientSection>
  )
}
