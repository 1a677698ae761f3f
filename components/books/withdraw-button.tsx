'use client'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useAct } from '@/components/ui/use-act'
import { bookExportText } from '@/content/books-export'
import { withdrawBatchAction } from '@/lib/books/actions'

const text = bookExportText.batches

type WithdrawButtonProps = { client: string; batch: string; number: number }

export function WithdrawButton({ client, batch, number }: WithdrawButtonProps) {
  const { busy, act } = useAct()
  const [isAsking, ask] = useState(false)
  const withdraw = () =>
    act({
      work: () => withdrawBatchAction({ client, batch }),
      done: { title: text.done },
      failed: text.failed,
      place: 'batches',
    })
  return (
    <>
      <button
        type="button"
        className="row-act"
        disabled={busy}
        aria-label={text.withdrawOf(number)}
        onClick={() => ask(true)}
      >
        {text.withdraw}
      </button>
      {isAsking ? (
        <ConfirmDialog
          title={text.withdrawTitle(number)}
          confirm={text.withdrawConfirm}
          keep={text.keep}
          onConfirm={withdraw}
          onClose={() => ask(false)}
        >
          <p>{text.withdrawText}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
