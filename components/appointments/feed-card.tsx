'use client'
import { Check, Copy } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { linkStyles } from '@/components/ui/control-styles'
import { Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { appointments } from '@/content/appointments'
import { renewFeedAction, revokeFeedAction } from '@/lib/appointments/actions'
import type { NewFeed } from '@/lib/appointments/feed'
import type { Feed } from '@/lib/appointments/feed-state'
import { formatDateTime, formatDay } from '@/lib/format/date'

const text = appointments.feed

const ofClient = { renew: renewFeedAction, revoke: revokeFeedAction }

type FeedCardProps = { feed: Feed | null; title?: string; intro?: string; actions?: typeof ofClient }

/** Shows the feed's URL only right after its creation; later the user can only replace or revoke the URL. */
export function FeedCard({
  feed: first,
  title = text.title,
  intro = text.text,
  actions = ofClient,
}: FeedCardProps) {
  const [feed, setFeed] = useState<Feed | NewFeed | null>(first)
  const { busy, act } = useAct()
  const [asking, setAsking] = useState<'renew' | 'revoke' | null>(null)

  const failing = { failed: text.failed, lost: appointments.booking.lost }
  const renew = () =>
    act({ work: () => actions.renew({}), then: (made: NewFeed) => setFeed(made), ...failing })
  const revoke = () =>
    act({
      work: () => actions.revoke({}),
      done: { title: text.revoked },
      then: () => setFeed(null),
      ...failing,
    })

  return (
    <section aria-labelledby="calendar-feed">
      <h2 id="calendar-feed" className="pb-3 rule-opens">
        {title}
      </h2>
      <p className="mt-3 max-w-[60ch] text-ink-2">{intro}</p>
      {feed && 'href' in feed ? <FeedAddress href={feed.href} /> : null}
      {feed ? (
        <>
          <p className="mt-3 text-[1rem]">
            {text.created(formatDay(feed.createdAt))}{' '}
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

function FeedAddress({ href }: { href: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)

  function copy() {
    field.current?.select()
    navigator.clipboard?.writeText(href).then(
      () => setCopied(true),
      () => {},
    )
  }

  return (
    <Notice tone="ok" role="status" data-secret className="mt-4">
      <label htmlFor={id} className="text-sm font-[550]">
        {text.label}
      </label>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Input
          ref={field}
          id={id}
          readOnly
          value={href}
          aria-describedby={`${id}-once`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={copy}>
          {copied ? <Check strokeWidth={1.75} aria-hidden /> : <Copy strokeWidth={1.75} aria-hidden />}
          {copied ? text.copied : text.copy}
        </Button>
      </div>
      <p id={`${id}-once`} className="mt-1.5 text-sm">
        {text.once}
      </p>
      <a href={href.replace(/^https?:/, 'webcal:')} className={linkStyles}>
        {text.subscribe}
      </a>
    </Notice>
  )
}
