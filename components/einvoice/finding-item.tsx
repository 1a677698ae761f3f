import { reading } from '@/content/einvoice/reading'
import { ruleNames } from '@/content/einvoice/findings'
import { formatAmount } from '@/lib/einvoice/money/format-amount'
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

/** One finding: how much it weighs, its sentence, and the amounts that were compared. */
export function FindingItem({ at, finding, currency, reader }: FindingItemProps) {
  const { id, severity, message, detail, figures } = finding
  const { stated = '', computed = '', difference = '' } = figures
  const money = (amount: string) => formatAmount(amount, currency)
  return (
    <li
      id={`hallazgo-${at}`}
      tabIndex={-1}
      className={`-mx-4 scroll-mt-24 border-t border-rule px-4 py-3.5 first:border-t-0 target:outline-2 target:outline-ink focus:outline-2 focus:outline-ink ${washes[severity]}`}
    >
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-[550]">
        <span
          aria-hidden
          className={`grid size-6 place-items-center rounded-sheet font-semibold ${signs[severity]}`}
        >
          {at}
        </span>
        {text.severities[severity]}
        <span className="font-normal text-ink-2" title={ruleNames[id]}>
          {id}
        </span>
      </p>
      <p className="mt-1.5 text-[1rem] leading-snug wrap-anywhere">
        {reader === 'advisor' ? detail : message}
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
    </li>
  )
}
