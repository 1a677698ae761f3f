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

/** Shows the fees of an account to its people. */
export function OwnFees({ fees: { rows, open, late, silent, refused } }: { fees: Fees }) {
  const groups = [
    { id: 'open', title: text.open, fees: rows.filter(({ state }) => state === 'due') },
    { id: 'closed', title: text.closed, fees: rows.filter(({ state }) => state === 'collected') },
  ].filter(({ fees }) => fees.length > 0)
  return (
    <div className="grid max-w-[56rem] gap-10">
      {open > 0 ? (
        <div>
          <p className="text-lg font-semibold">
            {text.sums(formatPesos(open), late > 0 ? formatPesos(late) : null)}
          </p>
          <p className="mt-1 max-w-[60ch] text-ink-2">{text.pay}</p>
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
