import { invoices } from '@/content/invoices'
import { reading } from '@/content/einvoice/reading'
import { formatPesos } from '@/lib/format/number'
import type { InvoiceFacts, InvoiceStatus } from '@/lib/invoices/invoice'

const text = invoices.registered.facts
const heads = [text.supplier, text.number, text.total, text.findings]
const cell = 'py-1.5 pr-4 wrap-anywhere max-sm:p-0 max-sm:text-sm max-sm:text-ink-2'

/** The columns that can be switched on. */
export const FactHeads = ({ className }: { className: string }) =>
  heads.map((head) => (
    <th key={head} scope="col" className={className}>
      {head}
    </th>
  ))

type FactCellsProps = { facts: InvoiceFacts | null; status: InvoiceStatus | null }

export function FactCells({ facts, status }: FactCellsProps) {
  const { supplier = null, number = null, total = null, proposal = null, findings = 0 } = facts ?? {}
  const weight = proposal === 'wrong' ? 'text-red' : proposal === 'doubtful' ? 'text-ochre-ink' : 'text-green'
  return (
    <>
      <td className={cell}>{supplier ?? (facts ? '' : text.unread)}</td>
      <td className={cell}>{number}</td>
      <td className={`${cell} sm:whitespace-nowrap`}>{total === null ? null : formatPesos(total)}</td>
      <td className={`${cell} sm:whitespace-nowrap`}>
        {/* What a person has decided is no longer in doubt. */}
        {proposal && status !== 'accepted' && status !== 'rejected' ? (
          <span className={`font-[550] ${weight}`}>
            {reading.findings.proposals[proposal]}
            {findings > 0 ? `: ${text.count(findings)}` : null}
          </span>
        ) : null}
      </td>
    </>
  )
}
