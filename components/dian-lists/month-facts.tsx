import { dianListsText as text } from '@/content/dian-lists'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { sideTotals, type DianMonth } from '@/lib/dian-lists/line'
import { formatDateTime } from '@/lib/format/date'

export function MonthFacts({ month }: { month: DianMonth }) {
  const { facts } = text
  const { listedAt, listedBy, from, until, rows, summary } = month
  const [purchases, sales] = (['purchase', 'sale'] as const).map(
    (side) => sideTotals(summary[side] ?? {}).rows,
  )
  const apart = (summary.apart ?? []).reduce((sum, one) => sum + one.rows, 0)
  const lines = [
    [facts.list, facts.by(formatDateTime(listedAt), listedBy)],
    [facts.days, `${formatCivilDay(from)} al ${formatCivilDay(until)}`],
    [facts.read, facts.rows(rows, purchases ?? 0, sales ?? 0, apart)],
  ] as const
  return (
    <dl className="mt-4 grid gap-2 text-sm">
      {lines.map(([name, fact]) => (
        <div key={name}>
          <dt className="text-ink-2">{name}</dt>
          <dd className="wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Steps({ name }: { name: string }) {
  return (
    <section aria-labelledby="bring">
      <h2 id="bring">{text.bring.title(name)}</h2>
      <ol className="mt-2 grid max-w-[68ch] list-decimal gap-1.5 pl-5">
        {text.bring.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
