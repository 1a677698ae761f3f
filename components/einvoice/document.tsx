import type { ReactNode } from 'react'
import { DocumentLines } from '@/components/einvoice/document-lines'
import { FindingMark } from '@/components/einvoice/finding-mark'
import type { Place } from '@/content/einvoice/findings/text'
import { reading } from '@/content/einvoice/reading'
import { formatDecimal } from '@/lib/einvoice/amount'
import { documentClass } from '@/lib/einvoice/model/document'
import type { Invoice, Party } from '@/lib/einvoice/model/invoice'
import { kindName, placesOf } from '@/lib/einvoice/reading'
import type { Finding } from '@/lib/einvoice/rules/rule'
import { formatCivilDay, isCivilDay } from '@/lib/calendar/civil-day'
import { formatNit } from '@/lib/format/nit'

const text = reading.sheet

type InvoiceDocumentProps = {
  invoice: Invoice
  /** The invoice's findings, which the same page lists; each part of the invoice links to the findings about it. */
  findings?: readonly Finding[] | undefined
}

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

const day = (date: string) => (isCivilDay(date) ? formatCivilDay(date) : date)

/** A NIT moves to the next line as a whole when there is no room for it; longer texts may break. */
function identity({ nit, digit, idType }: Party): ReactNode {
  if (!nit) return null
  const isNumber = /^\d{1,15}$/.test(nit)
  const plain = isNumber ? formatNit(nit) : nit
  return (
    <span className="inline-block max-w-full">
      {idType === '31' || idType === '' ? text.nit : text.id}{' '}
      <span className={isNumber ? 'one-line' : undefined}>{digit ? `${plain}-${digit}` : plain}</span>
    </span>
  )
}

type DocumentPartiesProps = { invoice: Invoice; places: ReadonlyMap<Place, number> }

function DocumentParties({ invoice, places }: DocumentPartiesProps) {
  const { kind, number, issueDate, supplier, customer, payment, references, reason, environment } = invoice
  const due = payment.dueDate || invoice.dueDate
  const about = references.find((one) => one.kind === 'invoice')?.number
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-4 pb-6 rule-opens sm:flex-nowrap">
        <div className="min-w-0">
          <p className="font-serif text-xl leading-tight wrap-anywhere">
            {supplier.name} <FindingMark at={places.get('supplier')} />
          </p>
          <p className="mt-1 text-sm wrap-anywhere text-ink-2">
            {identity(supplier)}
            <br />
            {[supplier.address, supplier.city].filter(Boolean).join(', ')}
          </p>
        </div>
        <div className="sm:max-w-1/2 sm:shrink-0 sm:text-right">
          <p className="text-sm text-ink-2">
            {documentClass(invoice) === 'sale' ? text.kinds[kind] : kindName(invoice)}
          </p>
          <p className="font-serif text-xl leading-tight wrap-anywhere">
            {number} <FindingMark at={places.get('number')} />
          </p>
          <p className="text-sm text-ink-2">
            {day(issueDate)} <FindingMark at={places.get('date')} />
          </p>
          {environment === '2' ? <p className="text-sm font-semibold text-ochre-ink">{text.test}</p> : null}
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3 py-4 text-[1rem] rule-opens [&_dd]:wrap-anywhere [&_dt]:text-sm [&_dt]:text-ink-2">
        <Fact label={text.customer}>
          {customer.name}
          {customer.name && customer.nit ? ', ' : null}
          {identity(customer)} <FindingMark at={places.get('customer')} />
        </Fact>
        {kind === 'invoice' && (payment.means || places.has('payment')) ? (
          <Fact label={text.payment}>
            {payment.credit ? text.credit : payment.means ? text.cash : text.untold}{' '}
            <FindingMark at={places.get('payment')} />
          </Fact>
        ) : null}
        {due ? (
          <Fact label={text.due}>
            {day(due)} <FindingMark at={places.get('due')} />
          </Fact>
        ) : null}
        {about ? <Fact label={text.about}>{about}</Fact> : null}
        {reason.text || places.has('reason') ? (
          <Fact label={text.reason}>
            {reason.text || text.untold} <FindingMark at={places.get('reason')} />
          </Fact>
        ) : null}
      </dl>
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
