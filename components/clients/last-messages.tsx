import type { Route } from 'next'
import Link from 'next/link'
import { ClientSection } from '@/components/clients/client-section'
import { clientText } from '@/content/clients'
import type { Overview } from '@/lib/clients/overview'
import { formatDateTime } from '@/lib/format/date'

const text = clientText.messages

export function LastMessages({ threads }: Pick<Overview, 'threads'>) {
  return (
    <ClientSection id="client-messages" title={text.title} empty={threads.length === 0 && text.empty}>
      <ul>
        {threads.map(({ id, subject, last_message_at, firm_unread, author, words }) => (
          <li key={id} className="border-t border-rule py-2 text-[1rem] first:border-t-0">
            <Link
              href={`/admin/mensajes/${id}` as Route}
              prefetch={false}
              className="inline-flex min-h-tap items-center font-[550] wrap-anywhere underline underline-offset-[0.22em]"
            >
              {subject}
            </Link>
            {words ? (
              <p className="line-clamp-2 wrap-anywhere text-ink-2">
                {author === 'firm' ? `${text.firm} ` : null}
                {words}
              </p>
            ) : null}
            <p className="text-sm text-ink-2">
              {formatDateTime(last_message_at)}
              {firm_unread > 0 ? (
                <b className="ml-2 font-[550] text-ochre-ink">{text.unread(firm_unread)}</b>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </ClientSection>
  )
}
