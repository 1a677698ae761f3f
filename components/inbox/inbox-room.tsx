import Link from 'next/link'
import { InboxFilter } from '@/components/inbox/inbox-filter'
import { InboxList } from '@/components/inbox/inbox-list'
import { InboxTabs } from '@/components/inbox/inbox-tabs'
import { RefreshForFirm } from '@/components/live/refresh-for-firm'
import { PageHeading } from '@/components/portal/page-heading'
import { cn } from '@/components/ui/cn'
import { buttonStyles } from '@/components/ui/button-styles'
import { inbox as text } from '@/content/inbox'
import type { InboxPage } from '@/lib/messages/inbox/conversation'
import type { InboxQuery } from '@/lib/messages/inbox/list-query'

type InboxRoomProps = { memberId: string; query: InboxQuery; page: InboxPage; now: Date }

/** 'Mensajes' of the firm: the conversations of all clients that the member sees, live. */
export function InboxRoom({ memberId, query, page, now }: InboxRoomProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-5">
        <PageHeading title={text.title} subtitle={text.subtitle} />
        <p className="flex flex-wrap gap-3 pb-6">
          <Link
            href="/admin/mensajes/respuestas"
            prefetch={false}
            className={cn(buttonStyles({ variant: 'quiet' }), 'max-sm:px-0')}
          >
            {text.answers}
          </Link>
          <Link href="/admin/mensajes/nueva" prefetch={false} className={buttonStyles()}>
            {text.start}
          </Link>
        </p>
      </div>
      <InboxTabs query={query} unread={page.unread} />
      <InboxFilter query={query} />
      <InboxList query={query} page={page} memberId={memberId} now={now} />
      <RefreshForFirm userId={memberId} tables={['message_threads']} />
    </>
  )
}
