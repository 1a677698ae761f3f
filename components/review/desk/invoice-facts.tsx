import Link from 'next/link'
import type { ReactNode } from 'react'
import { review } from '@/content/review'
import { formatDateTime } from '@/lib/format/date'
import { deskAddress, noFilters } from '@/lib/review/address'
import type { DeskCase } from '@/lib/review/review-invoice'

const text = review.desk

/** Whose invoice it is, when it came, and which one it stands for. */
export function InvoiceFacts({ invoice }: { invoice: DeskCase }) {
  const { client, number, createdAt, replaces, replacedBy } = invoice
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-t border-ink py-3 text-sm [&_dd]:font-[550] [&_dd]:wrap-anywhere [&_dt]:text-xs [&_dt]:text-ink-2">
      <Fact label={review.columns.invoice}>{number}</Fact>
      <Fact label={text.client}>
        <Link href={`/admin/clientes/${client.id}`} prefetch={false}>
          <bdi>{client.name}</bdi>
        </Link>
      </Fact>
      {client.name === client.email ? null : <Fact label={text.email}>{client.email}</Fact>}
      {client.companies.length > 0 ? <Fact label={text.companies}>{client.companies.join('; ')}</Fact> : null}
      <Fact label={text.uploaded}>{formatDateTime(createdAt)}</Fact>
      {replaces ? <Fact label={text.replaces}>{other(replaces)}</Fact> : null}
      {replacedBy ? <Fact label={text.replacedBy}>{other(replacedBy)}</Fact> : null}
    </dl>
  )
}

const other = ({ id, number }: { id: string; number: string }) => (
  <Link href={deskAddress(id, noFilters)} prefetch={false}>
    {number}
  </Link>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
