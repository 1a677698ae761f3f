'use client'
import { useState } from 'react'
import { useAct } from '@/components/ui/use-act'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { review } from '@/content/invoice-decisions'
import { moveInvoiceAction } from '@/lib/uploads/actions'

const text = review.move

type MoveInvoiceProps = {
  invoice: { id: string; decision: number; client: { name: string } }
  clients: readonly { id: string; name: string }[]
}

export function MoveInvoice({ invoice, clients }: MoveInvoiceProps) {
  const { busy, act } = useAct()
  const [asking, setAsking] = useState<MoveInvoiceProps['clients'][number] | null>(null)
  return (
    <section aria-labelledby="move-title" className="border-t border-rule py-4 text-sm">
      <h3 id="move-title" tabIndex={-1} className="text-[1rem] font-[550] outline-none">
        {text.title}
      </h3>
      <p className="mt-1 text-ink-2">{text.text}</p>
      <ul className="mt-2 grid gap-2">
        {clients.map((client) => (
          <li key={client.id}>
            <Button size="sm" busy={busy} onClick={() => setAsking(client)}>
              <span className="wrap-anywhere">{text.button(client.name)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asking ? (
        <ConfirmDialog
          title={text.ask(asking.name)}
          confirm={text.confirm}
          keep={text.keep}
          onClose={() => setAsking(null)}
          onConfirm={() =>
            act({
              work: () =>
                moveInvoiceAction({ invoice: invoice.id, client: asking.id, seen: invoice.decision }),
              done: ({ number }) => ({ title: text.done(asking.name), description: text.doneText(number) }),
              failed: text.failed,
              then: () => document.getElementById('findings-title')?.focus(),
            })
          }
        >
          {text.askText(invoice.client.name)}
        </ConfirmDialog>
      ) : null}
    </section>
  )
}
