import { Suspense } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { portal } from '@/content/portal'
import { timeAgo } from '@/lib/format/day-name'
import type { Activity } from '@/lib/documents/dashboard'

const text = portal.activity

/** 'Actividad Reciente': what has really happened, the newest first. */
export function ActivityCard({ activity }: { activity: Promise<readonly Activity[]> }) {
  return (
    <section aria-labelledby="activity-title">
      <h3 id="activity-title" className="pb-2 rule-opens">
        {text.title}
      </h3>
      <Suspense fallback={<Spinner label={text.loading} />}>
        <Events activity={activity} />
      </Suspense>
    </section>
  )
}

async function Events({ activity }: { activity: Promise<readonly Activity[]> }) {
  const events = await activity.catch(() => null)
  if (!events || events.length === 0) {
    return <p className="py-3 text-[1rem] text-ink-2">{events ? text.nothing : text.failed}</p>
  }
  const now = new Date()
  return (
    <ol>
      {events.map(({ kind, what, at }) => (
        <li key={`${kind} ${at} ${what}`} className="border-b border-rule py-3 text-[1rem] leading-snug">
          <b className="block font-[550] wrap-anywhere">{text.events[kind]?.(what) ?? what}</b>
          <time dateTime={at} className="text-sm text-ink-2">
            {timeAgo(at, now)}
          </time>
        </li>
      ))}
    </ol>
  )
}
