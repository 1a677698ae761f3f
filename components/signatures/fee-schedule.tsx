import { letterFeesText as text } from '@/content/signature-engagements'
import { withVat } from '@/content/services'
import { capitalized, formatLongDay } from '@/lib/format/appointment-time'
import { formatPesos } from '@/lib/format/number'
import type { LetterFees } from '@/lib/signatures/signature'

/** Lists the fees that an engagement letter creates once all have signed; renders nothing for other documents. */
export function FeeSchedule({ fees, by }: { fees: LetterFees; by: 'firm' | 'client' | 'signed' }) {
  if (fees.length === 0) return null
  const total = fees.reduce((sum, { amount }) => sum + amount, 0)
  const taxed = fees.reduce((sum, { amount }) => sum + withVat(amount), 0)
  return (
    <section aria-labelledby="letter-fees" className="pb-8">
      <h2 id="letter-fees" className="text-lg">
        {text.title}
      </h2>
      <p className="mt-1 mb-3 max-w-[60ch] text-ink-2">
        {text.lead[by](fees.length)} {text.late}
      </p>
      <ol className="border-t border-ink">
        {fees.map(({ concept, amount, dueOn, agreedOn }, at) => (
          <li
            key={at}
            className="grid gap-x-6 border-b border-rule py-2 text-[1rem] sm:grid-cols-[14rem_minmax(0,1fr)_auto]"
          >
            <span className="text-ink-2">
              <time dateTime={dueOn}>{capitalized(formatLongDay(dueOn))}</time>
              {agreedOn === dueOn ? null : (
                <span className="block text-sm">{text.agreed(formatLongDay(agreedOn))}</span>
              )}
            </span>
            <span className="wrap-anywhere">{concept}</span>
            <span className="tabular-nums sm:text-right">
              {text.amount(formatPesos(amount))}
              <span className="block text-sm text-ink-2">{text.taxed(formatPesos(withVat(amount)))}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap justify-between gap-x-6 py-2.5 rule-closes">
        <b className="font-[550]">{text.total}</b>
        <span className="tabular-nums sm:text-right">
          <b className="font-[550]">{text.amount(formatPesos(total))}</b>
          <span className="block text-sm text-ink-2">{text.taxed(formatPesos(taxed))}</span>
        </span>
      </p>
    </section>
  )
}
