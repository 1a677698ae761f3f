'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Key } from '@/components/admin/shortcuts'
import { attempted } from '@/components/ui/use-act'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/modal'
import { todayText } from '@/content/today'
import { invoiceTitle } from '@/lib/einvoice/invoice-label'
import { formatPesos } from '@/lib/format/number'
import { decideInvoiceAction } from '@/lib/invoices/decisions/actions'
import type { QueueLine } from '@/lib/today/lines'
import { toast } from '@/lib/toast'

const text = todayText.sound

type AcceptSoundProps = { lines: readonly QueueLine[]; current: boolean; className: string }

export function AcceptSound({ lines, current, className }: AcceptSoundProps) {
  const router = useRouter()
  const wayOut = useRef<HTMLButtonElement>(null)
  /** The rows are copied when the dialog opens, so that live changes do not alter what the member is deciding about. */
  const [shown, setShown] = useState<readonly QueueLine[] | null>(null)
  const [sent, setSent] = useState<number | null>(null)

  async function accept(lines: readonly QueueLine[]) {
    const refusals: string[] = []
    for (const [place, { id, key }] of lines.entries()) {
      setSent(place + 1)
      const decision = { id, verdict: 'accepted', seen: key ?? 0, note: null, reason: null } as const
      const answer = await attempted(decideInvoiceAction(decision))
      if (!answer.ok) refusals.push(answer.message)
    }
    setSent(null)
    setShown(null)
    const done = lines.length - refusals.length
    if (done > 0) toast({ kind: 'success', title: text.done(done) })
    // All failures share one toast, because they usually have one cause: no connection, or another member's change.
    if (refusals[0]) toast({ kind: 'error', title: text.left(refusals.length), description: refusals[0] })
    router.refresh()
  }

  return (
    <>
      <Button
        size="sm"
        variant={current ? 'primary' : 'outline'}
        data-action
        aria-keyshortcuts={current ? 'Enter' : undefined}
        className={className}
        onClick={() => setShown(lines)}
      >
        {text.accept(lines.length)}
        {current ? <Key>Intro</Key> : null}
      </Button>
      {shown ? (
        <Modal
          initialFocus={wayOut}
          onClose={() => (sent === null ? setShown(null) : undefined)}
          aria-labelledby="accept-sound-title"
          aria-describedby="accept-sound-text"
          className="max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet"
        >
          <div className="p-6">
            <h2 id="accept-sound-title">{text.dialog.title(shown.length)}</h2>
            <p id="accept-sound-text" className="mt-2 text-ink-2">
              {text.dialog.text}
            </p>
            <ul className="mt-4 border-t border-ink text-[1rem]">
              {shown.map(({ id, detail, invoice }) => (
                <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-2">
                  <span className="min-w-0 wrap-anywhere">
                    <b className="font-[550]">{invoice ? invoiceTitle(invoice) : null}</b>
                    <span className="block text-sm text-ink-2">{detail}</span>
                  </span>
                  <span>{invoice?.total == null ? null : formatPesos(invoice.total)}</span>
                </li>
              ))}
            </ul>
            <p role="status" className="min-h-7 pt-1 text-sm text-ink-2">
              {sent === null ? null : text.dialog.working(sent, shown.length)}
            </p>
            <p className="mt-2 flex flex-wrap justify-end gap-3">
              <Button ref={wayOut} disabled={sent !== null} onClick={() => setShown(null)}>
                {text.dialog.keep}
              </Button>
              <Button variant="primary" busy={sent !== null} onClick={() => void accept(shown)}>
                {text.accept(shown.length)}
              </Button>
            </p>
          </div>
        </Modal>
      ) : null}
    </>
  )
}
