'use client'
import { useState } from 'react'
import { FeedAddress } from '@/components/appointments/feed-address'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { appointments } from '@/content/appointments'
import { renewFeedAction, revokeFeedAction } from '@/lib/appointments/actions'
import type { Feed } from '@/lib/appointments/feed'
import { formatDateTime, formatListDate } from '@/lib/format/date'
import type { Result } from '@/lib/result'
import { toast } from '@/lib/toast'

const text = appointments.feed
type Known = Feed & { address?: string }

/** The private calendar: its address is shown once, can be changed and taken away. */
export function FeedCard({ feed: first }: { feed: Feed | null }) {
  const [feed, setFeed] = useState<Known | null>(first)
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState<'renew' | 'revoke' | null>(null)

  async function run<T>(send: () => Promise<Result<T>>, done: (data: T) => void) {
    setAsking(null)
    setBusy(true)
    const answer = await send().catch(() => null)
    setBusy(false)
    if (answer?.ok) return done(answer.data)
    toast({
      kind: 'error',
      title: text.failed,
      description: answer?.message ?? appointments.booking.lost,
    })
  }
  const renew = () => void run(() => renewFeedAction({}), setFeed)
  const revoke = () =>
    void run(
      () => revokeFeedAction({}),
      () => {
        setFeed(null)
        toast({ kind: 'success', title: text.revoked })
      },
    )

  return (
    <section aria-labelledby="calendar-feed">
      <h2 id="calendar-feed" className="pb-3 rule-opens">
        {text.title}
      </h2>
      <p className="mt-3 max-w-[60ch] text-ink-2">{text.text}</p>
      {feed?.address ? <FeedAddress address={feed.address} /> : null}
      {feed ? (
        <>
          <p className="mt-3 text-[1rem]">
            {text.created(formatListDate(feed.createdAt))}{' '}
            {feed.readAt ? text.read(formatDateTime(feed.readAt)) : text.unread}
          </p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button size="sm" busy={busy} onClick={() => setAsking('renew')}>
              {text.renew}
            </Button>
            <Button size="sm" variant="danger" disabled={busy} onClick={() => setAsking('revoke')}>
              {text.revoke}
            </Button>
          </p>
        </>
      ) : (
        <Button size="sm" className="mt-4" busy={busy} onClick={renew}>
          {text.create}
        </Button>
      )}
      {asking ? (
        <ConfirmDialog
          title={text.confirm[asking].title}
          confirm={text.confirm[asking].go}
          keep={text.confirm.keep}
          onConfirm={asking === 'renew' ? renew : revoke}
          onClose={() => setAsking(null)}
        >
          {text.confirm[asking].text}
        </ConfirmDialog>
      ) : null}
    </section>
  )
}
