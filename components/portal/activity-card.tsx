import { Suspense } from 'react'
import { EventList } from '@/components/portal/event-list'
import { Spinner } from '@/components/ui/loading'
import { portal } from '@/content/portal'
import { timeAgo } from '@/lib/format/day-name'
import type { Activity } from '@/lib/portal/queries'

const activityText = portal.activity

export function ActivityCard({ activity }: { activity: Promise<readonly Activity[]> }) {
  return (
    <section aria-labelledby="activity-title">
      <h3 id="activity-title" className="pb-2 rule-opens">
        {activityText.title}
      </h3>
      <Suspense fallback={<Spinner label={activityText.loading} />}>
        <Events activity={activity} />
      </Suspense>
    </section>
  )
}

async function Events({ activity }: { activity: Promise<readonly Activity[]> }) {
  const events = await activity.catch(() => null)
  if (!events || events.length === 0) {
    return (
      <p className="py-3 text-[1rem] text-ink-2">{events ? activityText.nothing : activityText.failed}</p>
    )
  }
  const now = new Date()
  return (
    <EventList
      events={events.map(({ kind, what, at }) => ({
        what: activityText.events[kind]?.(what) ?? what,
        at,
        ago: timeAgo(at, now),
      }))}
    />
  )
}
