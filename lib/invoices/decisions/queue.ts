import type { Route } from 'next'
import { review } from '@/content/invoice-decisions'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { reviewHref, placeOf, queueHref, type ReviewQuery } from '@/lib/invoices/decisions/href'
import type { QueuePage } from '@/lib/invoices/decisions/review-invoice'

export type QueuePosition = {
  /** The invoice's place in the list, counted from 1; null when the list does not contain the invoice. */
  place: number | null
  previous: Route | null
  next: Route | null
  onward: Route
}

/** Links an invoice to its neighbours in the list; from the page's last row, `next` leads to the following page. */
export function positionOf(id: string, query: ReviewQuery, { rows, after }: QueuePage): QueuePosition {
  const at = rows.findIndex((row) => row.id === id)
  const linkTo = (row: { id: string } | undefined) => row && reviewHref(row.id, query, placeOf(query))
  const further = after && queueHref(query, { way: 'desde', cursor: after })
  const next = at < 0 ? linkTo(rows[0]) : (linkTo(rows[at + 1]) ?? further)
  return {
    place: at < 0 ? null : at + 1,
    previous: (at > 0 && linkTo(rows[at - 1])) || null,
    next: next ?? null,
    onward: next ?? linkTo(at > 0 ? rows[0] : undefined) ?? queueHref(query),
  }
}

const text = review.row

export function calendarDaysAgo(moment: string, now: Date): string {
  const day = (at: string | Date) => Date.parse(bogotaDay(at))
  const days = Math.round((day(now) - day(moment)) / 86_400_000)
  if (days <= 0) return text.today
  return days === 1 ? text.yesterday : text.daysAgo(days)
}
