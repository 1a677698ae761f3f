import { differingDigits, finding, formatAmount, recheck } from '@/components/site/home/recheck'
import { home } from '@/content/home'
import { exampleInvoice, type InvoiceExample } from '@/content/invoice-examples'

const text = home.review

function Amount({ amount, marked }: { amount: string; marked: { from: number; to: number } | null }) {
  if (!marked) return amount
  return (
    <>
      {amount.slice(0, marked.from)}
      <mark className="bg-transparent text-ochre underline decoration-[0.07em] underline-offset-[0.12em]">
        {amount.slice(marked.from, marked.to)}
      </mark>
      {amount.slice(marked.to)}
    </>
  )
}

/** The amount on the paper over the amount recomputed, with what parts them under a double rule. */
export function DifferenceFigure({ example }: { example: InvoiceExample }) {
  const found = finding(recheck(example, exampleInvoice.labels))
  if (!found) return null
  const stated = formatAmount(found.stated)
  const recomputed = formatAmount(found.recomputed)
  const marked = differingDigits(stated, recomputed)
  const rows = [
    { label: `${found.label} ${text.stated}`, value: <Amount amount={stated} marked={marked} /> },
    { label: `${found.label} ${text.recomputed}`, value: <Amount amount={recomputed} marked={marked} /> },
  ]
  const row = 'flex items-baseline justify-between gap-4 pt-2 pb-3'
  const digits = 'font-serif text-[clamp(2.4rem,1.2rem+4.6vw,5.25rem)]/none font-[450] tracking-[-0.01em]'
  return (
    <figure>
      <dl>
        {rows.map(({ label, value }, index) => (
          <div key={label} className={`${row} ${index ? 'border-t border-[oklch(0.48_0.06_160)]' : ''}`}>
            <dt className="text-sm/[1.25] text-green-pale max-md:basis-22">{label}</dt>
            <dd className={digits}>{value}</dd>
          </div>
        ))}
        <div className={`${row} border-t-2 border-paper`}>
          <dt className="text-sm/[1.25] text-green-pale">{text.difference}</dt>
          <dd className={digits}>
            <span className="border-b-[0.13em] border-double border-paper pb-[0.02em]">
              {formatAmount(Math.abs(found.recomputed - found.stated))}
            </span>
          </dd>
        </div>
      </dl>
      <figcaption className="mt-6 max-w-[44ch] text-balance text-[oklch(0.91_0.02_120)]">
        {example.finding.text} <b className="font-[550] text-sheet">{example.finding.emphasis}</b>
      </figcaption>
    </figure>
  )
}
