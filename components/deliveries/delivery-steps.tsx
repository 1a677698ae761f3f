'use client'
import { Dialog } from 'radix-ui'
import { useState, type SubmitEvent } from 'react'
import { useAct } from '@/components/ui/use-act'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { DialogFrame } from '@/components/ui/dialog-frame'
import { Field } from '@/components/ui/field'
import { deliveriesText } from '@/content/deliveries'
import { dropDeliveryAction, retryDeliveryAction } from '@/lib/deliveries/actions'

const { drop, retry, retrying, toasts } = deliveriesText

export function DropForm({ id, what }: { id: string; what: string }) {
  const [open, setOpen] = useState(false)
  const [missing, setMissing] = useState(false)
  const { busy, act } = useAct()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    setMissing(!reason)
    if (!reason) return
    act({
      work: () => dropDeliveryAction({ id, reason }),
      done: { title: toasts.dropped, description: what },
      failed: toasts.failed,
      then: () => setOpen(false),
    })
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button size="sm" variant="danger" aria-label={`${drop.button}: ${what}`}>
          {drop.button}
        </Button>
      </Dialog.Trigger>
      <DialogFrame
        title={drop.title}
        description={
          <>
            <b className="wrap-anywhere text-ink">{what}</b>. {drop.warning}
          </>
        }
      >
        <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
          <Field label={drop.field} hint={drop.hint} error={missing ? drop.missing : undefined}>
            {(control) => (
              <textarea
                {...control}
                name="reason"
                rows={3}
                maxLength={500}
                required
                className={inputStyles}
              />
            )}
          </Field>
          <div className="flex flex-wrap justify-end gap-2">
            <Dialog.Close asChild>
              <Button disabled={busy}>{drop.keep}</Button>
            </Dialog.Close>
            <Button type="submit" variant="danger" busy={busy}>
              {drop.confirm}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </Dialog.Root>
  )
}

export function RetryButton({ id, what }: { id: string; what: string }) {
  const { busy, act } = useAct()
  const press = () =>
    act({
      work: () => retryDeliveryAction({ id }),
      done: { title: toasts.retried, description: what },
      failed: toasts.failed,
    })
  return (
    <Button size="sm" busy={busy} onClick={press} aria-label={`${retry}: ${what}`}>
      {busy ? retrying : retry}
    </Button>
  )
}
