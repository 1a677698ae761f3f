import { capitalized, formatHours, formatWeekday } from '@/lib/format/appointment-time'

/** The day and the hour that were chosen, closed like a sum. */
export function SlotSum({ slot }: { slot: string }) {
  const end = new Date(Date.parse(slot) + 3_600_000)
  return (
    <p
      aria-live="polite"
      className="flex flex-wrap justify-between gap-x-4 border-t border-ink py-2.5 text-[1rem] rule-closes"
    >
      <span>{capitalized(formatWeekday(slot))}</span>
      <b>{formatHours(slot, end)}</b>
    </p>
  )
}
