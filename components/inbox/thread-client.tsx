import type { Route } from 'next'
import Link from 'next/link'
import { linkStyles } from '@/components/ui/link-styles'
import { inbox } from '@/content/inbox'
import type { ClientFace, InboxRow } from '@/lib/messages/inbox/conversation'
import { threadMoment } from '@/lib/messages/moments'

const text = inbox.thread

/** Whose conversation it is, and what else they wrote about. */
export function ThreadClient({
  client,
  others,
  now,
}: {
  client: ClientFace
  others: readonly InboxRow[]
  now: Date
}) {
  return (
    <section aria-labelledby="client" className="grid gap-2">
      <h2 id="client" className="border-b border-ink pb-2 text-lg">
        {text.client}
      </h2>
      <p className="leading-snug wrap-anywhere">
        <b className="block font-[550]">
          <bdi>{client.name}</bdi>
        </b>
        {client.company ? <span className="block">{client.company}</span> : null}
        <span className="block text-sm text-ink-2">{client.email}</span>
      </p>
      <p>
        <Link href={`/admin/clientes/${client.id}` as Route} prefetch={false} className={linkStyles}>
          {text.open}
        </Link>
      </p>
      <h3 className="pt-3 text-[1rem]">{text.others}</h3>
      {others.length === 0 ? (
        <p className="text-sm text-ink-2">{text.noOthers}</p>
      ) : (
        <ol aria-label={text.others} className="border-t border-ink">
          {others.map(({ id, subject, at, unread }) => (
            <li key={id}>
              <Link
                href={`/admin/mensajes/${id}` as Route}
                prefetch={false}
                className="grid min-h-tap content-center border-b border-rule py-2 leading-snug no-underline hover:bg-sheet"
              >
                <b className="font-[550] wrap-anywhere">
                  <bdi>{subject}</bdi>
                </b>
                <span className="text-sm text-ink-2">
                  <time dateTime={at}>{threadMoment(at, now)}</time>
                  {unread > 0 ? `, ${inbox.unreadRow(unread)}` : null}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      <p>
        <Link
          href={`/admin/mensajes?estado=todas&cliente=${client.id}` as Route}
          prefetch={false}
          className={linkStyles}
        >
          {text.allOthers}
        </Link>
      </p>
    </section>
  )
}
