import { Receipt } from 'lucide-react'
import Link from 'next/link'
import { OwnReminders } from '@/components/fees/own-reminders'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { linkStyles } from '@/components/ui/control-styles'
import { State } from '@/components/ui/state'
import { feesText } from '@/content/fees'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import type { Fee, OwnFees as Fees } from '@/lib/fees/fee'
import { formatPesos } from '@/lib/format/number'

const text = feesText.own

export function OwnFees({ fees: { rows, open, silent, refused } }: { fees: Fees }) {
  const groups = [
    { id: 'open', title: text.open, fees: rows.filter(({ state }) => state === 'due') },
    { id: 'closed', title: text.closed, fees: rows.filter(({ state }) => state === 'collected') },
  ].filter(({ fees }) => fees.length > 0)
  return (
    <div className="grid max-w-[56rem] gap-10">
      {open > 0 ? (
        <div>
          <dl className="grid gap-y-2">
            {sumsOf(rows).map(([label, sum]) => (
              <div key={label} className="flex flex-wrap justify-between gap-x-6">
                <dt>{label}</dt>
                <dd className="text-lg font-semibold tabular-nums">
                  {formatPesos(sum)}{' '}
                  <span className="text-sm font-normal text-ink-2">{feesText.plusTax}</span>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 max-w-[60ch] text-ink-2">{text.pay}</p>
          <Link href="/portal/mensajes/nuevo" prefetch={false} className={linkStyles}>
            {text.write}
          </Link>
        </div>
      ) : null}
      {groups.length === 0 ? (
        <State icon={Receipt} level={2} title={text.empty.title}>
          {text.empty.text}
        </State>
      ) : (
        groups.map(({ id, title, fees }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="pb-3 rule-opens">
              {title}
            </h2>
            <ul className="rule-closes">
              {fees.map((fee) => (
                <Row key={fee.id} fee={fee} />
              ))}
            </ul>
          </section>
        ))
      )}
      <OwnReminders silent={silent} refused={refused} />
    </div>
  )
}

/** Sums fees due later separately, because most fees of an engagement letter are due only after months. */
function sumsOf(rows: readonly Fee[]): (readonly [string, number])[] {
  const due = rows.filter(({ state }) => state === 'due')
  const late = due.filter((fee) => fee.late)
  const coming = due.filter((fee) => !fee.late).map((fee) => fee.dueOn)
  const [first = '', last = ''] = [coming.toSorted()[0], coming.toSorted().at(-1)]
  const next = due.filter((fee) => !fee.late && fee.dueOn === first)
  const later = due.filter((fee) => !fee.late && fee.dueOn !== first)
  const sum = (fees: readonly Fee[]) => fees.reduce((all, { amount }) => all + amount, 0)
  return [
    [text.sums.late, sum(late)] as const,
    [text.sums.next(first && formatCivilDay(first)), sum(next)] as const,
    [text.sums.later(last && formatCivilDay(last)), sum(later)] as const,
  ].filter(([, amount]) => amount > 0)
}

const tones = { due: 'pending', late: 'bad', collected: 'ok' } as const satisfies Record<string, BadgeTone>

function Row({ fee: { concept, amount, dueOn, collectedOn, state, late } }: { fee: Fee }) {
  const standing = late ? 'late' : state === 'collected' ? 'collected' : 'due'
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-rule py-4 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto_8rem] sm:items-center">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-[1.1875rem]">{concept}</h3>
        <p className="text-ink-2">
          {collectedOn ? text.paid(formatCivilDay(collectedOn)) : text.due(formatCivilDay(dueOn))}
        </p>
      </div>
      <p className="tabular-nums sm:text-right">
        {formatPesos(amount)} <span className="text-sm text-ink-2">{feesText.plusTax}</span>
      </p>
      <p className="sm:justify-self-end">
        <Badge tone={tones[standing]}>{text.states[standing]}</Badge>
      </p>
    </li>
  )
}
