'use client'
import { useState } from 'react'
import { useAct } from '@/components/ui/use-act'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { authenticity } from '@/content/einvoice/authenticity'
import { confirmSignerAction } from '@/lib/invoices/decisions/actions'

const text = authenticity.confirm

/** Shown when the signature is valid but its signer is not the supplier. */
export function ConfirmSigner({ invoice, name }: { invoice: string; name: string }) {
  const { busy, act } = useAct()
  const [asking, setAsking] = useState(false)
  const [confirmed, setConfirmed] = useState(false)
  if (confirmed) return <p className="pt-2 text-sm text-ink-2">{text.next}</p>
  return (
    <p className="pt-3">
      <Button size="sm" busy={busy} onClick={() => setAsking(true)}>
        {text.button}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={text.title(name)}
          confirm={text.confirm}
          keep={text.keep}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            act({
              work: () => confirmSignerAction({ invoice }),
              done: { title: text.done, description: text.next },
              failed: text.failed,
              then: () => setConfirmed(true),
            })
          }}
        >
          {text.text}
        </ConfirmDialog>
      ) : null}
    </p>
  )
}
