import { CheckedRowLine } from '@/components/site/home/checked-row-line'
import { agrees, finding, formatAmount, recheck } from '@/components/site/home/recheck'
import { formatPesos } from '@/lib/format/pesos'
import { Icon } from '@/components/site/icon'
import { exampleInvoice as text, invoiceExamples } from '@/content/invoice-examples'

const checked = recheck(invoiceExamples[0], text.labels)
const found = finding(checked)
const difference = found ? Math.abs(found.recomputed - found.stated) : 0

const head = 'px-2 py-2 text-xs font-medium text-ink-2 sm:px-3'

/** An invoice beside its recomputation: what the paper says, and what the sums give. */
export function CheckedInvoiceFigure() {
  return (
    <figure
      aria-labelledby="example-invoice"
      className="max-w-[36rem] rounded-sheet border border-rule bg-sheet text-xs/[1.35] shadow-lift sm:text-sm/[1.35] lg:max-w-none"
    >
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1.5 border-b border-rule px-3.5 py-4 sm:px-5">
        <p>
          <b className="block font-serif text-[1.125rem]/tight">{text.supplier}</b>
          <span className="text-ink-2">{text.nit}</span>
        </p>
        <p className="sm:text-right">
          <b id="example-invoice" className="font-serif text-[1.125rem]/tight max-sm:mr-2.5 sm:block">
            {text.number}
          </b>
          <span className="text-ink-2">{text.date}</span>
        </p>
      </div>
      <table className="w-full">
        <thead>
          <tr>
            <th scope="col" className={`${head} pl-3.5 text-left sm:pl-5`}>
              {text.headings.detail}
            </th>
            <th scope="col" className={`${head} border-l border-rule text-right`}>
              {text.headings.stated}
            </th>
            <th
              scope="col"
              className={`${head} border-l-4 border-double border-rule-green text-right text-green`}
            >
              {text.headings.recomputed}
            </th>
            <th scope="col">
              <span className="sr-only">{text.headings.result}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {checked.lines.map((row, index) => (
            <CheckedRowLine key={row.label} row={row} step={index} />
          ))}
          <CheckedRowLine row={checked.subtotal} step={3} strong />
          <CheckedRowLine row={checked.vat} step={4} />
          <tr className="border-t border-ink font-serif text-[0.9375rem]/tight font-semibold sm:text-[1.125rem]/tight">
            <th scope="row" className="py-3 pl-3.5 text-left font-semibold sm:pl-5">
              {checked.total.label}
            </th>
            <td className="border-l border-rule px-2 text-right sm:px-3">
              {formatAmount(checked.total.stated)}
            </td>
            <td className="border-l-4 border-double border-rule-green px-2 text-right text-green sm:px-3">
              <span className="border-b-4 border-double border-current pb-0.5">
                {formatAmount(checked.total.recomputed)}
              </span>
            </td>
            <td>
              <span className="sr-only">{agrees(checked.total) ? text.agrees : text.differs}</span>
            </td>
          </tr>
        </tbody>
      </table>
      <figcaption className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-rule px-3.5 py-3.5 text-sm sm:px-5">
        <span className="inline-flex items-center gap-2 rounded-sheet bg-ochre-wash py-[0.2rem] pr-2.5 pl-[0.45rem] font-[550] text-ochre-ink">
          <Icon name="attention" className="size-[1.1em]" />
          {text.status}
        </span>
        <span>
          {text.difference} <b>{formatPesos(difference)}</b>. {text.reviewer}
        </span>
      </figcaption>
    </figure>
  )
}
