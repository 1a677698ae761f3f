'use client'
import { Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { attempted } from '@/components/ui/use-act'
import { invoices } from '@/content/invoices'
import { deleteInvoiceAction, restoreInvoiceAction, withdrawInvoiceAction } from '@/lib/invoices/actions'
import { removalKind, type InvoiceItem } from '@/lib/invoices/invoice'
import { invoiceTitle } from '@/lib/einvoice/invoice-label'
import type { Failure } from '@/lib/result'
import { toast } from '@/lib/toast'

const text = invoices.removal
/** In milliseconds: the page offers the undo this long; the server accepts it for 30 s, because requests take time. */
const life = 10_000
const send = { delete: deleteInvoiceAction, withdraw: withdrawInvoiceAction }

/** `asked` means that the server has not confirmed the removal; `done` means that the user can undo the removal. */
export type Removal = {
  invoice: InvoiceItem
  way: 'delete' | 'withdraw'
  progress: 'asked' | 'done' | 'undoing'
}

/** Rows of removed invoices disappear at once, and come back if the server refuses the removal. */
export function useRemovals() {
  const router = useRouter()
  const [removals, setRemovals] = useState<readonly Removal[]>([])

  const drop = (id: string) => setRemovals((known) => known.filter(({ invoice }) => invoice.id !== id))
  const move = (id: string, progress: Removal['progress']) =>
    setRemovals((known) => known.map((one) => (one.invoice.id === id ? { ...one, progress } : one)))

  function tellFailure(title: string, { code, message }: Failure): void {
    toast({ kind: 'error', title, description: message })
    // A refusal means that the server has a newer state, such as a decision of the firm, so the page is refreshed.
    if (code !== 'unavailable') router.refresh()
  }

  async function remove(invoice: InvoiceItem): Promise<void> {
    const way = removalKind(invoice)
    if (!way || removals.some((one) => one.invoice.id === invoice.id)) return
    setRemovals((known) => [...known, { invoice, way, progress: 'asked' }])
    const answer = await attempted(send[way]({ id: invoice.id }), text.unreachable)
    if (answer.ok) {
      move(invoice.id, 'done')
      toast({ kind: 'success', ...text[way].toast })
    } else {
      drop(invoice.id)
      tellFailure(text[way].failed, answer)
    }
  }

  async function undo({ invoice: { id } }: Removal): Promise<boolean> {
    move(id, 'undoing')
    const answer = await attempted(restoreInvoiceAction({ id }), text.unreachable)
    if (answer.ok) toast({ kind: 'success', ...text.undone })
    else tellFailure(text.undoFailed, answer)
    // If no answer came, the undo button returns, so that the user can try again.
    if (answer.ok || answer.code !== 'unavailable') drop(id)
    else move(id, 'done')
    return answer.ok
  }

  return { removals, remove, undo, drop }
}

type InvoiceUndoRowProps = { removal: Removal; onUndo: () => void; onExpire: () => void }

/** Replaces the row of a removed invoice; the undo does not expire while its button has keyboard focus. */
export function InvoiceUndoRow({ removal, onUndo, onExpire }: InvoiceUndoRowProps) {
  const { invoice, way, progress } = removal
  const button = useRef<HTMLButtonElement>(null)
  const due = useRef(false)

  const expire = useEffectEvent(() => {
    due.current = true
    if (!button.current?.matches(':focus-visible')) onExpire()
  })
  useEffect(() => {
    if (progress !== 'done') return
    button.current?.focus()
    const timer = setTimeout(expire, life)
    return () => clearTimeout(timer)
  }, [progress])

  return (
    <tr className="border-t border-rule text-[1rem] text-ink-2 max-sm:block">
      <td colSpan={6} className="max-sm:block">
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
          <span className="leading-snug wrap-anywhere">
            {text[way].removed}: <bdi>{invoiceTitle(invoice.label)}</bdi>, {invoice.label.number}
          </span>
          <Button
            ref={button}
            size="sm"
            busy={progress === 'undoing'}
            disabled={progress === 'asked'}
            onClick={onUndo}
            onBlur={() => {
              if (due.current && progress === 'done') onExpire()
            }}
            aria-label={`${text.undo}: ${invoice.label.number}`}
          >
            <Undo2 strokeWidth={1.75} aria-hidden />
            {text.undo}
          </Button>
        </div>
      </td>
    </tr>
  )
}
