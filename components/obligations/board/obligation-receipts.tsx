'use client'
import { useRef, useState } from 'react'
import { receiptDetails } from '@/components/obligations/receipt-links'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { linkStyles } from '@/components/ui/control-styles'
import { useAct } from '@/components/ui/use-act'
import { receiptsText as text } from '@/content/obligation-receipts'
import { deliverReceiptAction, unlinkReceiptAction } from '@/lib/obligations/actions'
import type { KeptReceipt } from '@/lib/obligations/schema'

type ObligationReceiptsProps = {
  obligation: string
  receipts: readonly KeptReceipt[]
  /** False for internal work, whose receipts stay with the firm. */
  clientSees: boolean
  onChanged: () => void
}

export function ObligationReceipts({ obligation, receipts, clientSees, onChanged }: ObligationReceiptsProps) {
  const [asked, setAsked] = useState<KeptReceipt | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const { busy, act } = useAct()
  const remove = ({ document }: KeptReceipt) =>
    act({
      work: () => unlinkReceiptAction({ obligation, document }),
      done: { title: text.unlink.done },
      failed: text.unlink.failed,
      then: () => {
        // The button of the removed row is about to disappear, so the list takes the focus.
        list.current?.focus()
        onChanged()
      },
    })
  const deliver = ({ document }: KeptReceipt) =>
    act({
      work: () => deliverReceiptAction({ obligation, document }),
      done: { title: text.deliverOne.done, description: text.deliverOne.description },
      failed: text.deliverOne.failed,
      then: () => {
        list.current?.focus()
        onChanged()
      },
    })
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={text.title}>
        {receipts.length === 0 ? <li className="text-ink-2">{text.none}</li> : null}
        {receipts.map((receipt) => (
          <li
            key={receipt.document}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule py-2 first:border-t-0"
          >
            <div className="min-w-0 wrap-anywhere">
              <p className="text-sm text-ink-2">{text.kinds[receipt.kind]}</p>
              <a href={`/api/documentos/${receipt.document}`} className={linkStyles}>
                {receipt.name}
              </a>
              <p className="text-sm text-ink-2">
                {[receiptDetails(receipt), receipt.clientSees ? text.delivered : text.onlyFirm]
                  .filter(Boolean)
                  .join('. ')}
                .
              </p>
            </div>
            <p className="flex gap-2">
              {clientSees && !receipt.clientSees ? (
                <Button
                  size="sm"
                  disabled={busy}
                  aria-label={`${text.deliverOne.button}: ${receipt.name}`}
                  onClick={() => deliver(receipt)}
                >
                  {text.deliverOne.button}
                </Button>
              ) : null}
              <Button
                size="sm"
                variant="quiet"
                disabled={busy}
                aria-label={`${text.unlink.button}: ${receipt.name}`}
                onClick={() => setAsked(receipt)}
              >
                {text.unlink.button}
              </Button>
            </p>
          </li>
        ))}
      </ul>
      {asked ? (
        <ConfirmDialog
          title={text.unlink.title}
          confirm={text.unlink.confirm}
          keep={text.unlink.keep}
          onConfirm={() => remove(asked)}
          onClose={() => setAsked(null)}
        >
          {text.unlink.text(asked.name)}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
