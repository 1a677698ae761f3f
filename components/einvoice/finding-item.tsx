import { reading } from '@/content/einvoice/reading'
import { formatAmount } from '@/lib/einvoice/money/format-amount'
import { titleOf, todoOf } from '@/lib/einvoice/reading/advice'
import type { Finding } from '@/lib/einvoice/rules/finding'

const text = reading.findings
const washes = { block: 'bg-red-wash', warn: 'bg-ochre-wash', info: '' }
const signs = { block: 'bg-red text-sheet', warn: 'bg-ochre text-ink', info: 'bg-green-wash text-green' }

type FindingItemProps = {
  /** Its number in the list. */
  at: number
  finding: Finding
  currency?: string | undefined
  reader: 'client' | 'advisor'
}

/** One finding: what is the matter, the amounts that were compared, why, and what to do. DIAN's rules are for the advisor alone. */
export function FindingItem({ at, finding, currency, reader }: FindingItemProps) {
  const { id, severity, message, detail, figures } = finding
  const { stated = '', computed = '', difference = '' } = figures
  const money = (amount: string) => formatAmount(amount, currency)
  const todo = todoOf(finding)
  return (
    <li
      id={`hallazgo-${at}`}
      tabIndex={-1}
      className={`-mx-4 scroll-mt-24 border-t border-rule px-4 py-3.5 first:border-t-0 target:outline-2 target:outline-ink focus:outline-2 focus:outline-ink ${washes[severity]}`}
    >
      <h4 className="flex items-baseline gap-x-2.5 text-[1.0625rem] leading-snug font-[550]">
        <span
          aria-hidden
          className={`grid size-6 flex-none place-items-center self-start rounded-sheet text-sm font-semibold ${signs[severity]}`}
        >
          {at}
        </span>
        <span className="min-w-0 wrap-anywhere">{titleOf(finding)}</span>
      </h4>
      <p className="mt-1 text-sm text-ink-2">
        {text.severities[severity]}
        {reader === 'advisor' ? ` · ${id}` : null}
      </p>
      {computed && difference ? (
        <dl className="mt-2 text-sm [&_dd]:font-serif [&_dd]:text-lg [&>div]:flex [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-3">
          <div>
            <dt>{text.stated}</dt>
            <dd>{money(stated)}</dd>
          </div>
          <div>
            <dt>{text.computed}</dt>
            <dd>{money(computed)}</dd>
          </div>
          <div className="border-t border-ink">
            <dt>{text.difference}</dt>
            <dd>{money(difference)}</dd>
          </div>
        </dl>
      ) : null}
      <dl className="mt-2 space-y-1.5 text-[1rem] leading-snug [&_dd]:wrap-anywhere [&_dt]:text-sm [&_dt]:text-ink-2">
        <div>
          <dt>{text.why}</dt>
          <dd>{reader === 'advisor' ? detail : message}</dd>
        </div>
        {todo ? (
          <div>
            <dt>{text.todo}</dt>
            <dd>{todo}</dd>
          </div>
        ) : null}
      </dl>
    </li>
  )
}
