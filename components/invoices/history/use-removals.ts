'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { invoices } from '@/content/invoices'
import { deleteInvoiceAction, restoreInvoiceAction, withdrawInvoiceAction } from '@/lib/invoices/actions'
import { wayBack, type InvoiceItem } from '@/lib/invoices/invoice'
import type { Result } from '@/lib/result'
import { toast } from '@/lib/toast'

const text = invoices.removal

/** An invoice on its way out: asked for, done and still to be taken back, or being taken back. */
export type Removal = {
  invoice: InvoiceItem
  way: 'delete' | 'withdraw'
  stage: 'asked' | 'done' | 'undoing'
}

const send = { delete: deleteInvoiceAction, withdraw: withdrawInvoiceAction }

/** What was taken out of the list a moment ago; shown at once, put back when the server refuses. */
export function useRemovals() {
  const router = useRouter()
  const [removals, setRemovals] = useState<readonly Removal[]>([])

  const drop = (id: string) => setRemovals((known) => known.filter(({ invoice }) => invoice.id !== id))
  const move = (id: string, stage: Removal['stage']) =>
    setRemovals((known) => known.map((one) => (one.invoice.id === id ? { ...one, stage } : one)))

  function tellFailure(title: string, answer: Result<null> | null): void {
    const description = answer?.ok === false ? answer.message : text.unreachable
    toast({ kind: 'error', title, description })
    // Somebody was there before, here or at the firm: the list shows what is so now.
    if (answer) router.refresh()
  }

  async function remove(invoice: InvoiceItem): Promise<void> {
    const way = wayBack(invoice)
    if (!way || removals.some((one) => one.invoice.id === invoice.id)) return
    setRemovals((known) => [...known, { invoice, way, stage: 'asked' }])
    const answer = await send[way]({ id: invoice.id }).catch(() => null)
    if (answer?.ok) {
      move(invoice.id, 'done')
      toast({ kind: 'success', ...text[way].toast })
    } else {
      drop(invoice.id)
      tellFailure(text[way].failed, answer)
    }
  }

  /** Answers whether it is back in the list. */
  async function undo({ invoice: { id } }: Removal): Promise<boolean> {
    move(id, 'undoing')
    const answer = await restoreInvoiceAction({ id }).catch(() => null)
    if (answer?.ok) toast({ kind: 'success', ...text.undone })
    else tellFailure(text.undoFailed, answer)
    // Without an answer it can be tried again.
    if (answer) drop(id)
    else move(id, 'done')
    return Boolean(answer?.ok)
  }

  return { removals, remove, undo, drop }
}
