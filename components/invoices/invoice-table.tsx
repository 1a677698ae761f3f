'use client'
import type { Route } from 'next'
import { useEffect, useRef, useState } from 'react'
import { InvoiceRowText, InvoiceTotal, RowFindings } from '@/components/invoices/invoice-row-text'
import { InvoiceNote, InvoiceStatusBadge } from '@/components/invoices/invoice-status'
import { InvoiceUndoRow, useRemovals, type Removal } from '@/components/invoices/removals'
import { useMay } from '@/components/portal/for-role'
import { cn } from '@/components/ui/cn'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { invoices } from '@/content/invoices'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { invoiceTitle } from '@/lib/einvoice/invoice-label'
import { formatDay, formatListDate } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/number'
import { removalKind, type InvoiceItem } from '@/lib/invoices/invoice'
import { toast } from '@/lib/toast'

const removalText = invoices.removal
const rowText = invoices.registered
const { columns } = rowText

export function InvoiceTable({
  items,
  titleId,
  empty,
}: {
  items: readonly InvoiceItem[]
  titleId: string
  empty: React.ReactNode
}) {
  const { removals, remove, undo, drop } = useRemovals()
  const [asking, setAsking] = useState<InvoiceItem | null>(null)
  const back = useRef<string>(null)
  const removed = new Map(removals.map((removal) => [removal.invoice.id, removal]))
  const gone = removals
    .map(({ invoice }) => invoice)
    .filter(({ id }) => !items.some((item) => item.id === id))
  const rows = [...items, ...gone].toSorted(newestFirst)

  useEffect(() => {
    const button = back.current ? document.getElementById(removeButtonId(back.current)) : null
    if (!button) return
    button.focus()
    back.current = null
  })

  const onUndo = async (removal: Removal) => {
    if (await undo(removal)) back.current = removal.invoice.id
  }
  const onExpire = ({ invoice }: Removal) => {
    drop(invoice.id)
    if (document.activeElement === document.body) document.getElementById(titleId)?.focus()
  }
  const way = asking && removalKind(asking)

  return (
    <>
      {rows.length === 0 ? (
        empty
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full border-collapse max-sm:block" aria-labelledby={titleId}>
            <thead className="max-sm:sr-only">
              <tr>
                <th scope="col" className={columnHeadStyles}>
                  {columns.invoice}
                </th>
                <th scope="col" className={cn(columnHeadStyles, 'text-right')}>
                  {columns.total}
                </th>
                <th scope="col" className={columnHeadStyles}>
                  {columns.date}
                </th>
                <th scope="col" className={cn(columnHeadStyles, 'text-right max-lg:hidden lg:pr-10')}>
                  {columns.size}
                </th>
                <th scope="col" className={columnHeadStyles}>
                  {columns.status}
                </th>
                <th scope="col" className={cn(columnHeadStyles, 'pr-0 text-right')}>
                  {columns.actions}
                </th>
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {rows.map((item) => {
                const removal = removed.get(item.id)
                return removal ? (
                  <InvoiceUndoRow
                    key={item.id}
                    removal={removal}
                    onUndo={() => void onUndo(removal)}
                    onExpire={() => onExpire(removal)}
                  />
                ) : (
                  <InvoiceRow key={item.id} invoice={item} onRemove={setAsking} />
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {asking && way ? (
        <ConfirmDialog
          title={removalText[way].title}
          confirm={removalText[way].confirm}
          keep={removalText.keep}
          onClose={() => setAsking(null)}
          onConfirm={() => {
            void remove(asking)
          }}
        >
          <p>
            <b className="wrap-anywhere text-ink">
              <bdi>{invoiceTitle(asking.label)}</bdi>, {asking.label.number}.
            </b>{' '}
            {removalText[way].text}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

const newestFirst = (a: InvoiceItem, b: InvoiceItem) =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1

type InvoiceRowProps = {
  invoice: InvoiceItem
  onRemove: (invoice: InvoiceItem) => void
}

function InvoiceRow({ invoice, onRemove }: InvoiceRowProps) {
  const { id, label, status, createdAt, issuedOn, withdrawnAt, review } = invoice
  // After a person's decision the row no longer shows the findings of the automatic review.
  const isDecided = status === 'accepted' || status === 'rejected'
  return (
    <tr className="invoice-row">
      <th scope="row">
        <InvoiceRowText
          label={label}
          href={`/portal/facturas/${id}` as Route}
          sizeColumn
          notes={[
            issuedOn && issuedOn !== bogotaDay(createdAt) && rowText.issued(formatDay(issuedOn)),
            withdrawnAt && rowText.withdrawn(formatDay(withdrawnAt)),
            review?.replaces && rowText.replaces(review.replaces),
            review?.replacedBy && rowText.replacedBy(review.replacedBy),
          ]}
        />
        {isDecided ? null : <RowFindings label={label} />}
        <InvoiceNote invoice={invoice} />
      </th>
      <td>
        <InvoiceTotal label={label} />
      </td>
      <td>{formatListDate(createdAt)}</td>
      <td>{formatFileSize(label.size)}</td>
      <td>
        <InvoiceStatusBadge status={status} />
      </td>
      <td>
        <RowActions invoice={invoice} onRemove={onRemove} />
      </td>
    </tr>
  )
}

const removeButtonId = (id: string) => `invoice-remove-${id}`

type RowActionsProps = { invoice: InvoiceItem; onRemove: (invoice: InvoiceItem) => void }

function RowActions({ invoice, onRemove }: RowActionsProps) {
  const mayRemove = useMay('owner')
  const way = mayRemove ? removalKind(invoice) : null
  return (
    <>
      <a
        href={invoice.href}
        // With `download` a failed request cannot replace the portal with an error page.
        download
        onClick={() => toast({ kind: 'info', ...invoices.downloading })}
        aria-label={`${rowText.download} ${invoice.label.number}`}
        title={rowText.download}
        className="row-download"
      />
      {way ? (
        <button
          type="button"
          id={removeButtonId(invoice.id)}
          onClick={() => onRemove(invoice)}
          aria-label={`${rowText.remove[way]} ${invoice.label.number}`}
          title={rowText.remove[way]}
          className={way === 'delete' ? 'row-delete' : 'row-withdraw'}
        />
      ) : (
        <span />
      )}
    </>
  )
}
