import { figures as text } from '@/content/figures'
import type { MonthFigures } from '@/lib/figures/month-figures'

/** What is in no sum, and what may still change, in sentences; as many as there is something to say. */
export function leftOut({ reviewing, left }: MonthFigures): string[] {
  const kinds = ['unread', 'unknown', 'others', 'illegible'] as const
  return [
    ...(reviewing > 0 ? [text.reviewing(reviewing)] : []),
    ...left.currencies.map(({ currency, count }) => text.left.currency(count, currency)),
    ...kinds.filter((kind) => left[kind] > 0).map((kind) => text.left[kind](left[kind])),
  ]
}
