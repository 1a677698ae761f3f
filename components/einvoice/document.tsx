import { DocumentLines } from '@/components/einvoice/document-lines'
import { DocumentParties } from '@/components/einvoice/document-parties'
import { FindingMark } from '@/components/einvoice/finding-mark'
import { reading } from '@/content/einvoice/reading'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import { formatDecimal } from '@/lib/einvoice/money/format-decimal'
import { placesOf } from '@/lib/einvoice/reading/places'
import type { Finding } from '@/lib/einvoice/rules/finding'

const text = reading.sheet

type InvoiceDocumentProps = {
  invoice: Invoice
  /** Those of a list on the same page: what they are about is marked with their number, which leads to them. */
  findings?: readonly Finding[] | undefined
}

/** An electronic invoice or note laid out as its issuer would print it: parties, lines, taxes, totals. */
export function InvoiceDocument({ invoice, findings = [] }: InvoiceDocumentProps) {
  const { kind, number, code, range, currency } = invoice
  const exchange = invoice.exchange as Invoice['exchange'] | undefined
  const places = placesOf(findings)
  return (
    <article
      aria-label={text.label(number)}
      className="border border-rule bg-sheet px-[clamp(1rem,4vw,2.75rem)] py-8 shadow-lift print:border-0 print:shadow-none"
    >
      <DocumentParties invoice={invoice} places={places} />
      <DocumentLines invoice={invoice} places={places} />
      <div className="mt-8 text-xs text-ink-2 [&_p]:wrap-anywhere">
        {code.value ? (
          <p>
            {text.codes[kind]} {code.value} <FindingMark at={places.get('code')} />
          </p>
        ) : null}
        {range ? (
          <p>
            {text.range(range.authorization, range.from, range.to)} <FindingMark at={places.get('range')} />
          </p>
        ) : null}
        {exchange?.rate ? <p>{text.exchange(formatDecimal(exchange.rate, 'price'), currency)}</p> : null}
      </div>
    </article>
  )
}
