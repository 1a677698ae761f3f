'use client'
import { useAct } from '@/components/admin/use-act'
import { Button } from '@/components/ui/button'
import { deliveriesText } from '@/content/deliveries'
import { retryDeliveryAction } from '@/lib/outbox/actions'

export function RetryButton({ id, what }: { id: string; what: string }) {
  const { retry, retrying, toasts } = deliveriesText
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
