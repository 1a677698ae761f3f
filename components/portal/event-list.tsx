'use client'

type Event = { what: string; at: string; ago: string }

export function EventList({ events }: { events: readonly Event[] }) {
  return (
    <ol>
      {events.map(({ what, at, ago }) => (
        <li key={`${at} ${what}`} className="border-b border-rule py-3 text-[1rem] leading-snug">
          <b className="block font-[550] wrap-anywhere">{what}</b>
          <time dateTime={at} className="text-sm text-ink-2">
            {ago}
          </time>
        </li>
      ))}
    </ol>
  )
}
