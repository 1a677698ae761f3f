'use client'
import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Removal } from '@/components/invoices/history/use-removals'
import { Button } from '@/components/ui/button'
import { invoices } from '@/content/invoices'

const text = invoices.removal
/** Milliseconds. The server allows for some more, so that what is pressed in time also arrives in time. */
const life = 10_000

type InvoiceTraceProps = { removal: Removal; onUndo: () => void; onExpire: () => void }

/** Stands where an invoice was. Takes the focus over from it, and waits for whoever is on it with the keyboard. */
export function InvoiceTrace({ removal, onUndo, onExpire }: InvoiceTraceProps) {
  const { invoice, way, stage } = removal
  const button = useRef<HTMLButtonElement>(null)
  const due = useRef(false)

  const expire = useEffectEvent(() => {
    due.current = true
    if (!button.current?.matches(':focus-visible')) onExpire()
  })
  useEffect(() => {
    if (stage !== 'done') return
    button.current?.focus()
    const timer = setTimeout(expire, life)
    return () => clearTimeout(timer)
  }, [stage])

  return (
    <tr className="border-t border-rule text-[1rem] text-ink-2 max-sm:block">
      <td colSpan={5} className="max-sm:block">
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
          <span className="leading-snug wrap-anywhere">
            {text[way].trace}: <bdi>{invoice.name}</bdi>, {invoice.number}
          </span>
          <Button
            ref={button}
            size="sm"
            busy={stage === 'undoing'}
            disabled={stage === 'asked'}
            onClick={onUndo}
            onBlur={() => {
              if (due.current && stage === 'done') onExpire()
            }}
            aria-label={`${text.undo}: ${invoice.number}`}
          >
            <Undo2 strokeWidth={1.75} aria-hidden />
            {text.undo}
          </Button>
        </div>
      </td>
    </tr>
  )
}
