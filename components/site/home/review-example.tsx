import { differingDigits, finding, formatAmount, recheck } from '@/components/site/home/recheck'
import { LinkButton } from '@/components/site/link-button'
import { Section } from '@/components/site/section'
import { home } from '@/content/home'
import { exampleInvoice, invoiceExamples, type InvoiceExample } from '@/content/tools/invoice-check'

const text = home.review
const line = 'border-[oklch(0.48_0.06_160)]'

/** CSS alone shows the chosen example, without script, so each example needs its own literal class. */
const shownWhenChosen: Record<InvoiceExample['id'], string> = {
  iva: 'hidden group-has-[#error-iva:checked]/review:block',
  linea: 'hidden group-has-[#error-linea:checked]/review:block',
  total: 'hidden group-has-[#error-total:checked]/review:block',
}

export function ReviewExample() {
  return (
    <Section id="revision" folio={2} tone="dark" roomy className="md:pb-18">
      <div className="group/review grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div>
          <h2 className="text-3xl/[1.06]">{text.title}</h2>
          <p className="mt-6 max-w-[46ch] text-lg/[1.5] text-[oklch(0.91_0.02_120)] lg:max-w-[40ch]">
            {text.text}
          </p>
          <fieldset className="mt-8">
            <legend className="text-sm text-green-pale">{text.choose}</legend>
            <div className="mt-2 flex flex-wrap gap-2">
              {invoiceExamples.map(({ id, error }, index) => (
                <label key={id} className="review-choice">
                  <input
                    type="radio"
                    name="review-error"
                    id={`error-${id}`}
                    value={id}
                    defaultChecked={index === 0}
                    className="sr-only"
                  />
                  {error}
                </label>
              ))}
            </div>
          </fieldset>
          <p className="mt-8">
            <LinkButton href={text.tool.href} look="light-outline">
              {text.tool.label}
            </LinkButton>
          </p>
        </div>
        <div aria-live="polite">
          {invoiceExamples.map((example) => (
            <div key={example.id} className={shownWhenChosen[example.id]}>
              <DifferenceFigure example={example} />
            </div>
          ))}
        </div>
        <ol className={`grid border-t max-md:border-t-0 md:grid-cols-3 lg:col-span-2 ${line}`}>
          {text.steps.map(({ title, text: step }) => (
            <li key={title} className="review-step">
              <h3>{title}</h3>
              <p className="mt-1.5 max-w-[34ch] text-[1rem] text-[oklch(0.91_0.02_120)]">{step}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

function Amount({ amount, marked }: { amount: string; marked: { from: number; to: number } | null }) {
  if (!marked) return amount
  return (
    <>
      {amount.slice(0, marked.from)}
      <mark className="review-mark">{amount.slice(marked.from, marked.to)}</mark>
      {amount.slice(marked.to)}
    </>
  )
}

function DifferenceFigure({ example }: { example: InvoiceExample }) {
  const found = finding(recheck(example, exampleInvoice.labels))
  if (!found) return null
  const stated = formatAmount(found.stated)
  const recomputed = formatAmount(found.recomputed)
  const marked = differingDigits(stated, recomputed)
  const rows = [
    { label: `${found.label} ${text.stated}`, value: <Amount amount={stated} marked={marked} /> },
    { label: `${found.label} ${text.recomputed}`, value: <Amount amount={recomputed} marked={marked} /> },
  ]
  return (
    <figure>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label} className="review-row">
            <dt className="review-label max-md:basis-22">{label}</dt>
            <dd className="review-digits">{value}</dd>
          </div>
        ))}
        <div className="review-row">
          <dt className="review-label">{text.difference}</dt>
          <dd className="review-digits">
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
