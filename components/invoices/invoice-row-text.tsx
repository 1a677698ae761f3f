import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { reading } from '@/content/einvoice/reading'
import { invoices } from '@/content/invoices'
import { formatFileSize, formatNumber } from '@/lib/format/number'
import { hasReading, noteName, withoutReading, type InvoiceLabel } from '@/lib/einvoice/invoice-label'

const text = invoices.rowText

type InvoiceRowTextProps = {
  label: InvoiceLabel
  href: Route
  /** Texts that follow the invoice's number in the row's second line; empty texts are left out. */
  notes?: readonly (string | null | false | undefined)[]
  sizeColumn?: boolean
}

/** The first line names the counterparty and the issuer's number; an unreadable file shows its name and a reason. */
export function InvoiceRowText({ label, href, notes = [], sizeColumn }: InvoiceRowTextProps) {
  const { number, name, size } = label
  const isRead = hasReading(label)
  const second = [withoutReading(label), number, ...notes].filter(Boolean).join(' · ')
  return (
    <>
      <Link href={href} prefetch={false} className="invoice-name">
        <Title label={label} />
      </Link>
      <small className="invoice-facts">
        {second}
        {isRead ? (
          <>
            {' · '}
            <bdi>{name}</bdi>
          </>
        ) : null}
        <span className={sizeColumn ? 'lg:hidden' : undefined}>{` · ${formatFileSize(size)}`}</span>
      </small>
    </>
  )
}

function Title({ label }: { label: InvoiceLabel }) {
  const { name, party, sale, document } = label
  if (!hasReading(label)) return <bdi>{name}</bdi>
  const number = [noteName(label), document].filter(Boolean).join(' ')
  return (
    <>
      {party ? <bdi>{sale ? text.buyer(party) : party}</bdi> : null}
      {party && number ? ' ' : null}
      {number ? <bdi>{number}</bdi> : null}
    </>
  )
}

export function InvoiceTotal({ label: { total } }: { label: InvoiceLabel }) {
  if (total !== null) return formatNumber(total)
  return (
    <span className="text-ink-2">
      <span aria-hidden>—</span>
      <span className="sr-only">{text.noTotal}</span>
    </span>
  )
}

const looks = {
  sound: 'mark-check text-green',
  doubtful: 'mark-warning text-ochre-ink',
  wrong: 'mark-alert text-red',
} as const

export function RowFindings({ label: { proposal, finding, findings } }: { label: InvoiceLabel }): ReactNode {
  if (!proposal && !finding) return null
  return (
    <span className={cn('row-finding', looks[proposal ?? 'doubtful'])}>
      <span>
        {proposal ? `${reading.findings.proposals[proposal]}${finding ? ': ' : ''}` : null}
        {finding}
        {findings > 1 ? text.more(findings - 1) : null}
      </span>
    </span>
  )
}
