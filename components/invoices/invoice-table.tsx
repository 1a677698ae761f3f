'use client'
import { useEffect, useRef, useState } from 'react'
import { InvoiceRow, removeButtonId } from '@/components/invoices/invoice-row'
import { InvoiceTrace, useRemovals, type Removal } from '@/components/invoices/removals'
import { cn } from '@/components/ui/cn'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { invoices } from '@/content/invoices'
import { wayBack, type InvoiceItem } from '@/lib/invoices/invoice'
import { invoiceTitle } from '@/lib/einvoice/invoice-label'

const text = invoices.removal
const { columns } = invoices.registered

/** The rows as the server gave them, with the way back where one was taken out. `empty` stands for no rows at all. */
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
  const way = asking && wayBack(asking)

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
                  <InvoiceTrace
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
          title={text[way].title}
          confirm={text[way].confirm}
          keep={text.keep}
          onClose={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null)
            void remove(asking)
          }}
        >
          <p>
            <b className="wrap-anywhere text-ink">
              <bdi>{invoiceTitle(asking.label)}</bdi>, {asking.label.number}.
            </b>{' '}
            {text[way].text}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

const newestFirst = (a: InvoiceItem, b: InvoiceItem) =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1
